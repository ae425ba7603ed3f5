import { addDays } from "../time/calendar-day";
import { dayMs } from "../time/lengths";
import { startOfDay } from "../time/paris";
import type { Campaign } from "./campaign";

/** So many days what was begun in time, and waited for a network, still arrives. */
const settledDays = 7;

/** When evaluations of a campaign are begun (`opensAt` to `shutsAt`), and until when they still arrive. */
type TakenTimes = Record<"opensAt" | "shutsAt" | "lastAt", Date>;

/** What its days, its mode and its status say of it, and since when it is over. */
type Told = Pick<
  Campaign,
  "startDate" | "endDate" | "status" | "mode" | "closedAt"
>;

/**
 * From the beginning of its first day in Paris to the end of its last one, or to when it was archived or stopped before; what
 * was begun by then arrives for seven days more. A deleted one takes nothing, nor does a pedagogical one, of which lessons are
 * answered: both shut in 1970.
 *
 * @example takenTimes({ startDate: "2026-11-01", endDate: "2026-11-30", status: "active", mode: "normal", closedAt: null })
 * // opensAt 2026-10-31T23:00Z, shutsAt 2026-11-30T23:00Z, lastAt 2026-12-07T23:00Z
 */
export function takenTimes({
  startDate,
  endDate,
  status,
  mode,
  closedAt,
}: Told): TakenTimes {
  const opensAt = startOfDay(startDate);
  if (status === "deleted" || mode === "pedagogical")
    return { opensAt, shutsAt: new Date(0), lastAt: new Date(0) };
  const end = startOfDay(addDays(endDate, 1)).getTime();
  const closed =
    status === "active" || closedAt === null ? end : closedAt.getTime();
  const shutsAt = new Date(Math.min(end, closed));
  const lastAt = new Date(shutsAt.getTime() + settledDays * dayMs);
  return { opensAt, shutsAt, lastAt };
}

/** Whether something handed in at an instant came after a campaign was over. Of no campaign, of one whose times are not told, and of what is not handed in: no. */
export const isAfterEnd = (
  campaign: Pick<Campaign, "shutsAt"> | null,
  submittedAt: Date | null,
): boolean =>
  submittedAt !== null &&
  campaign?.shutsAt != null &&
  submittedAt > campaign.shutsAt;
