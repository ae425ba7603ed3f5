import { periodAt } from "@domain/evaluation/history/period";
import { parisDay } from "@domain/time/paris";
import { IconCalendarStats } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../data/hooks/use-live";
import { useFilter } from "../../ui/list/filter/define-filter";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ListNotes } from "../../ui/list/list-notes";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { MailButton } from "../shared/exporting/mail-button";
import { ActivityTab } from "./activity/activity-part";
import { EvaluationDays } from "./history/evaluation-days";
import { historyFilter, isShown, narrowing } from "./history/history-filter";
import { HistoryFilterBar, PeriodTools } from "./history/history-tools";
import { Observations } from "./history/observations";
import { OwnShare } from "./parts/own-share";
import { UnseenTab } from "./unseen/unseen-part";
import { useHistory, useHistoryNames } from "./history/use-history";

/** Nothing that narrows; where in time one looks stays. */
const everything = {
  animalId: null,
  userId: null,
  campaignId: null,
  surveyId: null,
} as const;

/** What was assessed when, by month or week. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("results.history.title")} />
      <RecordTabs
        label={t("results.history.title")}
        tabs={[
          {
            id: "evaluations",
            label: t("results.history.tabs.evaluations"),
            content: <Evaluations />,
          },
          {
            id: "observations",
            label: t("results.history.tabs.observations"),
            content: <Observations />,
          },
          {
            id: "activity",
            label: t("results.history.tabs.activity"),
            content: <ActivityTab />,
          },
          {
            id: "unseen",
            label: t("results.history.tabs.unseen"),
            content: <UnseenTab />,
          },
        ]}
      />
    </>
  );
}

function Evaluations() {
  const { t } = useTranslation();
  const [filters, change] = useFilter(historyFilter);
  const now = useNow();
  const period = periodAt(filters.from ?? parisDay(now), filters.mode);
  const live = useHistory(period);
  const all = live.state === "data" ? live.data.rows : [];
  const campaignIds = all.flatMap(({ data }) => data.campaignId ?? []);
  const names = useHistoryNames([...new Set(campaignIds)].sort());
  return (
    <>
      <PeriodTools period={period} mode={filters.mode} onChange={change} />
      <HistoryFilterBar
        filters={filters}
        evaluations={all.map(({ data }) => data)}
        names={names}
        onChange={change}
      />
      <OwnShare />
      <MailButton
        asked={{
          kind: "evaluations",
          period: { since: period.from, until: period.to },
          campaignId: filters.campaignId,
          surveyId: filters.surveyId,
          subjectId: filters.animalId,
          userId: filters.userId,
        }}
      />
      <QueryState query={live} isEmpty={() => false}>
        {({ rows, unreadable, full }) => {
          const shown = rows.filter(({ data }) => isShown(data, filters));
          if (shown.length === 0)
            return narrowing(filters).length > 0 ? (
              <NothingFound
                icon={IconCalendarStats}
                title={t("results.history.nothingFound")}
                onReset={() => change(everything)}
              />
            ) : (
              <EmptyState
                icon={IconCalendarStats}
                title={t("results.history.none")}
                body={t("results.history.noneHelp")}
              />
            );
          return (
            <>
              <EvaluationDays rows={shown} period={period} names={names} />
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </>
          );
        }}
      </QueryState>
    </>
  );
}
