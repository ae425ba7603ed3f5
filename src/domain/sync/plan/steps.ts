import type { Outcome, RunEntry } from "../run";
import type { PlannedCollection } from "./kinds";
import { plannedCollections } from "./kinds";
import type { Planned, PlannedWrite } from "./planned";

/** So many records are written at once, with so many characters; lists are shown in pieces of the same size. */
const atOnce = 400;
const charactersMax = 500_000;

/** A piece of a list; `writes`: what one step of the run writes, none for what is only shown. */
export interface Step {
  collection: PlannedCollection;
  outcome: Outcome;
  number: number;
  entries: RunEntry[];
  writes: PlannedWrite[];
}

function chunk(planned: readonly Planned[]): Planned[][] {
  const chunks: Planned[][] = [];
  let characters = Infinity;
  for (const one of planned) {
    const size = JSON.stringify([one.entry, one.write]).length;
    const last = chunks.at(-1);
    if (
      last === undefined ||
      last.length >= atOnce ||
      characters + size > charactersMax
    ) {
      chunks.push([one]);
      characters = size;
    } else {
      last.push(one);
      characters += size;
    }
  }
  return chunks;
}

const outcomes = ["new", "changed", "refused", "kept"] as const;

/** The family stands first: species of one family are written together, which then is read once. */
const together = ({ write }: Planned): string => {
  const family = write?.values["familyId"];
  return typeof family === "string" ? family : "";
};

function byFamily(one: Planned, other: Planned): number {
  const [a, b] = [together(one), together(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A plan in pieces, in the order in which they are written: what is referred to first. What stays unchanged is in none. */
export const stepsOf = (planned: readonly Planned[]): Step[] =>
  plannedCollections.flatMap((collection) =>
    outcomes.flatMap((outcome) => {
      const own = planned
        .filter(
          (one) => one.collection === collection && one.outcome === outcome,
        )
        .sort(byFamily);
      return chunk(own).map((part, number) => ({
        collection,
        outcome,
        number,
        entries: part.map(({ entry }) => entry),
        writes: part.flatMap(({ write }) => (write === null ? [] : [write])),
      }));
    }),
  );
