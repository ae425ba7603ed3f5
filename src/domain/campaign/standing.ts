import type { CalendarDay } from "../time/calendar-day";
import type { Campaign, CampaignProgress, Collected } from "./campaign";
import { asksStaff } from "./fitting";
import {
  amountIn,
  campaignCoverage,
  countedOf,
  monthsOf,
  periodAt,
  submissionsOf,
} from "./progress";
import { phaseOf } from "./status";
import type { CampaignSubject } from "./subjects";

type Collecting = Pick<
  Campaign,
  "collects" | "mode" | "status" | "startDate" | "endDate"
>;

/** What a campaign that runs on a day collects by observation; [] for nothing, and of one that is answered by classes. */
export const observedNow = (
  campaign: Collecting,
  today: CalendarDay,
): Collected[] =>
  asksStaff(campaign.mode) && phaseOf(campaign, today) === "running"
    ? campaign.collects.filter((one) => one !== "quiz")
    : [];

/** How far a campaign is with one thing it collects: of how many subjects something is wanted in this period, of how many there is enough, and how many evaluations or sessions there are. */
export interface Standing {
  wanted: number;
  done: number;
  count: number;
}

/** That, of the months of its progress, in the period of a day; null where it is about nobody, and `wanted` 0 where it has no target. */
export function standingOf(
  campaign: Campaign,
  what: Collected,
  subjects: readonly CampaignSubject[],
  months: readonly CampaignProgress[],
  today: CalendarDay,
): Standing | null {
  const ids = countedOf(what, subjects).map(({ id }) => id);
  const counted = monthsOf(months, what);
  const period = periodAt(
    campaignCoverage(campaign, ids, submissionsOf(counted), today, what),
    today,
  );
  if (period === undefined || ids.length === 0) return null;
  const { done } = period.totals;
  const isWanted = period.wanted > 0;
  return {
    wanted: isWanted ? ids.length : 0,
    done: isWanted ? done : 0,
    count: amountIn(what, counted, period),
  };
}
