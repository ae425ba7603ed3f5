import { mayExport, seesPeople } from "@domain/export/rights";
import { addDays, isCalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { IconLock, IconReportAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useAnswer } from "../../../data/hooks/use-answer";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { DayField } from "../../../ui/form/fields/date-field";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { FilterBar } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { MailButton } from "../../shared/exporting/mail-button";
import { usePersonName } from "../data/use-result-names";
import { activityFilter, usualDays } from "./activity-filter";
import { ActivityReport } from "./activity-report";

/** How much was assessed and observed in a period; totals for those who lead, by person for whoever administers. */
export function ActivityTab() {
  const { t } = useTranslation();
  const session = useReadySession();
  if (!mayExport(session, "activity"))
    return (
      <EmptyState
        icon={IconLock}
        title={t("shell.states.notAllowed")}
        body={t("shell.messages.notAllowed")}
      />
    );
  return <Report />;
}

function Report() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [filters, change] = useFilter(activityFilter);
  const today = parisDay(useNow());
  const until = filters.until ?? today;
  const since = filters.since ?? addDays(until, 1 - usualDays);
  const byPerson = seesPeople(session, session.zooId);
  const userId = byPerson ? filters.userId : null;
  const live = useAnswer("readActivity", {
    zooId: session.zooId,
    period: { since, until },
    userId,
  });
  const people =
    live.state === "data" ? (live.data.people ?? []).map(({ id }) => id) : [];
  return (
    <>
      <FilterBar label={t("results.activity.filter")}>
        {(["since", "until"] as const).map((name) => (
          <DayField
            key={name}
            label={t(`exports.fields.${name}`)}
            maw={180}
            value={name === "since" ? since : until}
            onChange={(given) =>
              change({
                [name]: given !== null && isCalendarDay(given) ? given : null,
              })
            }
          />
        ))}
        {byPerson && (
          <PersonChoice
            ids={people}
            userId={userId}
            onChange={(id) => change({ userId: id })}
          />
        )}
        <MailButton
          asked={{ kind: "activity", period: { since, until }, userId }}
        />
      </FilterBar>
      <QueryState
        query={live}
        isEmpty={({ over }) => over.length === 0}
        empty={
          <EmptyState
            icon={IconReportAnalytics}
            title={t("results.activity.none")}
            body={t("results.activity.noneHelp")}
          />
        }
      >
        {(activity) => (
          <ActivityReport activity={activity} period={{ since, until }} />
        )}
      </QueryState>
    </>
  );
}

interface PersonChoiceProps {
  ids: readonly string[];
  userId: string | null;
  onChange: (userId: string | null) => void;
}

function PersonChoice({ ids, userId, onChange }: PersonChoiceProps) {
  const { t } = useTranslation();
  const { byName } = useFormat();
  const nameOf = usePersonName();
  const all = new Set([...ids, ...(userId === null ? [] : [userId])]);
  return (
    <FilterChoice
      label={t("results.history.fields.person")}
      all={t("results.activity.everybody")}
      values={[...all].sort((a, b) => byName(nameOf(a), nameOf(b)))}
      labelOf={nameOf}
      value={userId}
      onChange={onChange}
    />
  );
}
