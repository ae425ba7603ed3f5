import type { Movable } from "@domain/observation/analysed/positions/movable";
import { movedMost } from "@domain/observation/analysed/positions/movable";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useEffortWords } from "../../../parts/use-effort-words";

interface MoveSummaryProps {
  report: Movable;
  /** So many sessions somebody may not correct. */
  notMine: number;
  parts: number;
  /** There are more than are moved in one go. */
  isOver: boolean;
  /** Two marks of a map are the same. */
  isSame: boolean;
}

/** How much would be moved, in how many parts, and what of it would not fit. */
export function MoveSummary(props: MoveSummaryProps) {
  const { report, notMine, parts, isOver, isSame } = props;
  const { t } = useTranslation();
  const effort = useEffortWords();
  if (report.points === 0)
    return <Text c="dimmed">{t("analysis.positions.all.nothing")}</Text>;
  const lines = [
    ...(isSame ? [t("analysis.positions.all.same")] : []),
    ...(report.beyond > 0
      ? [t("analysis.positions.all.beyond", { count: report.beyond })]
      : []),
    ...(notMine > 0
      ? [
          t("analysis.positions.all.notYours", {
            sessions: effort.sessions(notMine),
          }),
        ]
      : []),
    t("analysis.positions.all.parts", { count: parts }),
    ...(isOver ? [t("analysis.positions.all.most", { most: movedMost })] : []),
  ];
  return (
    <Stack gap={4} role="status">
      <Text fw={600}>
        {t("analysis.positions.all.count", {
          count: report.points,
          sessions: effort.sessions(
            report.sessions.filter(({ points }) => points > 0).length,
          ),
        })}
      </Text>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
