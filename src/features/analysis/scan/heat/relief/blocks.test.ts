import { blankGrid } from "@domain/grid/grid";
import { expect, it } from "vitest";
import { buildingOf, cornersOf, planeOf } from "./blocks";

const grid = blankGrid({ mapWidth: 4, squareArea: 1, rows: 2 });
const map = (key: string, values: number[]) => ({
  ...{ key, values, counts: values, n: 1, zones: [] },
});
const two = {
  maps: [
    map("0", [4, 0, 0, 0, 0, 0, 0, 2]),
    map("3", [0, 8, 0, 0, 0, 0, 0, 0]),
  ],
};

it("has every level, with what was seen there as a share of the most", () => {
  const { storeys, top, width, depth } = buildingOf(two, grid, 100);
  expect(storeys.map(({ level }) => level)).toEqual([-1, 0, 1, 2, 3, 4]);
  expect(storeys.map(({ blocks }) => blocks.length)).toEqual([
    0, 2, 0, 0, 1, 0,
  ]);
  expect([top, width, depth]).toEqual([8, 1, 0.5]);
  expect(storeys[1]?.blocks[0]).toEqual({
    ...{ x: -0.375, z: -0.125, side: 0.25, share: 0.5 },
  });
});

it("puts squares together where they are too many, and loses none", () => {
  const { storeys, squares, top } = buildingOf(two, grid, 2);
  expect(squares).toBe(2);
  expect(top).toBe(8);
  const sum = storeys
    .flatMap(({ blocks }) => blocks)
    .reduce((all, { share }) => all + share * top, 0);
  expect(sum).toBeCloseTo(14, 12);
});

it("of nobody is empty, a level above the other all the same", () => {
  const empty = buildingOf({ maps: [] }, grid, 10);
  expect(empty.storeys.flatMap(({ blocks }) => blocks)).toEqual([]);
  expect(planeOf(4)).toBeGreaterThan(planeOf(-1));
  expect(cornersOf(empty, 0)).toHaveLength(4);
});
