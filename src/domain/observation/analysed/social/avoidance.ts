import type {
  Avoidance,
  AvoidanceLevel,
  AvoidanceUnsaid,
} from "../../../analysis/association/avoidance";
import {
  avoidanceLevel,
  avoidanceOf,
  blocksByHour,
  drawsOf,
} from "../../../analysis/association/avoidance";
import { dyadsOf } from "../../../analysis/association/scans";
import { adjusted } from "../../../analysis/interval/false-discoveries";
import { randomFor } from "../../../analysis/interval/random";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { InMetres } from "./seen-scans";
import { seenScans } from "./seen-scans";

export interface AvoidanceReportOptions extends InMetres {
  within: number;
}

type Found = Avoidance & { adjustedP: number; level: AvoidanceLevel };

/** Two animals, and how far they keep apart, or why that cannot be said. */
export type AvoidedDyad = { one: string; other: string } & (
  | { found: Found; why: null }
  | { found: null; why: AvoidanceUnsaid }
);

export interface AvoidanceReport {
  runs: number;
  withoutPoint: number;
  animalIds: string[];
  dyads: AvoidedDyad[];
}

/** More than any two avoidances are apart. */
const noneBelow = 10;
/** So often is drawn. */
const runs = 1000;

/**
 * Which two animals of an enclosure keep apart more than by chance, all dyads that can be said tested together (Benjamini and
 * Hochberg). The strongest first; those that cannot be said last. No scans: none.
 */
export function avoidances(
  chosen: Pick<Chosen, "sessions">,
  { within, ...ground }: AvoidanceReportOptions,
  progress: Progress,
): AvoidanceReport {
  const located = seenScans(chosen, ground);
  const { animalIds } = located;
  const blocks = blocksByHour(located);
  const draws = drawsOf(runs, randomFor("avoidance"));
  const pairs = dyadsOf(animalIds.length);
  const found = pairs.map(({ one, other }, place) => {
    progress(place / pairs.length);
    return avoidanceOf(located, [one, other], { within, blocks, runs, draws });
  });
  const said = found.flatMap((one) => (typeof one === "string" ? [] : one));
  const ps = adjusted(said.map(({ p }) => p));
  const byFound = new Map(said.map((one, at) => [one, ps[at] ?? 1]));
  const dyads = pairs.map(({ one, other }, place): AvoidedDyad => {
    const names = { one: animalIds[one] ?? "", other: animalIds[other] ?? "" };
    const own = found[place] ?? "neverPlaced";
    if (typeof own === "string") return { ...names, found: null, why: own };
    const adjustedP = byFound.get(own) ?? 1;
    const level = avoidanceLevel(own.avoidance, adjustedP);
    return { ...names, found: { ...own, adjustedP, level }, why: null };
  });
  // None is below whatever is any.
  const rank = ({ found: own }: AvoidedDyad) =>
    own === null
      ? -Infinity
      : own.avoidance - (own.level === "none" ? noneBelow : 0);
  return {
    runs,
    withoutPoint: located.withoutPoint,
    animalIds: [...animalIds],
    dyads: dyads.sort((a, b) => rank(b) - rank(a) || 0),
  };
}
