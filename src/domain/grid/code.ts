import type { Grid } from "./grid";
import { blankGrid, highestLevel, lowestLevel } from "./grid";
import type { Layers, StoredGrid } from "./layers";
import { sameSize } from "./size";

/** "." for 0, then a letter for each value. */
const letters = ".ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The letter of an elevation of -1. */
const below = letters.length - 1;

function runsOf(values: ArrayLike<number>): string {
  let text = "";
  for (let from = 0; from < values.length;) {
    let end = from + 1;
    while (end < values.length && values[end] === values[from]) end += 1;
    const count = end - from;
    text += `${count === 1 ? "" : count}${letters[values[from] ?? 0] ?? "."}`;
    from = end;
  }
  return text;
}

type PutSquare = (at: number, value: number) => void;

/** Calls `put` for each square of the runs, in order; what cannot be read is 0. */
function eachOf(runs: string, squares: number, put: PutSquare): void {
  let at = 0;
  for (const [, count = "", letter = "."] of runs.matchAll(
    /(\d*)([.A-Za-z])/g,
  )) {
    const end = Math.min(squares, at + (count === "" ? 1 : Number(count)));
    const value = letters.indexOf(letter);
    for (; at < end; at += 1) put(at, value);
    if (at >= squares) return;
  }
}
/** How many squares the runs are for. */
export const squaresIn = (runs: string): number =>
  [...runs.matchAll(/(\d*)[.A-Za-z]/g)].reduce(
    (sum, [, count]) => sum + (count === "" ? 1 : Number(count)),
    0,
  );

/** The layers of a map, the zones in the order in which they are met; equal maps give equal layers. */
export function encodeGrid(grid: Grid): Layers {
  const areaIds: string[] = [];
  const places = new Uint8Array(grid.palette.length + 1);
  const zones = grid.zones.map((value) => {
    const areaId = grid.palette[value - 1];
    if (areaId === undefined) return 0;
    if (places[value] === 0) places[value] = areaIds.push(areaId);
    return places[value] ?? 0;
  });
  const levels = new Uint8Array(grid.levels.length);
  for (const [at, level] of grid.levels.entries())
    levels[at] = level < 0 ? below : level;
  return { zones: { areaIds, runs: runsOf(zones) }, levels: runsOf(levels) };
}

/**
 * A stored map taken apart. Squares of zones that are not among `known` are unpainted, as is what cannot
 * be read: a zone that was removed leaves no trace.
 */
export function decodeGrid(
  { zones, levels, ...size }: StoredGrid,
  known: Iterable<string>,
): Grid {
  const grid = blankGrid(size);
  const squares = grid.zones.length;
  const wanted = new Set(known);
  const palette = [...new Set(zones.areaIds)].filter((id) => wanted.has(id));
  const place = (value: number) =>
    palette.indexOf(zones.areaIds[value - 1] ?? "") + 1;
  eachOf(zones.runs, squares, (at, value) => {
    grid.zones[at] = place(value);
  });
  eachOf(levels, squares, (at, value) => {
    const level = value === below ? lowestLevel : value;
    grid.levels[at] = level > highestLevel ? 0 : level;
  });
  return { ...grid, palette };
}

/** A map taken apart, as the zones of its enclosure are now: those that are gone are unpainted. */
export const gridOf = (
  map: StoredGrid,
  areas: readonly { areaId: string }[],
): Grid =>
  decodeGrid(
    map,
    areas.map(({ areaId }) => areaId),
  );

/** Is the same drawn on both, at the same size? */
export function sameGrid(a: Grid, b: Grid): boolean {
  if (!sameSize(a, b)) return false;
  const places = [0, ...a.palette.map((id) => b.palette.indexOf(id) + 1)];
  return (
    a.levels.every((level, at) => level === b.levels[at]) &&
    a.zones.every((value, at) => {
      const other = b.zones[at] ?? 0;
      return value === 0 ? other === 0 : places[value] === other && other > 0;
    })
  );
}
