import type {
  CriterionResult,
  Results,
} from "@domain/evaluation/results/results";
import { Box, Flex, SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import type { Rows } from "../../../ui/chart/parts/rows";
import { Panel } from "../../../ui/page/panel";
import { Radar } from "../charts/radar";
import { ScoreBar } from "../charts/score-bar";
import type { ResultData } from "../data/result-data";
import { useScoreWords } from "./use-score-words";

/** Fewer axes enclose nothing. */
const axesLeast = 3;

interface CriteriaPanelProps {
  data: ResultData;
  results: Results;
}

/** How each criterion scores: bars with what is not known, the radar, and the table behind. */
export function CriteriaPanel({ data, results }: CriteriaPanelProps) {
  const { t } = useTranslation();
  const { names } = data;
  const rowsOf = useCriteriaRows(data, results.criteria);
  const axes = results.criteria.flatMap(({ categoryId: key, value }) =>
    value === null ? [] : [{ key, value }],
  );
  const isWhole =
    axes.length === results.criteria.length && axes.length >= axesLeast;
  return (
    <Panel title={t("results.criteria.title")}>
      <ChartFigure
        title={t("results.criteria.chart")}
        facts={t("results.criteria.facts")}
        file={t("results.criteria.chart")}
        rowsOf={rowsOf}
      >
        <SimpleGrid
          type="container"
          cols={{ base: 1, "720px": isWhole ? 2 : 1 }}
          spacing="xl"
        >
          <Stack component="ol" gap="md" m={0} p={0}>
            {results.criteria.map((one, index) => (
              <CriterionLine
                key={one.categoryId}
                number={index + 1}
                criterion={one}
                data={data}
                name={names.criterion(one.categoryId)}
              />
            ))}
          </Stack>
          {isWhole && (
            <Box mx="auto" w="100%" maw={300}>
              <Radar axes={axes} />
            </Box>
          )}
        </SimpleGrid>
      </ChartFigure>
    </Panel>
  );
}

interface CriterionLineProps {
  number: number;
  criterion: CriterionResult;
  data: ResultData;
  name: string;
}

function CriterionLine({ number, criterion, data, name }: CriterionLineProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { silence, answeredShare, n, of } = criterion;
  const left = words.leftOut(criterion.leftOut, data.names);
  return (
    <Stack component="li" gap={4} style={{ listStyle: "none" }}>
      <Flex justify="space-between" columnGap="md" wrap="wrap">
        <Text fw={500}>
          {number} · {name}
        </Text>
        <Text style={{ fontVariantNumeric: "tabular-nums" }}>
          {words.range(criterion, silence)}
        </Text>
      </Flex>
      <ScoreBar {...criterion} />
      <Flex columnGap="md" wrap="wrap">
        <Text size="sm" c="dimmed">
          {t("results.criteria.share", {
            share: words.percent(answeredShare),
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {words.of(n, of, data.kind)}
        </Text>
      </Flex>
      {left !== null && <Text size="sm">{left}</Text>}
    </Stack>
  );
}

/** The table behind: a criterion a line. */
function useCriteriaRows(
  { names, kind }: ResultData,
  criteria: readonly CriterionResult[],
): () => Rows {
  const { t } = useTranslation();
  const words = useScoreWords();
  const text = (value: number | null) =>
    value === null ? "" : words.score(value);
  return () => ({
    columns: [
      { head: t("results.fields.criterion"), isNumber: false },
      ...(["score", "low", "high", "share", "n", "mean95"] as const).map(
        (field) => ({ head: t(`results.fields.${field}`), isNumber: true }),
      ),
      { head: t("results.fields.remark"), isNumber: false },
    ],
    rows: criteria.map((one) => [
      names.criterion(one.categoryId),
      text(one.value),
      text(one.low),
      text(one.high),
      words.percent(one.answeredShare),
      words.of(one.n, one.of, kind),
      one.interval === null ? "" : words.between(one.interval),
      [
        one.silence === null ? "" : t(`results.silence.${one.silence}`),
        words.leftOut(one.leftOut, names) ?? "",
      ]
        .filter((part) => part !== "")
        .join(" "),
    ]),
  });
}
