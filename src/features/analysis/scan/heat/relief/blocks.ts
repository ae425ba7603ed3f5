import type { Level } from "@domain/grid/grid";
import { levels } from "@domain/grid/grid";
import type { Grid } from "@domain/grid/grid";
import type { HeatMaps } from "@domain/observation/analysed/space/heat-maps";
import type { Spot } from "./turned";

/** What stands on a level: where its middle is, how wide it is, and its share of the most there is. */
export interface Block {
  x: number;
  z: number;
  side: number;
  share: number;
}

export interface Storey {
  level: Level;
  blocks: Block[];
}

/** All levels of a map from the lowest up, and how large it is; its longer side is 1. */
export interface Building {
  storeys: Storey[];
  width: number;
  depth: number;
  /** What the strongest block stands for, and how many squares across a block is. */
  top: number;
  squares: number;
}

/** From one level to the next; columns are no higher than leaves the next in sight. */
const storeyHigh = 0.2;
const columnHigh = 0.17;
/** Less of the most than this is none: densities have no end. */
const least = 0.01;

/** How high a level lies. */
export const planeOf = (level: number): number => (level - 1.5) * storeyHigh;
export const highOf = (share: number): number => columnHigh * share;

/** The corners of a level. */
export const cornersOf = (
  { width, depth }: Building,
  level: number,
): [Spot, Spot, Spot, Spot] => {
  const [x, y, z] = [width / 2, planeOf(level), depth / 2];
  return [
    [-x, y, -z],
    [x, y, -z],
    [x, y, z],
    [-x, y, z],
  ];
};

/** How many squares across a block is, for no more than so many blocks a level. */
const squaresFor = ({ columns, rows }: Grid, most: number): number => {
  let squares = 1;
  while (Math.ceil(columns / squares) * Math.ceil(rows / squares) > most)
    squares += 1;
  return squares;
};

function sumsOf(
  values: readonly number[],
  { columns }: Grid,
  squares: number,
): Map<string, { column: number; row: number; sum: number }> {
  const found = new Map<string, { column: number; row: number; sum: number }>();
  values.forEach((value, square) => {
    if (value === 0) return;
    const column = Math.floor((square % columns) / squares);
    const row = Math.floor(square / columns / squares);
    const key = `${String(column)}/${String(row)}`;
    const one = found.get(key) ?? { column, row, sum: 0 };
    found.set(key, one);
    one.sum += value;
  });
  return found;
}

/** Maps of levels as a building, with no more than so many blocks a level: what is too fine is put together. */
export function buildingOf(
  { maps }: Pick<HeatMaps, "maps">,
  grid: Grid,
  most: number,
): Building {
  const squares = squaresFor(grid, most);
  const long = Math.max(grid.columns, grid.rows);
  const [width, depth] = [grid.columns / long, grid.rows / long];
  const side = squares / long;
  const sums = levels.map((level) => {
    const map = maps.find(({ key }) => key === String(level));
    return [...sumsOf(map?.values ?? [], grid, squares).values()];
  });
  const top = Math.max(...sums.flat().map(({ sum }) => sum), 0);
  return {
    ...{ width, depth, top, squares },
    storeys: levels.map((level, at) => ({
      level,
      blocks: (sums[at] ?? []).flatMap(({ column, row, sum }) => {
        const share = sum / top;
        const x = (column + 0.5) * side - width / 2;
        const z = (row + 0.5) * side - depth / 2;
        return share < least ? [] : [{ x, z, side, share }];
      }),
    })),
  };
}
