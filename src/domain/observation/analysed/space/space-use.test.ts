import { expect, it } from "vitest";
import { aGround, aZoneSize } from "../../../../../tests/builders/ground";
import { aScanRow, aSeen } from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import { gridOf } from "../../../grid/code";
import { squareOf } from "../../collect/scan-place";
import type { Seen } from "../../rows/row";
import { sessionsIn } from "../session";
import { availableIn } from "./placed";
import { spaceUse } from "./space-use";

const tell = () => undefined;
/** A session of one scan. */
const scan = (id: string, seen: readonly Partial<Seen>[]) =>
  aPackedSession(
    { obsSessionId: id },
    {
      scans: [
        aScanRow({
          seen: seen.map((one, at) =>
            aSeen({ animalId: `animal-${String(at + 1)}`, ...one }),
          ),
        }),
      ],
    },
  );
const of = (...sessions: ReturnType<typeof scan>[]) => ({
  sessions: sessionsIn("isle", sessions),
});
const meadow = { x: 100, y: 100 };
const pond = { x: 900, y: 900 };
const all = { ...aGround(), by: "all" } as const;

it("counts every point in a square, those on the far edge in the last", () => {
  const grid = gridOf(aGround().map, aGround().zones);
  expect(squareOf(grid, { x: 1000, y: 1000 })).toBe(99);
  expect(squareOf(grid, { x: 0, y: 0 })).toBe(0);
  expect(squareOf(grid, { x: 999, y: 100 })).toBe(19);
  expect(squareOf(grid, { x: null, y: null })).toBeNull();
});

it("says which zones are used, of how much of the enclosure they are", () => {
  const report = spaceUse(
    of(scan("a", [meadow, meadow, pond]), scan("b", [pond])),
    all,
    tell,
  );
  expect(report).toMatchObject({ seen: 4, placed: 4, by: "area" });
  const [row] = report.rows;
  expect(row?.zones.map(({ count, expected }) => [count, expected])).toEqual([
    [2, 0.6],
    [2, 0.4],
  ]);
  // By hand: (|2 - 2.4| + |2 - 1.6|) / (2 (4 - 1.6)).
  expect(row?.spread).toMatchObject({
    value: expect.closeTo(1 / 6, 12) as number,
    interval: null,
  });
  expect(row?.variety?.shannon).toBeCloseTo(Math.LN2, 12);
});

it("tells who lies in no zone from who has no position at all", () => {
  const report = spaceUse(
    of(
      scan("a", [
        { ...meadow, areaId: "gone" },
        { x: null, y: null },
        { x: null, y: null, areaId: "gone" },
        { x: null, y: null, areaId: "pond" },
        { x: null, y: null, behaviourIds: null },
      ]),
    ),
    all,
    tell,
  );
  expect(report).toMatchObject({ seen: 4, placed: 1, unplaced: 1 });
  expect(spaceUse(of(), all, tell)).toMatchObject({ seen: 0, unplaced: 0 });
});

it("leaves out who was out of sight, and zones that are closed, with who was there", () => {
  const closed = aGround({
    zones: [aZoneSize(), aZoneSize({ areaId: "pond", isClosed: true })],
  });
  expect(availableIn(closed)).toMatchObject({ areaIds: ["meadow"] });
  const report = spaceUse(
    of(scan("a", [meadow, pond, { ...meadow, behaviourIds: null }])),
    { ...closed, by: "all" },
    tell,
  );
  expect(report).toMatchObject({ seen: 2, placed: 1, unplaced: 0 });
  expect(report.rows[0]?.spread).toEqual({
    canSay: false,
    why: "oneCategory",
  });
});

it("goes by the zone that was told before the one that is painted", () => {
  const [row] = spaceUse(
    of(scan("a", [{ ...meadow, areaId: "pond" }])),
    all,
    tell,
  ).rows;
  expect(row?.zones.map(({ count }) => count)).toEqual([0, 1]);
});

it("measures basins by volume, where all are of known depth", () => {
  const deep = (height: number | null) =>
    availableIn(
      aGround({
        zones: [
          aZoneSize({ isBasin: true, height: 1 }),
          aZoneSize({ areaId: "pond", isBasin: true, height }),
        ],
      }),
    );
  expect(deep(3).by).toBe("volume");
  expect(deep(3).shares[1]).toBeCloseTo(120 / 180, 12);
  expect(deep(null)).toMatchObject({ by: "area", shares: [0.6, 0.4] });
});

it("tells animals, behaviours and levels apart, and how far animals overlap", () => {
  const seen = of(
    scan("a", [
      { ...meadow, level: -1 },
      { ...pond, level: 3, behaviourIds: ["rest", "feed"] },
      { ...pond, level: 3, behaviourIds: [] },
    ]),
  );
  const by = (one: "animal" | "behaviour" | "level") =>
    spaceUse(seen, { ...aGround(), by: one }, tell);
  expect(by("level").rows.map(({ key, n }) => [key, n])).toEqual([
    ["-1", 1],
    ["3", 2],
  ]);
  expect(by("behaviour").rows.map(({ key, n }) => [key, n])).toEqual([
    ["feed", 1],
    ["rest", 2],
    [null, 1],
  ]);
  expect(by("animal").overlaps.map(({ overlap }) => overlap)).toEqual([
    0, 0, 1,
  ]);
});

it("draws intervals over eight sessions or more, and goes by the rule of three where nobody was", () => {
  const sessions = Array.from({ length: 12 }, (_, at) =>
    scan(String(at), [meadow, at % 3 === 0 ? pond : meadow]),
  );
  const [row] = spaceUse(of(...sessions), all, tell).rows;
  const [one] = row?.zones ?? [];
  expect(one?.electivity).toMatchObject({ canSay: true, by: "bootstrap" });
  const never = sessions.map(({ facts }) =>
    scan(facts.obsSessionId, [meadow, meadow]),
  );
  const unused = (count: number) =>
    spaceUse(of(...never.slice(0, count)), all, tell).rows[0]?.zones[1]
      ?.electivity;
  // A quarter of all use at most, of twelve sessions: W is 0.25 / 0.4 of 0.25 / 0.4 + 0.75 / 0.6.
  expect(unused(12)).toMatchObject({
    value: -1,
    interval: { low: -1, high: expect.closeTo(-0.2, 12) as number },
    by: "ruleOfThree",
  });
  expect(unused(7)).toMatchObject({ value: -1, interval: null, by: "tooFew" });
  const backwards = spaceUse(of(...sessions.toReversed()), all, tell).rows[0];
  expect(backwards?.zones.map(({ count }) => count)).toEqual(
    row?.zones.map(({ count }) => count),
  );
});

it("draws no interval that goes on beyond what there can be", () => {
  // About as often in either as its size lets expect, which evenness is 0 of.
  const sessions = Array.from({ length: 10 }, (_, at) =>
    scan(
      String(at),
      [0, 1, 2, 3, 4].map((one) => (one < 2 + (at % 3) ? meadow : pond)),
    ),
  );
  const [row] = spaceUse(of(...sessions), all, tell).rows;
  const { spread, zones } = row!;
  if (!spread.canSay || spread.interval === null) throw new Error("no bounds");
  expect(spread.value).toBeLessThan(0.05);
  expect(spread.interval.low).toBe(0);
  for (const { electivity } of zones)
    if (electivity.canSay) {
      expect(electivity.interval!.low).toBeLessThan(0);
      expect(electivity.interval!.high).toBeGreaterThan(0);
    }
});

it("draws none of a zone that alone is used: sessions differ in how many were seen, not in where", () => {
  const sessions = Array.from({ length: 10 }, (_, at) =>
    scan(
      String(at),
      Array.from({ length: 1 + at }, () => meadow),
    ),
  );
  const [row] = spaceUse(of(...sessions), all, tell).rows;
  expect(row?.zones[0]?.electivity).toMatchObject({
    value: expect.closeTo(1 / 3, 12) as number,
    interval: null,
    by: "noSpread",
  });
  expect(row?.zones[1]?.electivity).toMatchObject({ by: "ruleOfThree" });
});

it("says nothing sure of a zone that nobody was in, in one session of many scans", () => {
  const long = aPackedSession(
    { obsSessionId: "long" },
    {
      scans: Array.from({ length: 60 }, (_, slot) =>
        aScanRow({ t: slot * 1000, slot, seen: [aSeen(meadow)] }),
      ),
    },
  );
  expect(
    spaceUse(of(long), all, tell).rows[0]?.zones[1]?.electivity,
  ).toMatchObject({ value: -1, n: 60, interval: null });
});

it("weighs by how many there are those whom nobody told apart, and makes no animal of them", () => {
  const flock = of(
    scan("a", [
      { ...meadow, animalId: null, count: 30, behaviourIds: ["rest"] },
      { ...pond, animalId: null, count: 10, behaviourIds: ["feed"] },
      { animalId: null, count: 5, x: null, y: null },
      { ...pond, animalId: null, count: 9, behaviourIds: null },
      { ...pond, behaviourIds: ["feed"] },
    ]),
  );
  const report = spaceUse(flock, all, tell);
  expect(report).toMatchObject({ seen: 46, placed: 41, unplaced: 5 });
  expect(report.rows[0]).toMatchObject({ n: 41, sessions: 1 });
  expect(report.rows[0]?.zones.map(({ count }) => count)).toEqual([30, 11]);
  const by = (one: "animal" | "behaviour") =>
    spaceUse(flock, { ...aGround(), by: one }, tell).rows.map(
      ({ key, n }) => `${String(key)} ${String(n)}`,
    );
  expect(by("behaviour")).toEqual(["feed 11", "rest 30"]);
  expect(by("animal")).toEqual(["animal-5 1"]);
});

it("cannot say of nothing", () => {
  const { rows, seen } = spaceUse(of(), all, tell);
  expect(seen).toBe(0);
  expect(rows[0]?.spread).toEqual({ canSay: false, why: "nothingObserved" });
  expect(rows[0]?.variety).toBeNull();
  expect(spaceUse(of(), { ...all, by: "animal" }, tell).rows).toEqual([]);
});
