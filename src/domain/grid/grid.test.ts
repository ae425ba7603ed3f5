import { describe, expect, it } from "vitest";
import { decodeGrid, encodeGrid } from "./code";
import { brush, fill, rectangle } from "./edits";
import type { Cell } from "./grid";
import { blankGrid, levelAt, paintedAreas, within, zoneAt } from "./grid";
import { proceed, startHistory, stepsMax, undo } from "./history";
import { refit } from "./refit";
import { columnsOf, rowsFor } from "./size";
import { gridSizeIssues } from "./size-form";

const at = (column: number, row: number): Cell => ({ column, row });
const zone = (areaId: string | null) => ({ layer: "zones" as const, areaId });

/** A map of squares of 1 m2. */
const blank = (columns: number, rows: number) =>
  blankGrid({ mapWidth: columns, squareArea: 1, rows });

describe("the size of a map", () => {
  it("is as many squares as its width takes, the last one in part", () => {
    expect(columnsOf(30, 4)).toBe(15);
    expect(columnsOf(31, 4)).toBe(16);
    expect(columnsOf(0.5, 4)).toBe(1);
    expect(columnsOf(70, 0.49)).toBe(100);
  });

  it("is required whole, and neither too wide nor too high", () => {
    const size = { mapWidth: 30, squareArea: 4, rows: 10 };
    expect(gridSizeIssues(size)).toEqual([]);
    expect(
      gridSizeIssues({ mapWidth: null, squareArea: null, rows: null }),
    ).toEqual([
      { field: "mapWidth", code: "required" },
      { field: "squareArea", code: "required" },
      { field: "rows", code: "required" },
    ]);
    expect(gridSizeIssues({ ...size, mapWidth: 201 })).toEqual([
      { field: "mapWidth", code: "gridTooWide" },
    ]);
    expect(gridSizeIssues({ ...size, mapWidth: 200 })).toEqual([]);
    expect(gridSizeIssues({ ...size, squareArea: 0 })).toEqual([
      { field: "squareArea", code: "positive" },
    ]);
    expect(gridSizeIssues({ ...size, rows: 101 })).toEqual([
      { field: "rows", code: "gridTooHigh" },
    ]);
  });

  it("stays as high in metres when squares change", () => {
    expect(rowsFor(20, 4, 1)).toBe(40);
    expect(rowsFor(20, 1, 4)).toBe(10);
    expect(rowsFor(80, 4, 1)).toBe(100);
  });
});

describe("edits", () => {
  it("draw a line without a gap", () => {
    const grid = brush(blank(6, 3), at(0, 0), at(5, 2), 0, zone("a"));
    expect(paintedAreas({ ...grid, squareArea: 4 })).toEqual(
      new Map([["a", 24]]),
    );
    expect(zoneAt(grid, 0, 0)).toBe("a");
    expect(zoneAt(grid, 5, 2)).toBe("a");
    expect(zoneAt(grid, 9, 9)).toBeNull();
  });

  it("fill up to what is painted otherwise", () => {
    const wall = rectangle(blank(5, 5), at(2, 0), at(2, 4), zone("wall"));
    const filled = fill(wall, at(0, 4), zone("pond"));
    expect(paintedAreas(filled)).toEqual(
      new Map([
        ["wall", 5],
        ["pond", 10],
      ]),
    );
    expect(zoneAt(filled, 3, 0)).toBeNull();
    expect(fill(filled, at(1, 1), zone("pond"))).toBe(filled);
    expect(fill(filled, at(-1, 1), zone("pond"))).toBe(filled);
  });

  it("keep levels apart from zones", () => {
    const grid = rectangle(blank(3, 1), at(9, 0), at(1, 0), {
      layer: "levels",
      level: -1,
    });
    expect([0, 1, 2, 3].map((column) => levelAt(grid, column, 0))).toEqual([
      0, -1, -1, 0,
    ]);
    expect(encodeGrid(grid)).toEqual({
      zones: { areaIds: [], runs: "3." },
      levels: ".2z",
    });
  });

  it("leave a pond as large in metres when squares change", () => {
    const size = { mapWidth: 8, squareArea: 4, rows: 4 };
    const pond = rectangle(blankGrid(size), at(0, 0), at(1, 1), zone("pond"));
    expect(
      paintedAreas(refit(pond, { ...size, squareArea: 1, rows: 8 })).get(
        "pond",
      ),
    ).toBe(16);
    expect(
      paintedAreas(refit(pond, { ...size, squareArea: 16, rows: 2 })).get(
        "pond",
      ),
    ).toBe(16);
  });
});

it("reads what is broken as unpainted and level", () => {
  const grid = decodeGrid(
    {
      mapWidth: 3,
      squareArea: 1,
      rows: 1,
      zones: { areaIds: ["a", "a"], runs: "99999A" },
      levels: "!2Q",
    },
    ["a"],
  );
  expect([...grid.zones]).toEqual([1, 1, 1]);
  expect([...grid.levels]).toEqual([0, 0, 0]);
});

it("forgets the oldest steps, and undoes no more than there are", () => {
  let history = startHistory(blank(100, 100));
  for (let step = 0; step < stepsMax + 5; step += 1) {
    const square = at(step % 100, Math.floor(step / 100));
    history = proceed(
      history,
      rectangle(history.present, square, square, { layer: "levels", level: 1 }),
    );
  }
  expect(history.past).toHaveLength(stepsMax);
  for (let step = 0; step < stepsMax + 5; step += 1) history = undo(history);
  expect(history.past).toHaveLength(0);
  expect(undo(history)).toBe(history);
  expect(proceed(history, history.present)).toBe(history);
});

it("finds the nearest square of the map", () => {
  expect(within({ columns: 4, rows: 3 }, at(-2, 7))).toEqual(at(0, 2));
});
