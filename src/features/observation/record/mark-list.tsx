import type { Mark } from "@domain/observation/rows/row";
import { clockAt } from "@domain/observation/timeline/clock";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import type { SessionNames } from "../parts/use-session-names";

interface MarkListProps {
  marks: readonly (Mark & { key: string })[];
  startedAt: Date;
  names: SessionNames;
}

/** What was noted beside behaviour: pauses and why, notes, clocks that jumped, other devices; nothing where nothing was. */
export function MarkList({ marks, startedAt, names }: MarkListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (marks.length === 0) return null;
  const detailOf = ({ kind, text, animalId }: Mark): string => {
    const said =
      kind === "clock" && text !== null
        ? format.number(Number(text) / 1000, {
            style: "unit",
            unit: "second",
            signDisplay: "always",
            maximumFractionDigits: 0,
          })
        : text;
    return [animalId === null ? null : names.animal(animalId), said]
      .filter((part) => part !== null && part !== "")
      .join(" · ");
  };
  return (
    <Panel title={t("observation.record.headings.marks")}>
      <Stack gap={6} component="ul" p={0} m={0}>
        {marks.map((mark) => (
          <Text
            key={mark.key}
            component="li"
            size="sm"
            style={{ listStyle: "none" }}
          >
            {[
              clockAt(startedAt, mark.t),
              t(`observation.record.marks.${mark.kind}`),
              detailOf(mark),
            ]
              .filter((part) => part !== "")
              .join(" · ")}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
