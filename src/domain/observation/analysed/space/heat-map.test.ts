import { expect, it } from "vitest";
import { aGround } from "../../../../../tests/builders/ground";
import { aScanRow, aSeen } from "../../../../../tests/builders/observation";
import {
  aPackedSession,
  scannedSessions,
} from "../../../../../tests/builders/packed";
import type { Seen } from "../../rows/row";
import { sessionsIn } from "../session";
import type { HeatOptions } from "./heat-map";
import { heatMap } from "./heat-map";

const all: HeatOptions = {
  ...aGround(),
  animalId: null,
  behaviourId: null,
  level: null,
  kind: "counts",
  bandwidth: null,
};
const seen = (...some: Partial<Seen>[]) => ({
  sessions: sessionsIn("isle", [
    aPackedSession({}, { scans: [aScanRow({ seen: some.map(aSeen) })] }),
  ]),
});
const sum = (values: readonly number[]) =>
  values.reduce((all, one) => all + one, 0);

it("lays every point into a square, and tells those without one", () => {
  const found = heatMap(
    seen(
      { x: 1000, y: 1000 },
      { x: 50, y: 50 },
      { x: null, y: null, areaId: "meadow" },
      { behaviourIds: null },
    ),
    all,
  );
  expect(found).toMatchObject({ n: 2, without: 1, bandwidth: null });
  expect([found.counts[0], found.counts[99], sum(found.counts)]).toEqual([
    1, 1, 2,
  ]);
  expect(found.zones).toEqual([
    { areaId: "pond", count: 1 },
    { areaId: "meadow", count: 1 },
  ]);
});

it("counts as many as there are of those whom nobody told apart, and none of them as an animal", () => {
  const chosen = seen(
    { animalId: null, count: 30, x: 50, y: 50, behaviourIds: ["rest"] },
    { animalId: null, count: 4, x: null, y: null },
    { animalId: "a", x: 1000, y: 1000, behaviourIds: ["feed"] },
  );
  const found = heatMap(chosen, all);
  expect(found).toMatchObject({ n: 31, without: 4 });
  expect([found.counts[0], found.counts[99], sum(found.counts)]).toEqual([
    30, 1, 31,
  ]);
  expect(found.zones[0]).toEqual({ areaId: "meadow", count: 30 });
  expect(sum(heatMap(chosen, { ...all, kind: "density" }).values)).toBeCloseTo(
    31,
    9,
  );
  expect(heatMap(chosen, { ...all, animalId: "a" })).toMatchObject({
    n: 1,
    without: 0,
  });
  expect(heatMap(chosen, { ...all, behaviourId: "rest" }).n).toBe(30);
});

it("is of an animal, a behaviour, a level", () => {
  const chosen = seen(
    { animalId: "a", behaviourIds: ["rest"], level: 3 },
    { animalId: "b", behaviourIds: ["feed", "rest"], level: 0 },
  );
  const n = (options: Partial<HeatOptions>) =>
    heatMap(chosen, { ...all, ...options }).n;
  expect(n({ animalId: "b" })).toBe(1);
  expect(n({ behaviourId: "rest" })).toBe(2);
  expect(n({ behaviourId: "rest", level: 3 })).toBe(1);
  expect(n({ level: -1 })).toBe(0);
});

it("adds up to the points as a density too, with its bandwidth in metres", () => {
  const chosen = { sessions: sessionsIn("isle", scannedSessions(40, 5, 4)) };
  const dense = heatMap(chosen, { ...all, kind: "density" });
  expect(dense.n).toBeGreaterThan(150);
  expect(sum(dense.values)).toBeCloseTo(dense.n, 6);
  expect(dense.bandwidth?.columns).toBeGreaterThan(0.5);
  const asked = heatMap(chosen, { ...all, kind: "density", bandwidth: 2 });
  expect(asked.bandwidth).toEqual({ columns: 2, rows: 2 });
});

it("of one place is spread by half a square, of nothing is nothing", () => {
  const one = seen({ x: 500, y: 500 }, { x: 500, y: 500 });
  const dense = heatMap(one, { ...all, kind: "density" });
  expect(dense.bandwidth).toEqual({ columns: 0.5, rows: 0.5 });
  expect(
    sum(heatMap({ sessions: [] }, { ...all, kind: "density" }).values),
  ).toBe(0);
});
