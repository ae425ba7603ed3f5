import {
  amountIn,
  campaignCoverage,
  countedOf,
  monthsOf,
  periodAt,
  submissionsOf,
} from "@domain/campaign/progress";
import type { CampaignProgress, Collected } from "@domain/campaign/campaign";
import type { CampaignSubject } from "@domain/campaign/subjects";
import type { PeriodCoverage } from "@domain/evaluation/score/coverage";
import { parisDay } from "@domain/time/paris";
import { Card, Select, Stack, Text } from "@mantine/core";
import { IconTargetArrow } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCampaignProgress } from "../../../data/campaigns/use-campaigns";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import {
  defineFilter,
  flag,
  someOf,
  useFilter,
} from "../../../ui/list/filter/define-filter";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useCampaignWords } from "../parts/use-campaign-words";
import { useSubjects } from "../parts/use-subjects";
import { CoverageChart } from "./coverage-chart";
import { FullMonths } from "./full-months";
import { PeriodTotals } from "./period-totals";
import { RemindButton } from "./remind-button";
import { Subjects } from "./subjects-part";
import { usePeriodName } from "./use-period-name";

interface CollectedMonitoringProps {
  row: Row<"campaigns">;
  collected: Collected;
}

/** What is there of one thing that a campaign collects: over time, and in one period of each subject. */
export function CollectedMonitoring(props: CollectedMonitoringProps) {
  const { row, collected } = props;
  const { t } = useTranslation();
  const live = useCampaignProgress(row.id);
  // Sessions of observation are counted by animal.
  const all = useSubjects()(row.data);
  const subjects = all === null ? null : countedOf(collected, all);
  const today = parisDay(useNow());
  return (
    <QueryState
      query={subjects === null ? { state: "loading" } : live}
      isEmpty={() => subjects?.length === 0}
      empty={
        <EmptyState
          icon={IconTargetArrow}
          title={t(
            collected === "quiz"
              ? "campaigns.states.nobody"
              : "campaigns.states.nobodyObserved",
          )}
          body={t("campaigns.monitoring.nobodyHelp")}
        />
      }
    >
      {({ rows }) => {
        const months = monthsOf(
          rows.map(({ data }) => data),
          collected,
        );
        return (
          <Stack gap="md">
            <FullMonths
              months={rows.map(({ data }) => data)}
              collected={collected}
            />
            <Periods
              row={row}
              collected={collected}
              subjects={subjects ?? []}
              months={months}
              periods={campaignCoverage(
                row.data,
                (subjects ?? []).map(({ id }) => id),
                submissionsOf(months),
                today,
                collected,
              )}
              today={today}
            />
          </Stack>
        );
      }}
    </QueryState>
  );
}

interface PeriodsProps extends CollectedMonitoringProps {
  subjects: readonly CampaignSubject[];
  /** What was handed in, month by month. */
  months: readonly Pick<CampaignProgress, "subjects">[];
  periods: readonly PeriodCoverage[];
  today: ReturnType<typeof parisDay>;
}

function Periods(props: PeriodsProps) {
  const { row, collected, subjects, months, periods, today } = props;
  const { t } = useTranslation();
  const words = useCampaignWords();
  const periodName = usePeriodName();
  const filter = useMemo(
    () =>
      defineFilter({
        since: someOf(periods.map(({ id }) => id)),
        late: flag,
      }),
    [periods],
  );
  const [{ since, late }, change] = useFilter(filter);
  const now = periodAt(periods, today);
  const shown = periods.find(({ id }) => id === since) ?? now;
  if (shown === undefined) return null;
  // Of those to come nothing is due yet.
  const begun = periods.filter(({ from }) => from <= today);
  return (
    <Stack gap="md">
      <Text>{words.target(row.data.targets[collected], collected)}</Text>
      {begun.length > 1 && (
        <Card>
          <CoverageChart
            title={t("campaigns.monitoring.overTime")}
            periods={begun}
          />
        </Card>
      )}
      <Panel
        title={periodName(shown)}
        aside={
          periods.length > 1 && (
            <Select
              aria-label={t("campaigns.monitoring.period")}
              allowDeselect={false}
              data={periods.map((one) => ({
                value: one.id,
                label: periodName(one),
              }))}
              value={shown.id}
              onChange={(id) => change({ since: id === now?.id ? null : id })}
            />
          )
        }
      >
        {shown.from > today ? (
          <Text mb="md" role="status">
            {t("campaigns.monitoring.notBegun")}
          </Text>
        ) : (
          <>
            {shown.wanted === 0 &&
              row.data.targets[collected] !== undefined && (
                <Text mb="sm">{t("campaigns.monitoring.nothingWanted")}</Text>
              )}
            <PeriodTotals
              period={shown}
              collected={collected}
              count={amountIn(collected, months, shown)}
              isEnded={row.data.status !== "active"}
            />
          </>
        )}
        {row.data.targets[collected] !== undefined && (
          <RemindButton row={row} period={shown} />
        )}
        <Subjects
          row={row}
          collected={collected}
          months={months}
          period={shown}
          subjects={subjects}
          late={late}
          onLate={(on) => change({ late: on })}
        />
      </Panel>
    </Stack>
  );
}
