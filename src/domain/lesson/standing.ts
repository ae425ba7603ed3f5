import type { Campaign } from "../campaign/campaign";
import { phaseOf } from "../campaign/status";
import { parisDay } from "../time/paris";
import type { Lesson } from "./lesson";
import { lateMs } from "./lesson";

type Times = Pick<Lesson, "openedAt" | "closesAt" | "closedAt">;

/** When a lesson ends, or ended: when it was closed, at the latest when its code runs out. */
export const endOf = ({ closesAt, closedAt }: Times): Date =>
  closedAt !== null && closedAt < closesAt ? closedAt : closesAt;

/** Whether its code opens it. */
export const isOpen = (lesson: Times, now: Date): boolean =>
  now < endOf(lesson);

/** Whether lessons of a campaign may be held on the day of an instant: it is pedagogical, runs and asks something. */
export const holdsLessons = (
  campaign: Pick<
    Campaign,
    | "mode"
    | "status"
    | "startDate"
    | "endDate"
    | "collects"
    | "surveyId"
    | "surveyVersion"
  >,
  at: Date,
): boolean =>
  campaign.mode === "pedagogical" &&
  campaign.collects.includes("quiz") &&
  campaign.surveyId !== null &&
  campaign.surveyVersion !== null &&
  phaseOf(campaign, parisDay(at)) === "running";

/** Devices go wrong by so much. */
const clockMs = 5 * 60_000;

/**
 * Whether a lesson takes what was finished at `at` by the device's clock and arrives at `now`: while it is open, and a day
 * after its end what was finished before, as tablets answer without a network.
 */
export function takesHandIn(lesson: Times, at: Date, now: Date): boolean {
  const end = endOf(lesson).getTime();
  return (
    at.getTime() >= lesson.openedAt.getTime() - clockMs &&
    at.getTime() <= Math.min(end, now.getTime() + clockMs) &&
    now.getTime() < end + lateMs
  );
}
