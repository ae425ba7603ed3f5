import type { MatchedEvent } from "../../../analysis/agreement/events";
import type { RecordPair } from "../../../analysis/agreement/record-pairs";
import { groupedBy } from "../../../analysis/observed/observed";
import type { SideBySide } from "./side-by-side";

/** What one of two told: behaviours, [] for none of them, that the animal was not visible, or nothing at all. */
export type Told = readonly string[] | "notVisible" | "notTold";

/** Where two did not tell the same. */
export interface Disagreement {
  of: "scan" | "time" | "event";
  animalId: string;
  /** The session of each, and when in it, in ms since it began. */
  one: { obsSessionId: string; t: number; told: Told };
  other: { obsSessionId: string; t: number; told: Told };
  /** How long they went on to tell different things; null: it is of one instant. */
  lastsMs: number | null;
  startedAt: Date;
}

const toldOf = (ids: readonly string[] | null): Told => ids ?? "notVisible";

const between = (
  both: SideBySide,
  of: Disagreement["of"],
  t: number,
  animalId: string,
  told: readonly [Told, Told],
  lastsMs: number | null,
): Disagreement => ({
  of,
  animalId,
  one: { obsSessionId: both.one.facts.obsSessionId, t, told: told[0] },
  other: {
    obsSessionId: both.other.facts.obsSessionId,
    t: Math.max(0, t - both.shiftMs),
    told: told[1],
  },
  lastsMs,
  startedAt: both.one.facts.startedAt,
});

/** Scans that differ, each for itself. */
export const scanDisagreements = (
  both: SideBySide,
  pairs: readonly RecordPair[],
): Disagreement[] =>
  pairs.map(({ t, animalId, one, other }) =>
    between(both, "scan", t, animalId, [toldOf(one), toldOf(other)], null),
  );

const keyOf = ({ one, other }: RecordPair): string =>
  JSON.stringify([one?.toSorted() ?? null, other?.toSorted() ?? null]);

/** Records of continuous recording that differ: those that follow each other and say the same are one, for as long as they do. */
export const timeDisagreements = (
  both: SideBySide,
  pairs: readonly RecordPair[],
  step: number,
): Disagreement[] =>
  [...groupedBy(pairs, ({ animalId }) => animalId).values()].flatMap((own) => {
    const found: Disagreement[] = [];
    let [lastT, lastKey] = [-Infinity, ""];
    for (const pair of own.toSorted((a, b) => a.t - b.t)) {
      const key = keyOf(pair);
      const goesOn = lastKey === key && pair.t - lastT === step;
      const before = found.at(-1);
      if (goesOn && before !== undefined)
        before.lastsMs = (before.lastsMs ?? 0) + step;
      else
        found.push(
          between(
            both,
            "time",
            pair.t,
            pair.animalId,
            [toldOf(pair.one), toldOf(pair.other)],
            step,
          ),
        );
      [lastT, lastKey] = [pair.t, key];
    }
    return found;
  });

/** Events that only one told, or that one told as something else. */
export const eventDisagreements = (
  both: SideBySide,
  events: readonly MatchedEvent[],
): Disagreement[] =>
  events
    .filter(({ one, other }) => one !== other)
    .map(({ t, animalId, one, other }) =>
      between(
        both,
        "event",
        t,
        animalId,
        [
          one === null ? "notTold" : [one],
          other === null ? "notTold" : [other],
        ],
        null,
      ),
    );

/** The earliest first; of one instant by animal. */
export const inOrder = (a: Disagreement, b: Disagreement): number =>
  a.startedAt.getTime() + a.one.t - b.startedAt.getTime() - b.one.t ||
  (a.animalId < b.animalId ? -1 : 1);
