import type { FocalRow, Mark, Rows } from "../rows/row";
import { watchedSpans } from "../watched";
import { slotsOf } from "./schedule";

/** Since when nobody watches, in ms since the session began; null: somebody does. */
export function pausedSince(marks: readonly Mark[]): number | null {
  let since: number | null = null;
  for (const { kind, t } of marks) {
    if (kind === "pause") since ??= t;
    if (kind === "resume") since = null;
  }
  return since;
}

/** How often an animal did each behaviour that is counted, by its id. */
export function pointsOf(
  focal: readonly FocalRow[],
  animalId: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of focal)
    if (row.act === "point" && row.animalId === animalId && row.behaviourId)
      counts.set(row.behaviourId, (counts.get(row.behaviourId) ?? 0) + 1);
  return counts;
}

/** How it stands with the scans at an instant of a session. */
interface ScanStanding {
  /** The scan that is due and not made; null: none is. */
  due: number | null;
  /** Until the next one is due, in ms; null: it waits for the end of a pause. */
  nextIn: number | null;
}

/** What is due of scans every `interval` seconds, at an instant in ms since the session began. */
export function scanStanding(
  rows: Rows,
  interval: number,
  now: number,
): ScanStanding {
  const slot = slotsOf(watchedSpans(rows, now + 1), interval).at(-1);
  const isMade = rows.scans.some((scan) => scan.slot === slot?.slot);
  const due = slot === undefined || isMade ? null : slot.slot;
  if (pausedSince(rows.marks) !== null) return { due, nextIn: null };
  // Where a pause lay in between, the scan after it comes that much later.
  const paused = slot === undefined ? 0 : pausedWithin(rows, slot.from, now);
  const from = slot?.from ?? 0;
  return { due, nextIn: Math.max(0, from + interval * 1000 + paused - now) };
}

const pausedWithin = (rows: Rows, from: number, to: number): number =>
  watchedSpans(rows, to).reduce(
    (left, span) =>
      left - Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)),
    to - from,
  );
