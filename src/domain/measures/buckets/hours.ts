import type { Sample } from "./bucket";
import type { UtcHour } from "./keys";
import { startOfHour } from "./keys";
import type { Readings, ReadingValue } from "./stored";
import { readingsOfFiveMinutesMost } from "./stored";

/** A reading that came. */
export interface Reading {
  at: Date;
  value: ReadingValue;
}

/** What became of a reading: kept; there already; another is kept of its second; there are as many as are kept. */
export type ReadingFate = "added" | "known" | "differs" | "full";

/** The second of its hour, as readings are kept by. */
export const offsetOf = (at: Date): string =>
  String(at.getUTCMinutes() * 60 + at.getUTCSeconds());

/** Which of the twelve five minutes of an hour. */
const partOf = (offset: string): number => Math.floor(Number(offset) / 300);

/**
 * The readings of an hour with more of the same hour, and what became of each, in their order. Doing it twice changes
 * nothing: what is kept of a second stays, so that a source cannot rewrite what it said.
 */
export function addReadings(
  readings: Readings,
  more: readonly Reading[],
): { readings: Readings; fates: ReadingFate[] } {
  const all = new Map(Object.entries(readings));
  const inPart = new Map<number, number>();
  const countIn = (part: number): number => inPart.get(part) ?? 0;
  const note = (offset: string) =>
    inPart.set(partOf(offset), countIn(partOf(offset)) + 1);
  for (const offset of all.keys()) note(offset);
  const fates = more.map(({ at, value }): ReadingFate => {
    const offset = offsetOf(at);
    const there = all.get(offset);
    if (there !== undefined) return there === value ? "known" : "differs";
    if (countIn(partOf(offset)) >= readingsOfFiveMinutesMost) return "full";
    all.set(offset, value);
    note(offset);
    return "added";
  });
  return { readings: Object.fromEntries(all), fates };
}

/** The readings of an hour as values, in the order of time. */
export function samplesOf(hour: UtcHour, readings: Readings): Sample[] {
  const start = startOfHour(hour).getTime();
  return Object.entries(readings)
    .map(([offset, value]) => ({ offset: Number(offset), value }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, value }) => ({
      at: new Date(start + offset * 1000),
      value,
      key: "",
    }));
}
