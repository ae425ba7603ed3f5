import type { CalendarDay } from "../time/calendar-day";
import {
  addDays,
  addMonths,
  daysBetween,
  monthNumber,
} from "../time/calendar-day";
import { givenFields } from "../schema/fields";
import type { Campaign, RenewalPeriod } from "./campaign";
import { campaignSchema } from "./campaign";
import { takenTimes } from "./taken";

const monthsOf: Partial<Record<RenewalPeriod, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
};

const startAfter = (
  start: CalendarDay,
  length: number,
  period: RenewalPeriod,
): CalendarDay => {
  if (period === "length") return addDays(start, length + 1);
  if (period === "week") return addDays(start, 7);
  return addMonths(start, monthsOf[period] ?? 1);
};

/** How many whole months a campaign lasts, from a day to the day before the same one; null: it is counted in days. */
function wholeMonths(start: CalendarDay, end: CalendarDay): number | null {
  const after = addDays(end, 1);
  const months = monthNumber(after) - monthNumber(start);
  return months > 0 && addMonths(start, months) === after ? months : null;
}

/**
 * The days of the campaign that follows one which renews itself: as long, beginning its period later, and never before
 * the one before is over. What lasts whole months and is renewed by month, quarter or year goes on lasting as many, so that
 * January is followed by February; all else is as many days long. null: it is not renewed.
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
  const { period } = autoRenewal;
  const length = daysBetween(startDate, endDate);
  const next = startAfter(startDate, length, period);
  const start = next > endDate ? next : addDays(endDate, 1);
  const months =
    monthsOf[period] === undefined ? null : wholeMonths(startDate, endDate);
  return {
    startDate: start,
    endDate:
      months === null
        ? addDays(start, length)
        : addDays(addMonths(start, months), -1),
  };
}

/** How the id of one that follows ends, `_2` after `spring`. Nobody makes a record of such an id, and so none stands in its way. */
export const renewedEnding = /_\d+$/u;

/**
 * The id of the one that follows: that of the first of the series and a number, `spring_2` after `spring`. Series that began
 * before went on with `~`: such ids are counted on from.
 */
export function renewedId({
  campaignId,
  renewedFrom,
}: Pick<Campaign, "campaignId" | "renewedFrom">): string {
  if (renewedFrom === null) return `${campaignId}_2`;
  const number = Number(campaignId.slice(renewedFrom.length + 1));
  return `${renewedFrom}_${number + 1}`;
}

/** The id that the one that follows had in series which began before. */
export const formerRenewedId = (
  campaign: Pick<Campaign, "campaignId" | "renewedFrom">,
): string => renewedId(campaign).replace(/_(\d+)$/u, "~$1");

/** What is given of a campaign and holds for those that follow; its days do not. */
const settings = givenFields(campaignSchema).filter(
  (field) => !["status", "startDate", "endDate"].includes(field),
) as (keyof Campaign)[];

/**
 * The fields of the campaign that follows one which renews itself, as of `today`: the same settings, the first of its periods
 * that is not over by then, nobody's answers. null: it is not renewed.
 */
export function renewalOf(campaign: Campaign, today: CalendarDay) {
  const { zooId, authorId, campaignId, renewedFrom, autoRenewal } = campaign;
  let days = renewedDates(campaign);
  while (days !== null && days.endDate < today)
    days = renewedDates({ ...days, autoRenewal });
  if (days === null) return null;
  const { mode } = campaign;
  const taken = { ...days, mode, status: "active", closedAt: null } as const;
  return {
    ...takenTimes(taken),
    ...Object.fromEntries(settings.map((field) => [field, campaign[field]])),
    ...days,
    zooId,
    authorId,
    renewsAfter: days.endDate,
    renewedFrom: renewedFrom ?? campaignId,
  };
}
