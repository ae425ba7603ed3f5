import type { Span } from "../../analysis/observed/observed";
import type { Rows } from "../rows/row";

/** A scan that is due, by its number from 0: from its instant until the next one it may be made. */
export interface Slot {
  slot: number;
  from: number;
  to: number;
}

/**
 * The scans that are due in a time that was watched, in ms since the session began: the first at once, then one every
 * `interval` seconds of it. A pause holds the clock: what is due is counted on watched time alone, so each has the
 * instants from its own to the next. No time: none.
 */
export function slotsOf(watched: readonly Span[], interval: number): Slot[] {
  const step = interval * 1000;
  const slots: Slot[] = [];
  let gone = 0;
  let due = 0;
  for (const { from, to } of watched) {
    const length = to - from;
    while (due < gone + length) {
      const at = from + due - gone;
      const last = slots.at(-1);
      if (last !== undefined) last.to = at;
      slots.push({ slot: slots.length, from: at, to });
      due += step;
    }
    const last = slots.at(-1);
    if (last !== undefined) last.to = to;
    gone += length;
  }
  return slots;
}

/** Scans that were due and not made. */
export function missedSlots(
  { scans }: Pick<Rows, "scans">,
  watched: readonly Span[],
  interval: number | null,
): Slot[] {
  if (interval === null) return [];
  const made = new Set(scans.map(({ slot }) => slot));
  return slotsOf(watched, interval).filter(({ slot }) => !made.has(slot));
}
