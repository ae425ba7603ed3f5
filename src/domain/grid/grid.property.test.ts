import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Layers } from "./layers";
import { decodeGrid, encodeGrid, sameGrid, squaresIn } from "./code";
import { levelLayerSchema, zoneLayerSchema } from "./layers";
import type { Paint } from "./edits";
import { brush, fill, rectangle } from "./edits";
import type { Cell, Grid } from "./grid";
import {
  blankGrid,
  levelAt,
  levels,
  paintedAreas,
  paintedSquares,
  zoneAt,
} from "./grid";
import { proceed, redo, startHistory, undo } from "./history";
import { refit } from "./refit";

const zoneIds = ["pond", "rock", "night", "meadow"];
const cells: fc.Arbitrary<Cell> = fc.record({
  column: fc.integer({ min: -3, max: 33 }),
  row: fc.integer({ min: -3, max: 33 }),
});
const paints: fc.Arbitrary<Paint> = fc.oneof(
  fc
    .constantFrom(...zoneIds, null)
    .map((areaId) => ({ layer: "zones" as const, areaId })),
  fc
    .constantFrom(...levels)
    .map((level) => ({ layer: "levels" as const, level })),
);
type Edit = (grid: Grid) => Grid;
const sizes = fc.integer({ min: 1, max: 30 });
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(cells, cells, fc.nat(2), paints).map<Edit>(
    ([from, to, radius, paint]) =>
      (grid) =>
        brush(grid, from, to, radius, paint),
  ),
  fc.tuple(cells, cells, paints).map<Edit>(
    ([a, b, paint]) =>
      (grid) =>
        rectangle(grid, a, b, paint),
  ),
  fc.tuple(cells, paints).map<Edit>(
    ([cell, paint]) =>
      (grid) =>
        fill(grid, cell, paint),
  ),
);
const mapSizes = fc.record({
  mapWidth: sizes,
  squareArea: fc.constantFrom(0.25, 1, 4),
  rows: sizes,
});
const resizes = mapSizes.map<Edit>((size) => (grid) => refit(grid, size));
const blanks = mapSizes.map(blankGrid);
const grids = fc
  .tuple(blanks, fc.array(edits, { maxLength: 12 }))
  .map(([blank, all]) => all.reduce((grid, edit) => edit(grid), blank));

const stored = (grid: Grid, layers: Layers = encodeGrid(grid)) => ({
  mapWidth: grid.mapWidth,
  squareArea: grid.squareArea,
  rows: grid.rows,
  ...layers,
});

describe("any map", () => {
  it("is stored and comes back, within its schema, and no longer than its squares", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const layers = encodeGrid(grid);
        expect(zoneLayerSchema.parse(layers.zones)).toEqual(layers.zones);
        expect(levelLayerSchema.parse(layers.levels)).toBe(layers.levels);
        const squares = grid.columns * grid.rows;
        expect(layers.levels.length).toBeLessThanOrEqual(squares);
        expect(squaresIn(layers.zones.runs)).toBe(squares);
        const back = decodeGrid(stored(grid), zoneIds);
        expect(sameGrid(back, grid)).toBe(true);
        for (let row = 0; row < grid.rows; row += 1)
          for (let column = 0; column < grid.columns; column += 1) {
            expect(zoneAt(back, column, row)).toBe(zoneAt(grid, column, row));
            expect(levelAt(back, column, row)).toBe(levelAt(grid, column, row));
          }
      }),
    );
  });

  it("has zones whose areas sum to the painted squares", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const painted = grid.zones.filter((value) => value > 0).length;
        const sum = (all: Iterable<number>) =>
          [...all].reduce((one, other) => one + other, 0);
        expect(sum(paintedSquares(grid).values())).toBe(painted);
        expect(sum(paintedAreas(grid).values())).toBe(
          painted * grid.squareArea,
        );
      }),
    );
  });

  it("reads unpainted where a zone is gone", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const left = decodeGrid(stored(grid), ["pond", "night"]);
        const counts = paintedSquares(grid);
        expect([...paintedSquares(left)].sort()).toEqual(
          ["night", "pond"]
            .filter((id) => counts.has(id))
            .map((id) => [id, counts.get(id)]),
        );
      }),
    );
  });

  it("comes back, step by step, from everything done to it", () => {
    fc.assert(
      fc.property(
        grids,
        fc.array(fc.oneof(edits, edits, resizes), { maxLength: 15 }),
        (grid, all) => {
          let history = startHistory(grid);
          for (const edit of all)
            history = proceed(history, edit(history.present));
          const end = history.present;
          const steps = history.past.length;
          for (let step = 0; step < steps; step += 1) {
            const before = history;
            history = undo(history);
            expect(sameGrid(redo(history).present, before.present)).toBe(true);
          }
          expect(sameGrid(history.present, grid)).toBe(true);
          for (let step = 0; step < steps; step += 1) history = redo(history);
          expect(sameGrid(history.present, end)).toBe(true);
          expect(redo(history)).toBe(history);
        },
      ),
    );
  });

  it("is left as it was by every edit", () => {
    fc.assert(
      fc.property(grids, edits, (grid, edit) => {
        const before = encodeGrid(grid);
        edit(grid);
        expect(encodeGrid(grid)).toEqual(before);
      }),
    );
  });

  it("paints within the brush and nothing else", () => {
    fc.assert(
      fc.property(grids, cells, fc.nat(2), (grid, cell, radius) => {
        const paint: Paint = { layer: "zones", areaId: "pond" };
        const after = brush(grid, cell, cell, radius, paint);
        for (let row = 0; row < grid.rows; row += 1)
          for (let column = 0; column < grid.columns; column += 1) {
            const near =
              Math.abs(column - cell.column) <= radius &&
              Math.abs(row - cell.row) <= radius;
            expect(zoneAt(after, column, row)).toBe(
              near ? "pond" : zoneAt(grid, column, row),
            );
            expect(levelAt(after, column, row)).toBe(
              levelAt(grid, column, row),
            );
          }
      }),
    );
  });

  it("keeps what still fits in another size", () => {
    fc.assert(
      fc.property(grids, sizes, sizes, (grid, width, rows) => {
        const { mapWidth, squareArea } = grid;
        const made = refit(grid, { mapWidth: width, squareArea, rows });
        for (let row = 0; row < rows; row += 1)
          for (let column = 0; column < made.columns; column += 1)
            expect(zoneAt(made, column, row)).toBe(zoneAt(grid, column, row));
        const again = refit(grid, { mapWidth, squareArea, rows: grid.rows });
        expect(sameGrid(again, grid)).toBe(true);
      }),
    );
  });
});
