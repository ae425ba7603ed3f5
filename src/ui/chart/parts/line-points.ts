import type { ChartSeries, RawPoint, Side } from "../chart-data";

/** Up to so many slots every value has its mark. */
const marksUpTo = 62;

/** What a line follows: its values in the middle of their slots, or as they came. */
export const lineOf = ({ values, raw }: ChartSeries): readonly RawPoint[] =>
  raw ??
  values.map((value, index) => ({
    at: index + 0.5,
    value: value?.value ?? null,
  }));

/** A point that is drawn as a shape. */
export interface Marked {
  at: number;
  value: number;
}

/** The points that no line leads to or from, which would not be seen without a mark. */
const isAlone = (points: readonly RawPoint[], index: number): boolean =>
  (points[index - 1]?.value ?? null) === null &&
  (points[index + 1]?.value ?? null) === null;

/** The points of a line that have a mark: all where they are few, else those that stand alone. */
export function markedPoints(series: ChartSeries): Marked[] {
  const points = lineOf(series);
  const all = points.length <= marksUpTo;
  return points.flatMap(({ at, value }, index) =>
    value !== null && (all || isAlone(points, index)) ? [{ at, value }] : [],
  );
}

/** Of points that follow each other slot by slot, the one that reaches farthest. */
function farthestOfRuns(points: readonly Marked[], side: Side): Marked[] {
  const farther = (a: Marked, b: Marked) =>
    side === "below" ? a.value < b.value : a.value > b.value;
  const kept: Marked[] = [];
  let before = -Infinity;
  for (const point of points) {
    const last = kept.at(-1);
    if (last === undefined || point.at - before > 1) kept.push(point);
    else if (farther(point, last)) kept[kept.length - 1] = point;
    before = point.at;
  }
  return kept;
}

/**
 * How far the values of a slot reached beyond their limits, on one side; where slots are many, of those that follow each
 * other the farthest: the line itself shows how long it lasted.
 */
export function outsidePoints({ values }: ChartSeries, side: Side): Marked[] {
  const all = values.flatMap((value, index) => {
    if (value === null || !value.outside.includes(side)) return [];
    const reached = side === "below" ? value.low : value.high;
    return [{ at: index + 0.5, value: reached ?? value.value }];
  });
  return values.length <= marksUpTo ? all : farthestOfRuns(all, side);
}
