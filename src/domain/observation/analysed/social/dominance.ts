import { davidScores } from "../../../analysis/association/dominance";
import type { outcomes as outcomeCodes } from "../../../ethogram/version";
import type { Chosen } from "../chosen";
import { actsTowards } from "./acts-towards";

type Outcome = (typeof outcomeCodes)[number];

/** By behaviour who wins when it is shown towards a partner; one that is not in it has no outcome. */
export interface DominanceOptions {
  outcomes: Readonly<Record<string, Outcome>>;
}

/** Of fewer encounters nobody is said to dominate: scores are shown with how many they rest on. */
export const encountersLeast = 20;

export interface DominanceRow {
  animalId: string;
  wins: number;
  losses: number;
  /** David's score, normalised: 0 to the number of animals less 1; null: it met nobody. */
  score: number | null;
}

export interface Dominance {
  /** Encounters with an outcome. */
  n: number;
  rows: DominanceRow[];
  /** By winner, then loser, in the order of the rows. */
  wins: number[][];
}

interface Encounter {
  winner: string;
  loser: string;
}

function encountersIn(
  chosen: Pick<Chosen, "sessions" | "isAsked">,
  outcomes: DominanceOptions["outcomes"],
): Encounter[] {
  return actsTowards(chosen).flatMap(({ actor, behaviourId, partner }) => {
    const outcome = outcomes[behaviourId] ?? "none";
    if (outcome === "none") return [];
    return outcome === "actor"
      ? { winner: actor, loser: partner }
      : { winner: partner, loser: actor };
  });
}

/**
 * Who wins against whom, of directed behaviours with an outcome, in focal sampling and in scans, of what the question is about
 * (`actsTowards`); the highest David's score first (`davidScores`). No encounter: no row.
 */
export function dominance(
  chosen: Pick<Chosen, "sessions" | "isAsked">,
  { outcomes }: DominanceOptions,
): Dominance {
  const encounters = encountersIn(chosen, outcomes);
  const ids = [
    ...new Set(encounters.flatMap(({ winner, loser }) => [winner, loser])),
  ].sort();
  const place = new Map(ids.map((id, at) => [id, at]));
  const wins = ids.map(() => ids.map(() => 0));
  for (const { winner, loser } of encounters) {
    const row = wins[place.get(winner) ?? 0];
    const at = place.get(loser) ?? 0;
    if (row) row[at] = (row[at] ?? 0) + 1;
  }
  const ranks = davidScores(wins);
  return {
    n: encounters.length,
    rows: ranks.map(({ at, ...rank }) => ({
      animalId: ids[at] ?? "",
      wins: rank.wins,
      losses: rank.losses,
      score: rank.score,
    })),
    wins: ranks.map(({ at: one }) =>
      ranks.map(({ at: other }) => wins[one]?.[other] ?? 0),
    ),
  };
}
