import type { Collected } from "@domain/campaign/campaign";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { coverageStatuses } from "@domain/evaluation/score/coverage";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { StandingMark } from "../../shared/evaluations/standing-mark";

interface PeriodTotalsProps {
  period: Pick<PeriodCoverage, "totals">;
  collected: Collected;
}

/** How many subjects are done, due and late, and how many evaluations or sessions there are. */
export function PeriodTotals({
  period: { totals },
  collected,
}: PeriodTotalsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Group gap="lg" mb="md" role="status">
      {coverageStatuses
        .filter((status) => totals[status] > 0)
        .map((status) => (
          <Group key={status} gap={6}>
            <StandingMark
              standing={status}
              label={t(`campaigns.options.coverage.${status}`)}
            />
            <Text fw={600}>{format.number(totals[status])}</Text>
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
