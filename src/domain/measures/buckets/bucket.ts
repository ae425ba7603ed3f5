import type { MeasureType } from "../parameters/measure-type";
import { isCountedType, isNumberType } from "../parameters/measure-type";
import type { Value } from "../values/value";
import type { Bucket } from "./stored";

/** One value at one instant; `key` tells those of one instant apart: "" for a sensor's, else the record's id. */
export interface Sample {
  at: Date;
  value: Value;
  key: string;
}

type Moments = Pick<Bucket, "mean" | "m2" | "min" | "max">;

const noMoments: Moments = { mean: null, m2: null, min: null, max: null };

function momentsOf(numbers: readonly number[]): Moments {
  if (numbers.length === 0) return noMoments;
  let [sum, min, max] = [0, Infinity, -Infinity];
  for (const one of numbers) {
    sum += one;
    min = Math.min(min, one);
    max = Math.max(max, one);
  }
  const mean = sum / numbers.length;
  // In two passes: a sum of squares less a squared sum loses what is small beside the mean.
  const m2 = numbers.reduce((total, one) => total + (one - mean) ** 2, 0);
  return { mean, m2, min, max };
}

function countsOf(values: readonly Value[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    const name = String(value);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isNumber = (value: Value): value is number => typeof value === "number";

/** In the order of time, a sensor's value before what a person gave at the same instant. */
const byTime = (a: Sample, b: Sample): number =>
  a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1);

/**
 * What is kept of these values, in whatever order they come: equal ones give the same to the last digit, as they are put in
 * order first. null for none.
 */
export function bucketOf(
  samples: readonly Sample[],
  type: MeasureType,
): Bucket | null {
  const values = [...samples].sort(byTime).map(({ value }) => value);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    n: values.length,
    ...(isNumberType(type) ? momentsOf(values.filter(isNumber)) : noMoments),
    first,
    last,
    counts: isCountedType(type) ? countsOf(values) : {},
  };
}

const lesser = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
const greater = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/**
 * The moments of two samples together, from those of each: Chan, Golub and LeVeque, "Updating Formulae and a Pairwise
 * Algorithm for Computing Sample Variances", Stanford STAN-CS-79-773 (1979), formula 2.1.
 */
function mergedMoments(a: Bucket, b: Bucket): Moments {
  if (a.mean === null || a.m2 === null) return b;
  if (b.mean === null || b.m2 === null) return a;
  const n = a.n + b.n;
  const apart = b.mean - a.mean;
  return {
    mean: a.mean + (apart * b.n) / n,
    m2: a.m2 + b.m2 + (apart ** 2 * a.n * b.n) / n,
    min: lesser(a.min, b.min),
    max: greater(a.max, b.max),
  };
}

function mergedCounts(a: Bucket["counts"], b: Bucket["counts"]) {
  const counts = { ...a };
  for (const [name, count] of Object.entries(b))
    counts[name] =
      (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + count;
  return counts;
}

const merged = (a: Bucket, b: Bucket): Bucket => {
  const { mean, m2, min, max } = mergedMoments(a, b);
  return {
    n: a.n + b.n,
    mean,
    m2,
    min,
    max,
    first: a.first,
    last: b.last,
    counts: mergedCounts(a.counts, b.counts),
  };
};

/** What is kept of all these together; they follow each other in time. null for none. */
export function mergeBuckets(buckets: readonly Bucket[]): Bucket | null {
  const [first, ...others] = buckets;
  return first === undefined ? null : others.reduce(merged, first);
}

/** The standard deviation of a sample, n - 1 below; null for fewer than two values, and for what are no numbers. */
export const deviationOf = ({ n, m2 }: Bucket): number | null =>
  m2 === null || n < 2 ? null : Math.sqrt(m2 / (n - 1));
