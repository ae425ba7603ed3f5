import { bucketOf } from "@domain/measures/buckets/bucket";
import type { Bucket } from "@domain/measures/buckets/stored";
import type { MonthKey } from "@domain/measures/buckets/keys";
import { monthOfDay } from "@domain/measures/buckets/keys";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { aMeasureMonth } from "./measures";

/** The months of a series that has one value a week, the last on a day. */
export function weeklyMonths(
  parameterId: string,
  means: readonly number[],
  last: CalendarDay,
) {
  const months = new Map<MonthKey, Record<string, Bucket>>();
  means.forEach((value, index) => {
    const day = addDays(last, 7 * (index + 1 - means.length));
    const at = new Date(startOfDay(day).getTime() + 3_600_000);
    const month = monthOfDay(day);
    const bucket = bucketOf([{ at, value, key: "" }], "numeric");
    if (bucket === null) throw new Error(`no bucket of ${String(value)}`);
    months.set(month, { ...months.get(month), [day]: bucket });
  });
  return [...months].map(([month, days]) =>
    aMeasureMonth({ parameterId, month, days }),
  );
}
