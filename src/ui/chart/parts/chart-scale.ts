import type { ChartSlot, RawPoint, TimeChartData } from "../chart-data";

/** From where to where an axis goes, and what is written at it. */
export interface ValueAxis {
  from: number;
  to: number;
  ticks: readonly number[];
  /** Decimals that tell the ticks apart. */
  digits: number;
}

/** A step of 1, 2 or 5 of a power of ten, of which about `count` fit. */
function evenStep(width: number, count: number): number {
  const raw = width / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const times = [1, 2, 5, 10].find((one) => one * power >= raw) ?? 10;
  return times * power;
}

/** An even axis that holds all of these, with about `count` ticks; from 0 to 1 for none. */
export function evenAxis(values: readonly number[], count = 5): ValueAxis {
  const [least, most] = values.length === 0 ? [0, 1] : extent(values);
  const room = most > least ? 0 : Math.max(Math.abs(least) * 0.05, 0.5);
  const [low, high] = [least - room, most + room];
  const step = evenStep(high - low, count);
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  const from = Math.floor(low / step + 1e-9);
  const until = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: until - from + 1 }, (_, index) =>
    Number(((from + index) * step).toFixed(digits)),
  );
  return { from: ticks[0] ?? 0, to: ticks.at(-1) ?? 1, ticks, digits };
}

function extent(values: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** All numbers that have to fit between the ends of the axis. */
function drawnNumbers({ kind, series, bands = [] }: TimeChartData): number[] {
  const values = series.flatMap((one) => [
    ...one.values.flatMap((value) =>
      value === null ? [] : [value.value, value.low, value.high],
    ),
    ...(one.raw ?? []).map(({ value }) => value),
  ]);
  const limits = bands.flatMap(({ from, to }) => [from, to]);
  // Bars are as long as they are high: they begin at nothing.
  const base = kind === "line" ? [] : [0];
  return [...values, ...limits, ...base].filter((one) => one !== null);
}

/** The highest pile of each slot. */
const heightsOf = ({ series, slots }: TimeChartData): number[] =>
  slots.map((_, index) =>
    series.reduce((sum, one) => sum + (one.values[index]?.value ?? 0), 0),
  );

/** The axis of values of a chart. */
export function valueAxis(data: TimeChartData): ValueAxis {
  if (data.span !== undefined) {
    const [from, to] = data.span;
    const even = evenAxis([from, to]);
    const ticks = even.ticks.filter((tick) => tick >= from && tick <= to);
    // The steps of a scale are whole.
    return { from, to, ticks, digits: to - from > 1 ? 0 : even.digits };
  }
  if (data.kind === "stack") {
    const axis = evenAxis([0, ...heightsOf(data)]);
    return { ...axis, ticks: axis.ticks.filter(Number.isInteger) };
  }
  return evenAxis(drawnNumbers(data));
}

/** Roughly as wide as a letter of the axis is. */
const letter = 6.6;
const between = 14;

/** The slots whose tick is written: every so many, so that none runs into the next one. */
export function tickSlots(
  slots: readonly ChartSlot[],
  width: number,
): readonly number[] {
  const ticked = slots.flatMap(({ tick }, index) =>
    tick === null ? [] : [{ index, tick }],
  );
  const longest = Math.max(1, ...ticked.map(({ tick }) => tick.length));
  const most = Math.max(1, Math.floor(width / (longest * letter + between)));
  const every = Math.ceil(ticked.length / most);
  return ticked
    .filter((_, order) => order % every === 0)
    .map(({ index }) => index);
}

/** Where the middle of a tick stands so that all of it is within the chart, in px from its left edge. */
export function tickPlace(x: number, text: string, width: number): number {
  const half = Math.min(width, text.length * letter) / 2;
  return Math.min(width - half, Math.max(half, x));
}

/** How wide the numbers at the axis are, in px. */
export const axisWidth = (labels: readonly string[]): number =>
  Math.ceil(Math.max(1, ...labels.map((one) => one.length)) * letter + 12);

/**
 * As much of a line as can be seen in so many columns: in each the first and last point, the least and the greatest, and
 * every break. A short line stays as it is.
 */
export function thinned(
  points: readonly RawPoint[],
  slots: number,
  columns: number,
): readonly RawPoint[] {
  if (points.length <= columns * 4 || slots === 0) return points;
  const kept: RawPoint[] = [];
  let column: RawPoint[] = [];
  let now = -1;
  const close = () => {
    kept.push(...tellingOf(column));
    column = [];
  };
  for (const point of points) {
    const next = Math.floor((point.at / slots) * columns);
    if (next !== now || point.value === null) close();
    now = next;
    if (point.value === null) kept.push(point);
    else column.push(point);
  }
  close();
  return kept;
}

function tellingOf(column: readonly RawPoint[]): RawPoint[] {
  if (column.length <= 4) return [...column];
  let [least, most] = [0, 0];
  for (const [index, { value }] of column.entries()) {
    if ((value ?? 0) < (column[least]?.value ?? 0)) least = index;
    if ((value ?? 0) > (column[most]?.value ?? 0)) most = index;
  }
  const wanted = new Set([0, least, most, column.length - 1]);
  return column.filter((_, index) => wanted.has(index));
}
