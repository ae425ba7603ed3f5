import type { Rows } from "../rows/row";
import { lastCollected } from "../rows/row";

/** So long after all that was collected, and after its plan, a session was perhaps forgotten, in ms. */
const forgottenMs = 15 * 60 * 1000;

/**
 * Whether a session that is ended at `t`, in ms since it began, was perhaps over long before: a quarter of an hour after
 * what was collected last and after its planned end. Nothing collected and no plan: from a quarter of an hour on.
 *
 * @example endsLate(noRows, 14 * 60 * 60 * 1000, 30) // true
 */
export const endsLate = (
  rows: Rows,
  t: number,
  plannedMinutes: number | null,
): boolean =>
  t - Math.max(lastCollected(rows), (plannedMinutes ?? 0) * 60_000) >
  forgottenMs;
