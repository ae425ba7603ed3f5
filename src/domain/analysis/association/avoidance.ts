import type { Random } from "../interval/random";
import { scansLeast, waysOf } from "./position-shift";
import type { Met, SeenScans, Series, SessionScans } from "./scans";
import { addMet, metIn } from "./scans";

/** How strongly one animal is avoided by another, or they by each other. */
export const avoidanceLevels = ["strong", "moderate", "weak", "none"] as const;
export type AvoidanceLevel = (typeof avoidanceLevels)[number];

/** Fewer joint scans expected by chance say nothing. */
export const expectedLeast = 5;
/** So many other days stand for what an animal does at an hour: of fewer, chance would have too few ways. */
const otherDaysLeast = 10;
const surelyBelow = 0.05;

/** What was found of two animals, before the tests of all dyads are taken together. */
export interface Avoidance {
  /** Scans in which both were placed. */
  n: number;
  /** Which share of them they were together, and which chance leads to. */
  observed: number;
  expected: number;
  /** 1 - observed / expected: 0 as by chance, 1 never together, below 0 together more often. */
  avoidance: number;
  /** How often chance keeps them apart as much, one-sided. */
  p: number;
  /** Whether chance is what the other did at the same hour on other days, or elsewhere in the session. */
  by: "otherDays" | "shifts" | "both";
}

/** Why it is not said: no scan placed both; too few scans on too few days; chance would seldom bring them together. */
export const avoidanceUnsaid = [
  "neverPlaced",
  "fewScans",
  "fewExpected",
] as const;
export type AvoidanceUnsaid = (typeof avoidanceUnsaid)[number];

/**
 * How strong an avoidance is: none where chance keeps them apart as much (the adjusted p not below 0.05) or they are together as often, weak
 * below a third, moderate below two thirds, strong from there.
 */
export function avoidanceLevel(
  avoidance: number,
  adjustedP: number,
): AvoidanceLevel {
  if (adjustedP >= surelyBelow || avoidance <= 0) return "none";
  if (avoidance < 1 / 3) return "weak";
  return avoidance < 2 / 3 ? "moderate" : "strong";
}

/** The scans of an hour of a session: what an animal did then is taken from another day as it followed on. */
interface Block {
  session: SessionScans;
  from: number;
  to: number;
  day: string;
  hour: number;
}

function blocksOf(session: SessionScans): Block[] {
  const { days, hours } = session;
  const blocks: Block[] = [];
  hours.forEach((hour, at) => {
    const day = days[at] ?? "";
    const last = blocks.at(-1);
    if (last?.hour === hour && last.day === day) last.to = at + 1;
    else blocks.push({ session, from: at, to: at + 1, day, hour });
  });
  return blocks;
}

/** How two met when the other did what it did in another block, scan after scan. */
function metAcross(
  a: Series,
  { from, to }: Block,
  b: Series,
  other: Block,
  within: number,
): Met {
  const met: Met = { together: 0, both: 0, either: 0 };
  addMet(met, a, b, within, {
    from,
    to,
    step: 1,
    start: other.from,
    low: other.from,
    high: other.to,
  });
  return met;
}

/** What may have been instead in one part of the scans, each as likely. */
type Instead = readonly Met[];

interface Parts {
  seen: Met;
  instead: Instead[];
  usesDays: boolean;
  usesShifts: boolean;
  /** Whether any scan placed both, of short sessions too. */
  wasPlaced: boolean;
}

const plus = (sum: Met, { together, both, either }: Met): void => {
  sum.together += together;
  sum.both += both;
  sum.either += either;
};

function partsOf(
  { sessions }: SeenScans,
  blocksByHour: ReadonlyMap<number, readonly Block[]>,
  [one, other]: readonly [number, number],
  within: number,
): Parts {
  const parts: Parts = {
    seen: { together: 0, both: 0, either: 0 },
    instead: [],
    usesDays: false,
    usesShifts: false,
    wasPlaced: false,
  };
  const elsewhere = (block: Block): Block[] =>
    (blocksByHour.get(block.hour) ?? []).filter(
      ({ day, session }) => day !== block.day && session.series[other] !== null,
    );
  for (const session of sessions) {
    const [a, b] = [session.series[one], session.series[other]];
    if (!a || !b) continue;
    const met = metIn(a, b, within);
    if (met.both > 0) parts.wasPlaced = true;
    const blocks = blocksOf(session).map((block) => ({
      block,
      others: elsewhere(block),
    }));
    const hasDays = blocks.every(
      ({ others }) =>
        new Set(others.map(({ day }) => day)).size >= otherDaysLeast,
    );
    if (hasDays) {
      parts.usesDays = true;
      for (const { block, others } of blocks)
        parts.instead.push(
          others.flatMap((from) => {
            const theirs = from.session.series[other];
            return theirs ? [metAcross(a, block, theirs, from, within)] : [];
          }),
        );
    } else if (a.states.length >= scansLeast) {
      parts.usesShifts = true;
      const { ways, stride } = waysOf(a.states.length);
      parts.instead.push(
        Array.from({ length: ways }, (_, way) =>
          metIn(a, b, within, way * stride),
        ),
      );
    } else continue;
    plus(parts.seen, met);
  }
  return parts;
}

/** By part of the scans, a number from 0 up to 1 for each run: the same for all dyads, as each is tested by itself. */
export type Draws = (part: number) => Float64Array;

/** So many runs of chance, drawn once for all dyads. */
export function drawsOf(runs: number, random: Random): Draws {
  const made: Float64Array[] = [];
  return (part) => {
    for (let at = made.length; at <= part; at += 1)
      made.push(Float64Array.from({ length: runs }, random));
    return made[part] ?? new Float64Array(runs);
  };
}

/** The shares together of so many runs, each part as it may have been instead; of nothing in sight none. */
function drawnShares(
  instead: readonly Instead[],
  runs: number,
  draws: Draws,
): number[] {
  const [together, both] = [new Float64Array(runs), new Float64Array(runs)];
  instead.forEach((some, part) => {
    const drawn = draws(part);
    const near = Float64Array.from(some, (met) => met.together);
    const all = Float64Array.from(some, (met) => met.both);
    for (let run = 0; run < runs; run += 1) {
      const at = Math.floor((drawn[run] ?? 0) * some.length);
      together[run] = (together[run] ?? 0) + (near[at] ?? 0);
      both[run] = (both[run] ?? 0) + (all[at] ?? 0);
    }
  });
  return [...together].flatMap((near, run) => {
    const of = both[run] ?? 0;
    return of > 0 ? [near / of] : [];
  });
}

/** All hours of all sessions, by the hour of the clock. */
export function blocksByHour({
  sessions,
}: SeenScans): ReadonlyMap<number, readonly Block[]> {
  const found = new Map<number, Block[]>();
  for (const block of sessions.flatMap(blocksOf)) {
    const own = found.get(block.hour) ?? [];
    own.push(block);
    found.set(block.hour, own);
  }
  return found;
}

export interface AvoidanceOptions {
  within: number;
  /** Of the same scans. */
  blocks: ReadonlyMap<number, readonly Block[]>;
  runs: number;
  /** As many each as runs. */
  draws: Draws;
}

/**
 * Whether two animals (by their places) keep apart more than by chance: the share of scans together of those in which both were placed, against
 * what the other did at the same hour on other days where at least ten exist, else against its series moved on within sessions
 * of at least six scans (Spiegel et al. 2016, Ecol. Lett. 19, 1299-1309). Sessions with neither are left out. Else why not.
 */
export function avoidanceOf(
  scans: SeenScans,
  [one, other]: readonly [number, number],
  { within, blocks, runs, draws }: AvoidanceOptions,
): Avoidance | AvoidanceUnsaid {
  const parts = partsOf(scans, blocks, [one, other], within);
  const { together, both } = parts.seen;
  if (both === 0) return parts.wasPlaced ? "fewScans" : "neverPlaced";
  const shares = drawnShares(parts.instead, runs, draws);
  const expected =
    shares.reduce((sum, share) => sum + share, 0) / shares.length;
  if (shares.length < runs || !(expected * both >= expectedLeast))
    return "fewExpected";
  const observed = together / both;
  const asFew = shares.filter((share) => share <= observed).length;
  return {
    n: both,
    observed,
    expected,
    avoidance: 1 - observed / expected,
    p: (1 + asFew) / (1 + runs),
    by: parts.usesDays ? (parts.usesShifts ? "both" : "otherDays") : "shifts",
  };
}
