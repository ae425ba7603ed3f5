import { blankGrid } from "@domain/grid/grid";
import { expect, it } from "vitest";
import { buildingOf } from "./blocks";
import type { ReliefDrawing } from "./relief-svg";
import { reliefSvg } from "./relief-svg";
import { firstTurned } from "./turned";

const grid = blankGrid({ mapWidth: 2, squareArea: 1, rows: 2 });
const values = [1, 0, 0, 3];
const drawing: ReliefDrawing = {
  title: "Où & quand",
  building: buildingOf(
    { maps: [{ key: "3", values, counts: values, n: 4, zones: [] }] },
    grid,
    100,
  ),
  turned: firstTurned,
  kind: "counts",
  dark: false,
  grid,
  areaIds: [],
  nameOf: (level) => `Niveau ${String(level)}`,
  width: 400,
  height: 300,
};
const polygons = (svg: string) => svg.match(/<polygon/gu)?.length ?? 0;

it("names every level, and stands a column on each square that was used", () => {
  const svg = reliefSvg(drawing);
  for (const level of [-1, 0, 1, 2, 3, 4])
    expect(svg).toContain(`>Niveau ${String(level)}</text>`);
  expect(svg).toContain("<title>Où &amp; quand</title>");
  // Six levels, and two columns of three sides.
  expect(polygons(svg)).toBe(6 + 2 * 3);
});

it("lays flat squares for densities", () => {
  expect(polygons(reliefSvg({ ...drawing, kind: "density" }))).toBe(6 + 2);
});

it("draws what is near last, from wherever it is seen", () => {
  const seen = (azimuth: number) => {
    const svg = reliefSvg({
      ...drawing,
      kind: "density",
      turned: { ...firstTurned, azimuth },
    });
    return [...svg.matchAll(/fill="(rgb\([^"]*)"/gu)].map(([, fill]) => fill);
  };
  expect(seen(Math.PI)).toEqual(seen(0).toReversed());
});
