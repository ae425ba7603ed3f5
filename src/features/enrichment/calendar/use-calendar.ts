import { sessionsOnDay } from "@domain/enrichment/calendar/on-day";
import {
  firstWeekday,
  shownWeeks,
  spanOf,
} from "@domain/enrichment/calendar/weeks";
import {
  ongoingSessionsQuery,
  sessionsOfMonthQuery,
} from "@domain/enrichment/session-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, LiveList, Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import type { CalendarFilters } from "./calendar-filter";
import { wantsSession } from "./calendar-filter";

export type SessionRow = Row<"enrichmentSessions">;

/** The weeks that are shown, and what is on their days. */
export interface Calendar {
  live: Live<LiveList<"enrichmentSessions">>;
  today: CalendarDay;
  /** The day one looks at. */
  day: CalendarDay;
  weeks: readonly (readonly CalendarDay[])[];
  /** All that is read of these weeks and wanted. */
  rows: readonly SessionRow[];
  /** What is on a day, the earliest first. */
  on: (day: CalendarDay) => readonly SessionRow[];
  /** Whether nothing is on a day, wanted or not. */
  isEmpty: (day: CalendarDay) => boolean;
}

const none: readonly SessionRow[] = [];

/** Reads what was planned for the weeks shown, and what is with the animals now, since whenever. */
export function useCalendar(filters: CalendarFilters): Calendar {
  const { zooId } = useReadySession();
  const now = useNow(60_000);
  const first = firstWeekday(useLanguage());
  const today = parisDay(now);
  const day = filters.day ?? today;
  const weeks = shownWeeks(filters.view, day, first);
  const span = spanOf(weeks);
  const live = useLiveQueries(
    span === null
      ? null
      : [
          sessionsOfMonthQuery(zooId, span.from, span.to),
          ongoingSessionsQuery(zooId),
        ],
  );
  const found = live.state === "data" ? live.data.rows : none;
  const rows = found.filter(({ data }) => wantsSession(data, filters));
  return {
    live,
    today,
    day,
    weeks,
    rows,
    on: (one) => sessionsOnDay(rows, one, { now, of: ({ data }) => data }),
    isEmpty: (one) =>
      sessionsOnDay(found, one, { now, of: ({ data }) => data }).length === 0,
  };
}

/** Ids each once, the same list as long as they are the same. */
export function useEach(ids: readonly string[]): readonly string[] {
  const key = [...new Set(ids)].sort().join("/");
  return useMemo(() => (key === "" ? [] : key.split("/")), [key]);
}
