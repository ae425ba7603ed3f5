import type { Collected } from "@domain/campaign/campaign";
import type { Standing } from "@domain/evaluation/asked-subjects";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { coverageStatuses } from "@domain/evaluation/score/coverage";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { CoverageMark } from "./coverage-mark";

interface PeriodTotalsProps {
  period: Pick<PeriodCoverage, "totals" | "wanted" | "subjects">;
  collected: Collected;
  /** So many evaluations, or sessions. */
  count: number;
  /** Of one that was archived or stopped nothing is to be done any more. */
  isEnded: boolean;
}

/** How many subjects are done, due and late, or that nothing is wanted of them, and how many evaluations or sessions there are. */
export function PeriodTotals({
  period: { totals, wanted, subjects },
  collected,
  count,
  isEnded,
}: PeriodTotalsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const standings: [Standing, number][] =
    wanted === 0
      ? [["open", subjects.length]]
      : coverageStatuses.map((status) => [status, totals[status]]);
  return (
    <Group gap="lg" mb="md" role="status">
      {standings
        .filter(([, of]) => of > 0)
        .map(([standing, of]) => (
          <Group key={standing} gap={6}>
            <CoverageMark standing={standing} isEnded={isEnded} />
            <Text fw={600}>{format.number(of)}</Text>
          </Group>
        ))}
      <Text c="dimmed">
        {collected === "quiz"
          ? t("campaigns.states.collected", { count })
          : t("campaigns.states.sessions", { count })}
      </Text>
    </Group>
  );
}
