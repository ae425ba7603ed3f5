import type { IntervalRecord } from "../observed/observed";
import { groupedBy } from "../observed/observed";
import type { Course } from "../observed/whole-sessions";
import { pairedInTime } from "./paired-in-time";

/** What two observers told of one animal at one instant; null: it was not visible. */
export interface RecordPair {
  /** The session and the instant of the first of them. */
  sessionId: string;
  t: number;
  animalId: string;
  one: readonly string[] | null;
  other: readonly string[] | null;
}

/** Pairs, and how many records only one of the observers made. */
export interface Paired {
  pairs: RecordPair[];
  oneAlone: number;
  otherAlone: number;
}

/** The records of two observers side by side: of one animal, at most `tolerance` ms apart. In order of time. */
export function pairedRecords(
  one: readonly IntervalRecord[],
  other: readonly IntervalRecord[],
  tolerance: number,
): Paired {
  const own = groupedBy(one, ({ animalId }) => animalId);
  const theirs = groupedBy(other, ({ animalId }) => animalId);
  const all = [...new Set([...own.keys(), ...theirs.keys()])].map((id) =>
    pairedInTime(own.get(id) ?? [], theirs.get(id) ?? [], tolerance),
  );
  const count = (side: "oneAlone" | "otherAlone") =>
    all.reduce((sum, found) => sum + found[side].length, 0);
  return {
    pairs: all
      .flatMap(({ pairs }) =>
        pairs.map(([a, b]) => ({
          sessionId: a.sessionId,
          t: a.t,
          animalId: a.animalId,
          one: a.behaviourIds,
          other: b.behaviourIds,
        })),
      )
      .toSorted((a, b) => a.t - b.t),
    oneAlone: count("oneAlone"),
    otherAlone: count("otherAlone"),
  };
}

/**
 * What was running at each multiple of `step` ms while somebody watched: continuous recording as records that can be paired.
 * An animal that was not visible has a record that says so.
 */
export function recordsOf(
  courses: readonly Course[],
  step: number,
): IntervalRecord[] {
  return courses.flatMap(({ session, animalId, seen, states }) =>
    session.watched.flatMap(({ from, to }) => {
      const found: IntervalRecord[] = [];
      for (let t = Math.ceil(from / step) * step; t < to; t += step) {
        const isIn = (span: { from: number; to: number }) =>
          span.from <= t && t < span.to;
        const behaviourIds = seen.some(isIn)
          ? [...states].filter(([, all]) => all.some(isIn)).map(([id]) => id)
          : null;
        found.push({ sessionId: session.id, t, animalId, behaviourIds });
      }
      return found;
    }),
  );
}
