import type { MonthKey } from "@domain/measures/buckets/keys";
import {
  monthAfter,
  monthOfDay,
  seriesKey,
} from "@domain/measures/buckets/keys";
import type { Source } from "@domain/measures/values/of-series";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { Latest } from "@domain/measures/values/latest";
import { latestOf } from "@domain/measures/values/latest";
import {
  latestDayQuery,
  latestMeasuresQuery,
  latestMonthsQuery,
} from "@domain/measures/values/latest-queries";
import type { Subject } from "@domain/measures/subject";
import { isAnimal, sourceOf } from "@domain/measures/subject";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** So many days back a value of a sensor is still found, and one of an animal, of which few are given. */
const backDays = { place: 28, animal: 185 } as const;

/** What was measured last in an enclosure or of an animal, by series; what is on its way is not there yet. */
export interface LatestValues {
  /** Whether all of it is read: until then nothing says that there is no value. */
  isRead: boolean;
  of: (parameterId: string, areaId: string | null) => Latest | null;
  /** Whether there is any value. */
  has: (parameterId: string, areaId: string | null) => boolean;
  /** Whether a value waits to be sent. */
  isPending: (parameterId: string, areaId: string | null) => boolean;
}

interface HasSeries {
  data: { parameterId: string; areaId?: string | null };
}

/** The months from one day up to another. */
function monthsFrom(day: CalendarDay, until: CalendarDay): MonthKey[] {
  const months = [monthOfDay(day)];
  for (
    let last = monthOfDay(day);
    last < monthOfDay(until);
    last = monthAfter(last)
  )
    months.push(monthAfter(last));
  return months;
}

export function useLatest(subject: Subject): LatestValues {
  const session = useReadySession();
  const today = parisDay(useNow());
  const back = isAnimal(subject) ? backDays.animal : backDays.place;
  const months = monthsFrom(addDays(today, -back), today);
  const source = sourceOf(session, session.zooId, subject);
  const asked = <T>(query: (of: Source) => T) =>
    source === null ? null : [query(source)];
  const logs = useLiveQueries(asked((of) => latestMeasuresQuery(of)));
  const days = useLiveQueries(asked((of) => latestDayQuery(of, today)));
  const kept = useLiveQueries(asked((of) => latestMonthsQuery(of, months)));
  const rowsOf = <T>(live: { state: string; data?: { rows: readonly T[] } }) =>
    live.state === "data" ? (live.data?.rows ?? []) : [];
  const isOf =
    (parameterId: string, areaId: string | null) =>
    ({ data }: HasSeries) =>
      seriesKey(data.parameterId, data.areaId ?? null) ===
      seriesKey(parameterId, areaId);
  return {
    isRead: [logs, days, kept].every(({ state }) => state === "data"),
    of: (parameterId, areaId) => {
      const ofSeries = isOf(parameterId, areaId);
      return latestOf(
        rowsOf(logs)
          .filter(ofSeries)
          .map(({ id, data }) => ({ ...data, id })),
        rowsOf(days)
          .filter(ofSeries)
          .map(({ data }) => data.hours),
        rowsOf(kept)
          .filter(ofSeries)
          .map(({ data }) => data.days),
      );
    },
    has: (parameterId, areaId) =>
      [logs, days, kept].some((live) =>
        rowsOf<HasSeries>(live).some(isOf(parameterId, areaId)),
      ),
    isPending: (parameterId, areaId) =>
      rowsOf(logs)
        .filter(isOf(parameterId, areaId))
        .some(({ pending }) => pending),
  };
}
