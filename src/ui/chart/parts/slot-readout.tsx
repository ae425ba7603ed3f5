import { Box, Flex, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TimeChartData } from "../chart-data";
import type { ChartWords } from "../chart-words";
import { marksIn } from "../chart-words";

interface ReadoutProps {
  data: TimeChartData;
  words: ChartWords;
  /** null: nobody looks at any. */
  at: number | null;
}

/** What stands in the slot somebody looks at, below the chart: it covers nothing, and has its room before it is needed. */
export function SlotReadout({ data, words, at }: ReadoutProps) {
  const { t } = useTranslation();
  const { slots, series, marks = [] } = data;
  const slot = at === null ? undefined : slots[at];
  if (at === null || slot === undefined)
    return (
      <Text size="sm" c="dimmed" mih={44} data-screen>
        {t("chart.labels.look")}
      </Text>
    );
  const happened = marksIn(marks, at);
  return (
    <Box mih={44} data-screen>
      <Text size="sm" fw={600}>
        {slot.name}
      </Text>
      <Flex wrap="wrap" columnGap="md" rowGap={2}>
        {series.map((one) => (
          <Text key={one.key} size="sm">
            {series.length > 1
              ? words.of(one.name, one.values[at] ?? null)
              : words.value(one.values[at] ?? null)}
          </Text>
        ))}
        {happened.map(({ key, name }) => (
          <Text key={key} size="sm" c="dimmed">
            {name}
          </Text>
        ))}
      </Flex>
    </Box>
  );
}

/** The same as one sentence, for who hears it. */
export function slotSentence(
  { slots, series, marks = [] }: TimeChartData,
  words: ChartWords,
  at: number,
): string {
  const values = series.map((one) =>
    series.length > 1
      ? words.of(one.name, one.values[at] ?? null)
      : words.value(one.values[at] ?? null),
  );
  const happened = marksIn(marks, at).map(({ name }) => name);
  return [slots[at]?.name ?? "", ...values, ...happened].join(". ");
}
