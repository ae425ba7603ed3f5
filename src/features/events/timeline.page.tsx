import { eventsQuery, operationEventsQuery } from "@domain/event/event-queries";
import { href } from "@domain/pages";
import { IconTimeline } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useThumbnails } from "../../data/files/use-file-url";
import { useReadySession } from "../../data/hooks/ready-session";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import { TextLink } from "../../ui/display/text-link";
import { useFilter } from "../../ui/list/filter/define-filter";
import { NothingFound } from "../../ui/list/filter/nothing-found";
import { ListNotes } from "../../ui/list/list-notes";
import { LoadMore } from "../../ui/list/load-more";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { EventDays } from "./list/event-days";
import { TimelineFilterBar } from "./list/timeline-filter-bar";
import { TimelineMail } from "./list/timeline-mail";
import { askedOf, timelineFilter } from "./list/timeline-filters";
import { namedIn } from "./parts/about";

/** Events shown at once. */
const step = 50;

/** What became of the establishment's records, latest first. */
export function Component() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [filters, change] = useFilter(timelineFilter);
  const { operation } = filters;
  const { live, more, growing } = useGrowingList(
    (limit) =>
      operation === null
        ? eventsQuery(zooId, askedOf(filters), limit)
        : operationEventsQuery(zooId, operation, limit),
    { step },
  );
  const rows = live.state === "data" ? live.data.rows : [];
  useThumbnails(rows.map(({ data }) => data.picture));
  const narrows = timelineFilter.chips(filters).length > 0;
  return (
    <>
      <PageHeader title={t("events.title")} actions={<TimelineMail />} />
      {operation === null ? (
        <TimelineFilterBar filters={filters} change={change} />
      ) : (
        <p>
          <TextLink to={href("timeline")}>{t("events.actions.back")}</TextLink>
        </p>
      )}
      <QueryState
        query={live}
        isEmpty={(list) => list.rows.length === 0}
        empty={
          narrows ? (
            <NothingFound
              icon={IconTimeline}
              title={t("events.states.nothingFound")}
              onReset={() => change(timelineFilter.initial)}
            />
          ) : (
            <EmptyState
              icon={IconTimeline}
              title={t("events.states.emptyTitle")}
              body={t("events.states.empty")}
            />
          )
        }
      >
        {(list) => (
          <>
            <EventDays
              rows={list.rows}
              alone={
                operation !== null || namedIn(filters)?.collection === "animals"
              }
            />
            <ListNotes
              unreadable={list.unreadable}
              full={false}
              shown={list.rows.length}
            />
            <LoadMore onMore={more} loading={growing} />
          </>
        )}
      </QueryState>
    </>
  );
}
