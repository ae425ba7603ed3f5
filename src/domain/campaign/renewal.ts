import type { CalendarDay } from "../time/calendar-day";
import { addDays, daysBetween, daysInMonth } from "../time/calendar-day";
import type { Campaign, RenewalPeriod } from "./campaign";

const monthsOf: Partial<Record<RenewalPeriod, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
};

/** The same day so many months later, or the month's last. */
function addMonths(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const total = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(total / 12), (total % 12) + 1];
  const last = Math.min(date, daysInMonth(y, m));
  return [
    String(y).padStart(4, "0"),
    String(m).padStart(2, "0"),
    String(last).padStart(2, "0"),
  ].join("-") as CalendarDay;
}

const startAfter = (
  start: CalendarDay,
  length: number,
  period: RenewalPeriod,
): CalendarDay => {
  if (period === "length") return addDays(start, length + 1);
  if (period === "week") return addDays(start, 7);
  return addMonths(start, monthsOf[period] ?? 1);
};

/**
 * The days of the campaign that follows one which renews itself: as long, beginning its period later, and never before
 * the one before is over. null: it is not renewed.
 *
 * @example renewedDates({ startDate: "2026-01-01", endDate: "2026-01-14", autoRenewal: { period: "year" } })
 * // { startDate: "2027-01-01", endDate: "2027-01-14" }
 */
export function renewedDates({
  startDate,
  endDate,
  autoRenewal,
}: Pick<Campaign, "startDate" | "endDate" | "autoRenewal">): {
  startDate: CalendarDay;
  endDate: CalendarDay;
} | null {
  if (autoRenewal === null) return null;
  const length = daysBetween(startDate, endDate);
  const next = startAfter(startDate, length, autoRenewal.period);
  const start = next > endDate ? next : addDays(endDate, 1);
  return { startDate: start, endDate: addDays(start, length) };
}

/** The id of the one that follows: that of the first of the series and a number, `spring_2` after `spring`. */
export function renewedId({
  campaignId,
  renewedFrom,
}: Pick<Campaign, "campaignId" | "renewedFrom">): string {
  if (renewedFrom === null) return `${campaignId}_2`;
  const number = Number(campaignId.slice(renewedFrom.length + 1));
  return `${renewedFrom}_${number + 1}`;
}
