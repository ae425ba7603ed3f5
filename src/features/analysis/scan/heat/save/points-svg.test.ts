import { blankGrid } from "@domain/grid/grid";
import { expect, it } from "vitest";
import { strengthOf } from "../points/points-picture";
import { pointsSvg } from "./points-svg";

const grid = blankGrid({ mapWidth: 10, squareArea: 1, rows: 10 });
const plan = { grid, areaIds: [], dark: false };
const side = 500;
const points = (places: number) => ({
  ...{ n: places, without: 0, across: side, down: side, zones: [] },
  places: Uint32Array.from({ length: places }, (_, at) => at),
  counts: new Uint32Array(places).fill(1),
});
const dots = (svg: string) => svg.match(/fill="rgba\(0, 34, 78/gu)?.length ?? 0;

it("draws every point, and no more than can be drawn where they are everywhere", () => {
  expect(dots(pointsSvg("t", points(0), plan))).toBe(0);
  expect(dots(pointsSvg("t", points(1), plan))).toBe(1);
  expect(dots(pointsSvg("t", points(side * side), plan))).toBe(250 * 250);
});

it("inks one alone so that it is seen, and more the more there are", () => {
  expect(strengthOf(0, 9)).toBe(0);
  expect(strengthOf(1, 9)).toBeGreaterThan(0.3);
  expect(strengthOf(3, 9)).toBeGreaterThan(strengthOf(2, 9));
  expect([strengthOf(9, 9), strengthOf(1, 1)]).toEqual([1, 1]);
});

it("lies on the picture of the plan, where there is one", () => {
  const saved = { href: "data:image/png;base64,AAAA", ratio: 1 };
  const svg = pointsSvg("t", points(1), plan, saved);
  expect(svg.match(/<image /gu)).toHaveLength(1);
  expect(svg.match(/<use /gu)).toHaveLength(1);
  expect(pointsSvg("t", points(1), plan)).not.toContain("<image");
});
