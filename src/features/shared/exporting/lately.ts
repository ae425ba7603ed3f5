import { exportDaysMost } from "@domain/export/asked";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";

/** The last so many days, today included, as a period of an export. */
export const lately = (now: Date, days: number = exportDaysMost - 1) => {
  const until = parisDay(now);
  return { since: addDays(until, 1 - days), until };
};
