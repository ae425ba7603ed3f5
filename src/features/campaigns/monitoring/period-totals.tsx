import type { Collected } from "@domain/campaign/campaign";
import type { Standing } from "@domain/evaluation/asked-subjects";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { coverageStatuses } from "@domain/evaluation/score/coverage";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { StandingMark } from "../../shared/evaluations/standing-mark";

interface PeriodTotalsProps {
  period: Pick<PeriodCoverage, "totals" | "wanted" | "subjects">;
  collected: Collected;
}

/** How many subjects are done, due and late, or that nothing is wanted of them, and how many evaluations or sessions there are. */
export function PeriodTotals({
  period: { totals, wanted, subjects },
  collected,
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
        .filter(([, count]) => count > 0)
        .map(([standing, count]) => (
          <Group key={standing} gap={6}>
            <StandingMark
              standing={standing}
              label={t(`campaigns.options.coverage.${standing}`)}
            />
            <Text fw={600}>{format.number(count)}</Text>
          </Group>
        ))}
      <Text c="dimmed">
        {collected === "quiz"
          ? t("campaigns.states.collected", { count: totals.count })
          : t("campaigns.states.sessions", { count: totals.count })}
      </Text>
    </Group>
  );
}
