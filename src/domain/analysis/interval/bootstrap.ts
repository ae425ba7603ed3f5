import { meanOf } from "../moments";
import type { Interval } from "../proportion";
import { z } from "../proportion";
import type { Bounds } from "../said";
import { clipped } from "../said";
import { studentQuantile } from "../student";
import type { Random } from "./random";
import { randomFor, wholeBelow } from "./random";

/** What one unit that is drawn adds to each sum of which a statistic is made. */
export type Sums = Iterable<number> & ArrayLike<number>;

/** A statistic of the sums over all units; null where they say nothing. */
export type Statistic = (sums: Sums) => number | null;

export interface Drawing {
  /** Equal seeds draw the same. */
  seed: string;
  /** The mean length of the blocks that are drawn; 1: each unit by itself. */
  block?: number;
  /** For how many units that know nothing of each other these stand: the interval is wider for few. */
  independent: number;
  /** Of fewer there is no interval. */
  least: number;
  /** Whether what draws lie off the value on average is taken out: where few units make a measure too small or too large, draws do so once more. */
  unbiased?: boolean;
  /** What each statistic can be at least and at most. */
  within?: readonly [number, number];
}

/** Several statistics of the same sums, which are worked out once for all of them; null where they say nothing. */
export function statisticsOf(
  count: number,
  of: (sums: Sums) => ArrayLike<number | null> | null,
): Statistic[] {
  let last: Sums | null = null;
  let found: ArrayLike<number | null> | null = null;
  return Array.from({ length: count }, (_, at): Statistic => (sums) => {
    if (sums !== last) [last, found] = [sums, of(sums)];
    return found?.[at] ?? null;
  });
}

/** So often is drawn: what is left to chance moves an end by about a fortieth of the interval. */
export const runs = 1000;
/** Of draws so many may say nothing; more, and those that do say something chosen. */
const unsaidMost = 0.05;

/** The sums of all units, each of so many numbers. */
export const added = (all: readonly Sums[], width: number): Float64Array => {
  const sums = new Float64Array(width);
  for (const one of all)
    for (let index = 0; index < width; index += 1)
      sums[index] = (sums[index] ?? 0) + (one[index] ?? 0);
  return sums;
};

/** The value below which a share of ordered ones lies, between two as far as it lies between their places. */
export function quantile(ordered: ArrayLike<number>, share: number): number {
  const place = share * (ordered.length - 1);
  const below = Math.floor(place);
  const low = ordered[below] ?? Number.NaN;
  const high = ordered[Math.min(below + 1, ordered.length - 1)] ?? Number.NaN;
  return low + (place - below) * (high - low);
}

/** What is drawn from: units after each other, and the sums of all before each, from which those of a block follow. */
interface Stratum {
  n: number;
  units: Float64Array;
  before: Float64Array;
}

function stratumOf(units: readonly Sums[], width: number): Stratum {
  const n = units.length;
  const flat = new Float64Array(n * width);
  const before = new Float64Array((n + 1) * width);
  units.forEach((unit, place) => {
    for (let index = 0; index < width; index += 1) {
      const at = place * width + index;
      flat[at] = unit[index] ?? 0;
      before[at + width] = (before[at] ?? 0) + (unit[index] ?? 0);
    }
  });
  return { n, units: flat, before };
}

/** Adds as many units as there are, each drawn by itself. */
function addDrawn(
  { n, units }: Stratum,
  sums: Float64Array,
  random: Random,
): void {
  const width = sums.length;
  for (let drawn = 0; drawn < n; drawn += 1) {
    let at = wholeBelow(random, n) * width;
    for (let index = 0; index < width; index += 1, at += 1)
      sums[index] = (sums[index] ?? 0) + (units[at] ?? 0);
  }
}

/** Adds as many units as there are, in blocks of geometric lengths that go on at the first after the last. */
function addBlocks(
  { n, before }: Stratum,
  sums: Float64Array,
  block: number,
  random: Random,
): void {
  const width = sums.length;
  const addSpan = (from: number, to: number) => {
    for (let index = 0; index < width; index += 1)
      sums[index] =
        (sums[index] ?? 0) +
        (before[to * width + index] ?? 0) -
        (before[from * width + index] ?? 0);
  };
  const staying = Math.log(1 - 1 / block);
  for (let left = n; left > 0;) {
    const from = wholeBelow(random, n);
    const drawn = 1 + Math.floor(Math.log(1 - random()) / staying);
    const length = Math.min(left, drawn);
    const end = Math.min(n, from + length);
    addSpan(from, end);
    addSpan(0, length - (end - from));
    left -= length;
  }
}

/** Whether so few are independent that no interval follows, whatever is drawn. */
const areTooFew = ({
  independent,
  least,
}: Pick<Drawing, "independent" | "least">): boolean =>
  Math.floor(independent) < Math.max(2, least);

/** Draws that said something, the least first. */
function orderedOf(drawn: Float64Array): Float64Array {
  const ordered = drawn.toSorted();
  let said = ordered.length;
  // What is no number is ordered behind all numbers.
  while (said > 0 && Number.isNaN(ordered[said - 1])) said -= 1;
  return ordered.subarray(0, said);
}

/** The interval of a value by what was drawn, `runs` times (`bootstrapAll`); NaN said nothing. */
export function boundsOfDraws(
  value: number | null,
  drawn: Float64Array,
  drawing: Omit<Drawing, "seed" | "block">,
): Bounds {
  const { independent, within } = drawing;
  const whole = Math.floor(independent);
  const said = orderedOf(drawn);
  if (
    value === null ||
    areTooFew(drawing) ||
    said.length < runs * (1 - unsaidMost)
  )
    return { interval: null, by: "tooFew" };
  const off = drawing.unbiased === true ? meanOf(said) - value : 0;
  const [low, high] = [
    quantile(said, 0.025) - off,
    quantile(said, 0.975) - off,
  ];
  // What is left of sums that should be the same is rounding.
  if (!(high - low > 1e-12 * Math.max(1, Math.abs(value))))
    return { interval: null, by: "noSpread" };
  const wider =
    (studentQuantile(0.975, whole - 1) / z) * Math.sqrt(whole / (whole - 1));
  const interval: Interval = {
    low: value - Math.max(0, value - low) * wider,
    high: value + Math.max(0, high - value) * wider,
  };
  const [from, to] = within ?? [-Infinity, Infinity];
  return { interval: clipped(interval, from, to), by: "bootstrap" };
}

/**
 * The 95 % intervals of statistics by drawing again. From each stratum as many units are drawn as it has, in blocks of units
 * that follow each other, whose lengths are geometric, and which go on at the first after the last: the stationary
 * bootstrap, Politis and Romano (1994), J. Am. Stat. Assoc. 89, 1303-1313; with a block of 1 it is Efron's (1979).
 *
 * Its percentiles are too narrow for few units; they are moved away from the statistic by t(.975, m - 1) / z x sqrt(m / (m - 1)), m
 * independent units, as Hesterberg (2015), Am. Stat. 69, 371-386, does with their levels; where `unbiased`, less the bias that draws show (Efron
 * and Tibshirani 1993, An introduction to the bootstrap, 10.3). No interval where fewer than
 * `least` are independent, where more than one draw in twenty says nothing, and where all draws say the same.
 */
export function bootstrapAll(
  strata: readonly (readonly Sums[])[],
  statistics: readonly Statistic[],
  drawing: Drawing,
): Bounds[] {
  const width = strata.find((one) => one.length > 0)?.[0]?.length ?? 0;
  const total = added(strata.flat(), width);
  const random = randomFor(drawing.seed);
  const block = drawing.block ?? 1;
  const known = strata.map((units) => stratumOf(units, width));
  const drawnRuns = width > 0 && !areTooFew(drawing) ? runs : 0;
  const drawn = statistics.map((statistic) => ({
    statistic,
    values: new Float64Array(drawnRuns),
  }));
  // By turns: `statisticsOf` knows by them whether its sums are other ones.
  let [sums, other] = [new Float64Array(width), new Float64Array(width)];
  for (let run = 0; run < drawnRuns; run += 1) {
    const last = sums;
    sums = other.fill(0);
    other = last;
    for (const stratum of known)
      if (block > 1) addBlocks(stratum, sums, block, random);
      else addDrawn(stratum, sums, random);
    for (const { statistic, values } of drawn)
      values[run] = statistic(sums) ?? Number.NaN;
  }
  return drawn.map(({ statistic, values }) =>
    boundsOfDraws(statistic(total), values, drawing),
  );
}

/** The interval of one statistic (`bootstrapAll`). */
export const bootstrapBounds = (
  strata: readonly (readonly Sums[])[],
  statistic: Statistic,
  drawing: Drawing,
): Bounds =>
  bootstrapAll(strata, [statistic], drawing)[0] ?? {
    interval: null,
    by: "tooFew",
  };
