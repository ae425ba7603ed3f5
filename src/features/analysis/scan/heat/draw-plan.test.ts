import { expect, it } from "vitest";
import { outlinesOf } from "./draw-plan";

const of = (columns: number, rows: number, ...zones: number[]) =>
  outlinesOf({ columns, rows, zones: Uint8Array.from(zones) });

it("draws a zone around, at the edge of the map too, and not through it", () => {
  expect(of(1, 1, 1)).toHaveLength(4);
  expect(of(2, 1, 1, 1)).toHaveLength(6);
  expect(of(2, 2, 0, 0, 0, 1)).toEqual([
    [1, 1, 1, 2],
    [1, 1, 2, 1],
    [2, 1, 2, 2],
    [1, 2, 2, 2],
  ]);
});

it("parts two zones by one line, and draws none where nothing is painted", () => {
  const sides = of(2, 1, 1, 2);
  expect(sides.filter(([x, , toX]) => x === 1 && toX === 1)).toEqual([
    [1, 0, 1, 1],
  ]);
  expect(of(3, 2, 0, 0, 0, 0, 0, 0)).toEqual([]);
});
