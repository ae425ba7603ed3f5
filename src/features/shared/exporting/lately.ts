import { exportDaysMost } from "@domain/export/period";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";

/** The last so many days, today included, as a period of an export. */
export const lately = (now: Date, days: number = exportDaysMost - 1) => {
  const until = parisDay(now);
  return { since: addDays(until, 1 - days), until };
};

interface Days {
  since: CalendarDay | null;
  until: CalendarDay | null;
}

/** The period that a list is narrowed to, as far back from its end as one file goes; `usual` where the list does not say. */
export function listedPeriod(
  { since, until }: Days,
  usual: ReturnType<typeof lately>,
): ReturnType<typeof lately> {
  const last =
    until ??
    (since !== null && since > usual.until
      ? addDays(since, exportDaysMost - 1)
      : usual.until);
  const first = since ?? usual.since;
  const earliest = addDays(last, 1 - exportDaysMost);
  return {
    since: first < earliest || first > last ? earliest : first,
    until: last,
  };
}
