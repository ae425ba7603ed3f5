import { meanOfMany } from "../mean";
import type { Interval } from "../proportion";
import { ratioOf } from "../ratio";
import type { Bounds, Said } from "../said";
import { cannotSay, clipped } from "../said";
import { groupedBy } from "../observed/observed";
import type { Part } from "./parts";
import { amountOf } from "./parts";

/** Of fewer sessions of an animal no interval is given. */
export const sessionsLeast = 3;
/** Of fewer animals of a group no interval is given. */
export const animalsLeast = 5;

/** The share of time of one behaviour. */
export interface BudgetLine {
  /** null: time with none of the behaviours. */
  behaviourId: string | null;
  /** Each session of an animal, or each animal of a group, counts once; n of these. */
  mean: Said;
  /** Each counts as much as it was watched; n as above. */
  byEffort: Said;
}

/** How time was spent, and what is known of how much of it. */
export interface Budget {
  sessions: number;
  animals: number;
  /** Intervals scored, or ms seen. */
  effort: number;
  /** Of all intervals, or of all ms, so much was not visible; null: there were none. */
  hiddenShare: number | null;
  /** The sessions that ended before half of their planned time. */
  endedEarly: string[];
  lines: BudgetLine[];
}

interface Unit {
  amount: number;
  effort: number;
  share: number;
}

/** Of fewer sessions, or animals, that showed a behaviour, or anything else, no interval is given. */
const shownLeast = 2 / 3;

/**
 * Whether a behaviour is so rare, or so constant, that shares pile up at one end: Student's interval then holds the truth in fewer than 93
 * of 100 (5 of 100 records, each like the one before: 91 to 93; 2 of 100: 88 to 91), and nothing is said rather than that.
 */
function isRare(units: readonly Unit[]): boolean {
  const shown = units.filter(({ amount }) => amount > 0).length;
  const other = units.filter(({ amount, effort }) => amount < effort).length;
  return Math.min(shown, other) < shownLeast * units.length;
}

function boundsOf(
  interval: Interval | null,
  units: readonly Unit[],
  least: number,
): Bounds {
  if (interval === null)
    return {
      interval: null,
      by: units.length < least ? "tooFew" : "noSpread",
    };
  return isRare(units)
    ? { interval: null, by: "tooRare" }
    : { interval: clipped(interval, 0, 1), by: "student" };
}

function lineOf(
  behaviourId: string | null,
  units: readonly Unit[],
  least: number,
): BudgetLine {
  const mean = meanOfMany(
    units.map(({ share }) => share),
    least,
  );
  const ratio = ratioOf(units, least);
  const none = cannotSay("nothingObserved");
  const n = units.length;
  return {
    behaviourId,
    mean:
      mean === null
        ? none
        : {
            canSay: true,
            value: mean.mean,
            n,
            ...boundsOf(mean.interval, units, least),
          },
    byEffort:
      ratio === null
        ? none
        : {
            canSay: true,
            value: ratio.ratio,
            n,
            ...boundsOf(ratio.interval, units, least),
          },
  };
}

/** A session of an animal says something once it was seen. */
const unitOf = (part: Part, behaviourId: string | null): Unit => {
  const amount = amountOf(part, behaviourId);
  return { amount, effort: part.effort, share: amount / part.effort };
};

/** An animal: the mean of its sessions, and all of them together. */
function animalUnit(parts: readonly Part[], behaviourId: string | null): Unit {
  let [amount, effort, shares] = [0, 0, 0];
  for (const part of parts) {
    const own = unitOf(part, behaviourId);
    amount += own.amount;
    effort += own.effort;
    shares += own.share;
  }
  return { amount, effort, share: shares / parts.length };
}

const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What counts once, of one behaviour. */
type UnitsOf = (behaviourId: string | null) => Unit[];

function budgetOf(
  parts: readonly Part[],
  behaviourIds: readonly string[],
  unitsIn: (seen: readonly Part[]) => UnitsOf,
  least: number,
): Budget {
  // Sums of fractions depend on their order; that of the parts must not.
  const ordered = parts.toSorted(
    (a, b) => byId(a.animalId, b.animalId) || byId(a.sessionId, b.sessionId),
  );
  const seen = ordered.filter(({ effort }) => effort > 0);
  const unitsOf = unitsIn(seen);
  const effort = seen.reduce((all, part) => all + part.effort, 0);
  const hidden = parts.reduce((all, part) => all + part.hidden, 0);
  const early = ordered.filter(({ endedEarly }) => endedEarly);
  return {
    sessions: new Set(seen.map(({ sessionId }) => sessionId)).size,
    animals: new Set(seen.map(({ animalId }) => animalId)).size,
    effort,
    hiddenShare: effort + hidden > 0 ? hidden / (effort + hidden) : null,
    endedEarly: [...new Set(early.map(({ sessionId }) => sessionId))],
    lines: [...behaviourIds, null].map((behaviourId) =>
      lineOf(behaviourId, unitsOf(behaviourId), least),
    ),
  };
}

/**
 * How one animal spends its time, over its sessions: the mean of their shares with its t interval, cut to 0..1, from
 * `sessionsLeast` sessions on, unless fewer than two thirds of them showed the behaviour, or anything else. Sessions in which it was never visible say nothing. The shares of behaviours that exclude each other
 * and of none add up to 1. No session: cannot say.
 *
 * @example animalBudget(intervalParts(sessions, records), ["rest"]).lines[0].mean // { canSay: true, value: 0.41, n: 12, ... }
 */
export const animalBudget = (
  parts: readonly Part[],
  behaviourIds: readonly string[],
): Budget =>
  budgetOf(
    parts,
    behaviourIds,
    (seen) => (behaviourId) => seen.map((part) => unitOf(part, behaviourId)),
    sessionsLeast,
  );

/**
 * How a group spends its time: the mean over its animals, each the mean of its sessions, with its t interval, cut to 0..1, from
 * `animalsLeast` animals on; by effort each animal counts as much as it was watched. Else as `animalBudget`.
 */
export const groupBudget = (
  parts: readonly Part[],
  behaviourIds: readonly string[],
): Budget =>
  budgetOf(
    parts,
    behaviourIds,
    (seen) => {
      const animals = [...groupedBy(seen, ({ animalId }) => animalId).values()];
      return (behaviourId) =>
        animals.map((own) => animalUnit(own, behaviourId));
    },
    animalsLeast,
  );

/** Each session's share of a behaviour, or of none of them, of one animal: what `differenceOf` compares. */
export const sharesBySession = (
  parts: readonly Part[],
  behaviourId: string | null,
): Map<string, number> =>
  new Map(
    parts
      .filter(({ effort }) => effort > 0)
      .map((part) => [part.sessionId, unitOf(part, behaviourId).share]),
  );

/** Each animal's share, the mean of its sessions. */
export const sharesByAnimal = (
  parts: readonly Part[],
  behaviourId: string | null,
): Map<string, number> =>
  new Map(
    [
      ...groupedBy(
        parts.filter(({ effort }) => effort > 0),
        ({ animalId }) => animalId,
      ),
    ].map(([animalId, own]) => [animalId, animalUnit(own, behaviourId).share]),
  );
