import type { Bucket } from "../buckets/stored";
import { startOfHour } from "../buckets/keys";
import type { DayHours, MonthDays } from "../buckets/periods";
import { partsInOrder } from "../buckets/periods";
import { startOfDay } from "../../time/paris";
import { currentValues } from "./fold";
import type { Value, ValueLog } from "./value";

/** What was measured last, and when: at an instant, or some time in an hour or a day that begins then. */
export interface Latest {
  value: Value;
  at: Date;
  known: "instant" | "hour" | "day";
  /** Who gave it; null: a sensor, or it is not known. */
  by: string | null;
}

const lengthMs = { instant: 0, hour: 3_600_000, day: 86_400_000 } as const;

const endOf = ({ at, known }: Latest): number => at.getTime() + lengthMs[known];

function lastPart<K extends string>(
  parts: Readonly<Partial<Record<K, Bucket>>>,
  known: "hour" | "day",
  startOf: (key: K) => Date,
): Latest[] {
  const last = partsInOrder(parts).at(-1);
  if (last === undefined) return [];
  const [key, bucket] = last;
  return [{ value: bucket.last, at: startOf(key), known, by: null }];
}

/** The better known of what is kept of days and months: an hour within its day, else the later one. */
const better = (best: Latest, one: Latest): Latest =>
  one.at >= best.at ? one : best;

const same = (a: Value, b: Value): boolean => a.valueOf() === b.valueOf();

/**
 * What was measured last of one series: from what people said of it, in whatever order, and from what is kept of its days and
 * months, as far as they are here. null for none.
 */
export function latestOf(
  logs: readonly ValueLog[],
  days: readonly DayHours[],
  months: readonly MonthDays[],
): Latest | null {
  const all = currentValues(logs);
  const last = all.at(-1);
  const given: Latest | null =
    last === undefined
      ? null
      : {
          value: last.value,
          at: last.log.at,
          known: "instant",
          by: last.log.by,
        };
  const kept = [
    ...months.flatMap((parts) => lastPart(parts, "day", startOfDay)),
    ...days.flatMap((parts) => lastPart(parts, "hour", startOfHour)),
  ];
  const [first, ...others] = kept;
  if (first === undefined || given === null)
    return first ? others.reduce(better, first) : given;
  const counted = others.reduce(better, first);
  if (given.at < counted.at) return counted;
  // What people gave may not be counted yet; what nobody of them gave in that time, a sensor said after it.
  const isPeoples = all.some(
    ({ log, value }) =>
      log.at >= counted.at &&
      log.at.getTime() < endOf(counted) &&
      same(value, counted.value),
  );
  return given.at.getTime() >= endOf(counted) || isPeoples ? given : counted;
}
