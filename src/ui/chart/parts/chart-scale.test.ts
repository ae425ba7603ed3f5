import { expect, it } from "vitest";
import {
  axisWidth,
  evenAxis,
  thinned,
  tickPlace,
  tickSlots,
} from "./chart-scale";

it.each([
  [[3, 17], 0, 20],
  [[-4.2, 1.1], -6, 2],
  [[0.011, 0.019], 0.01, 0.02],
  [[7, 7], 6.4, 7.6],
  [[], 0, 1],
])("an axis holds %j and begins and ends at a tick", (values, from, to) => {
  const axis = evenAxis(values);
  expect([axis.from, axis.to]).toEqual([from, to]);
  expect(axis.ticks.length).toBeGreaterThan(2);
  expect(axis.ticks.length).toBeLessThan(9);
});

it("ticks do not run into each other", () => {
  const slots = Array.from({ length: 366 }, (_, day) => ({
    key: String(day),
    name: "",
    tick: "20 nov.",
  }));
  const shown = tickSlots(slots, 300);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length * axisWidth(["20 nov."])).toBeLessThan(320);
});

it("a tick at either end stands whole within the chart", () => {
  const places = [4, 150, 298].map((x) => tickPlace(x, "24. Mai", 300));
  const half = (axisWidth(["24. Mai"]) - 13) / 2;
  expect(places[0]).toBeGreaterThan(half);
  expect(places[1]).toBe(150);
  expect(places[2]).toBeLessThan(300 - half);
});

it("a long line keeps its ends, its extremes and its breaks", () => {
  const points = Array.from({ length: 10_000 }, (_, index) => ({
    at: index / 1000,
    value: index === 5000 ? null : index === 7777 ? 99 : index % 7,
  }));
  const kept = thinned(points, 10, 100);
  expect(kept.length).toBeLessThan(500);
  expect(kept[0]).toEqual(points[0]);
  expect(kept.at(-1)).toEqual(points.at(-1));
  expect(kept.filter(({ value }) => value === null)).toHaveLength(1);
  expect(kept.some(({ value }) => value === 99)).toBe(true);
  expect([...kept].sort((a, b) => a.at - b.at)).toEqual(kept);
  expect(thinned(points.slice(0, 300), 10, 100)).toHaveLength(300);
});
