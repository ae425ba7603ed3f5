import { deviationOf } from "../buckets/bucket";
import type { Limits, Mark } from "../parameters/limits";
import type { Value } from "../values/value";
import type { Point } from "./points";
import { outsideOf } from "./points";

/** One line of a chart: whose it is, what it shows, and the limits that hold there. */
export interface Line<K extends string = string> {
  key: K;
  points: readonly Point[];
  limits: Limits;
}

/** One row of the table behind a chart: a line's values of one hour, day, week or month. */
export interface TableRow<K extends string = string> {
  key: K;
  from: Date;
  until: Date;
  n: number;
  mean: number | null;
  deviation: number | null;
  min: number | null;
  max: number | null;
  first: Value | null;
  last: Value | null;
  /** In the order of `options`; 0 for what was not chosen. */
  counts: number[];
  outside: Exclude<Mark, "within">[];
}

function rowOf<K extends string>(
  { key, limits }: Line<K>,
  { from, until, bucket }: Point,
  options: readonly string[],
): TableRow<K> {
  const counts = options.map((option) => bucket?.counts[option] ?? 0);
  const row = { key, from, until, counts };
  if (bucket === null)
    return {
      ...row,
      n: 0,
      mean: null,
      deviation: null,
      min: null,
      max: null,
      first: null,
      last: null,
      outside: [],
    };
  const { n, mean, min, max, first, last } = bucket;
  const deviation = deviationOf(bucket);
  const outside = outsideOf(bucket, limits);
  return { ...row, n, mean, deviation, min, max, first, last, outside };
}

/** The table behind a chart of several lines: line by line, in the order of time. Gaps are rows of no value. [] for no line. */
export const tableOf = <K extends string>(
  lines: readonly Line<K>[],
  options: readonly string[] = [],
): TableRow<K>[] =>
  lines.flatMap((line) =>
    line.points.map((point) => rowOf(line, point, options)),
  );
