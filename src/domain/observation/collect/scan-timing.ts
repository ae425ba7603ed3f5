import { lengthOf } from "../../analysis/observed/spans";
import type { Rows } from "../rows/row";
import { watchedSpans } from "../watched";
import { slotsOf } from "./schedule";

/** What the timer of scans says at an instant. */
export interface ScanTiming {
  /** The scan that is due and not made; null for none, and during a pause. */
  due: number | null;
  /** ms of watched time until the next one falls due; null where no scans are planned. */
  next: number | null;
  /** How many were due and not made, the one that is due now left out. */
  missed: number;
  isPaused: boolean;
}

/**
 * What the timer says `t` ms after the session began, by its pauses and the scans that were made, one being due every
 * `interval` seconds of watched time. A pause holds the count-down, and the scan that was due before it is due again
 * after it. No interval: nothing is ever due.
 */
export function scanTiming(
  rows: Rows,
  interval: number | null,
  t: number,
): ScanTiming {
  // The instant itself is watched, too: the first scan is due at once.
  const watched = watchedSpans(rows, t + 1);
  const isPaused = (watched.at(-1)?.to ?? 0) <= t;
  if (interval === null) return { due: null, next: null, missed: 0, isPaused };
  const slots = slotsOf(watched, interval);
  const gone = lengthOf(watched) - (isPaused ? 0 : 1);
  const current = slots.at(-1)?.slot ?? null;
  const made = new Set(rows.scans.map(({ slot }) => slot));
  const missed = slots.filter(
    ({ slot }) => slot !== current && !made.has(slot),
  ).length;
  return {
    due: isPaused || current === null || made.has(current) ? null : current,
    next: slots.length * interval * 1000 - gone,
    missed,
    isPaused,
  };
}
