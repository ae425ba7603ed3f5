import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { coverageStatuses } from "@domain/evaluation/score/coverage";
import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { StandingMark } from "../../shared/evaluations/standing-mark";

/** How many subjects are done, due and late, and how many evaluations there are. */
export function PeriodTotals({
  period: { totals },
}: {
  period: Pick<PeriodCoverage, "totals">;
}) {
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
        {t("campaigns.states.collected", { count: totals.count })}
      </Text>
    </Group>
  );
}
