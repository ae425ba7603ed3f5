import * as z from "zod";

/** A map is at most so many squares wide, and as many high. */
export const gridMax = 100;
export const mapWidthMax = 10_000;
export const squareAreaMax = 10_000;

/** The side of a square in metres, from its surface in m2. */
export const sideOf = (squareArea: number): number => Math.sqrt(squareArea);

/** How large a map is: metres, m2 a square, squares high. */
export interface MapSize {
  readonly mapWidth: number;
  readonly squareArea: number;
  readonly rows: number;
}

export const sameSize = (a: MapSize, b: MapSize): boolean =>
  a.mapWidth === b.mapWidth &&
  a.squareArea === b.squareArea &&
  a.rows === b.rows;

/** What a quotient of decimals may be off by: 70 m in squares of 0.7 m are 100 of them. */
const rounding = 1e-9;

/**
 * How many squares of so many m2 a map of this width (m) takes, the last one perhaps in part.
 *
 * @example columnsOf(30, 4) // 15
 */
export const columnsOf = (mapWidth: number, squareArea: number): number =>
  Math.max(1, Math.ceil(mapWidth / sideOf(squareArea) - rounding));

/** How many squares high a drawing stays when its squares get another size: 1 to 100. */
export const rowsFor = (
  rows: number,
  oldArea: number,
  newArea: number,
): number =>
  Math.min(
    gridMax,
    Math.max(
      1,
      Math.ceil((rows * sideOf(oldArea)) / sideOf(newArea) - rounding),
    ),
  );

/** A width of the map in metres that is one. */
export const mapWidthSchema = z.number().positive().max(mapWidthMax);
/** The surface of a square in m2. */
export const squareAreaSchema = z.number().positive().max(squareAreaMax);
export const squaresSchema = z.number().int().min(1).max(gridMax);
