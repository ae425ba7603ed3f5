import { monthOfDay, seriesKey } from "@domain/measures/buckets/keys";
import type { Latest } from "@domain/measures/values/latest";
import { latestOf } from "@domain/measures/values/latest";
import {
  dayOfPlaceQuery,
  latestMeasuresQuery,
  monthsOfPlaceQuery,
} from "@domain/measures/values/latest-queries";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** So many days back a value of a sensor is still found. */
const backDays = 28;

/** What was measured last in an enclosure, by series; what is on its way is not there yet. */
export interface LatestValues {
  of: (parameterId: string, areaId: string | null) => Latest | null;
  /** Whether there is any value. */
  has: (parameterId: string, areaId: string | null) => boolean;
  /** Whether a value waits to be sent. */
  isPending: (parameterId: string, areaId: string | null) => boolean;
}

interface HasSeries {
  data: { parameterId: string; areaId: string | null };
}

export function useLatest(enclosureId: string): LatestValues {
  const { zooId } = useReadySession();
  const today = parisDay(useNow());
  const from = monthOfDay(addDays(today, -backDays));
  const months = [...new Set([from, monthOfDay(today)])];
  const logs = useLiveQueries([latestMeasuresQuery(zooId, enclosureId)]);
  const days = useLiveQueries([dayOfPlaceQuery(zooId, enclosureId, today)]);
  const kept = useLiveQueries([monthsOfPlaceQuery(zooId, enclosureId, months)]);
  const rowsOf = <T>(live: { state: string; data?: { rows: readonly T[] } }) =>
    live.state === "data" ? (live.data?.rows ?? []) : [];
  const isOf =
    (parameterId: string, areaId: string | null) =>
    ({ data }: HasSeries) =>
      seriesKey(data.parameterId, data.areaId) ===
      seriesKey(parameterId, areaId);
  return {
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
