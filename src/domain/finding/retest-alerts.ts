import type { Alert } from "../measures/alerts/alert";
import { causeId } from "../measures/alerts/alert";
import type { Cause } from "../measures/alerts/told";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { startOfDay } from "../time/paris";
import type { Finding } from "./finding";
import { retestDay } from "./finding";

type Waiting = Parameters<typeof retestDay>[0];

/** The day on which a finding was to be looked at again, once that day is over and its verdict is still not known; null where nothing is missing. */
export function retestMissed(
  finding: Waiting,
  today: CalendarDay,
): CalendarDay | null {
  const day = retestDay(finding);
  return day !== null && day < today ? day : null;
}

/** Since when the verdict is missing of a finding that was to be looked at again on a day. */
export const retestSince = (day: CalendarDay): Date =>
  startOfDay(addDays(day, 1));

/** Whether an alert that began as a verdict was missing is still true of its finding on a day; never of one that is gone. */
export function isStillUnjudged(
  { openedAt }: Pick<Alert, "openedAt">,
  finding: Waiting | null,
  today: CalendarDay,
): boolean {
  const day = finding === null ? null : retestMissed(finding, today);
  return day !== null && retestSince(day).getTime() === openedAt.getTime();
}

/** The cause of a finding whose verdict is missing since a day: it is of the same animal or place, and read by the same people. */
export const retestCause = (
  {
    zooId,
    findingId,
    class: of,
    subject,
    sectorIds,
  }: Pick<Finding, "zooId" | "findingId" | "class" | "subject" | "sectorIds">,
  day: CalendarDay,
): Cause => ({
  kind: "retest",
  id: causeId("retest", findingId, "all"),
  foundBy: findingId,
  zooId,
  class: of,
  subject,
  sectorIds,
  text: "retestDue",
  values: { to: day },
});
