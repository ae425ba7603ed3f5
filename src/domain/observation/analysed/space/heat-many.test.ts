import { expect, it } from "vitest";
import { aGround } from "../../../../../tests/builders/ground";
import { aScanRow, aSeen } from "../../../../../tests/builders/observation";
import {
  aPackedSession,
  scannedSessions,
} from "../../../../../tests/builders/packed";
import { calendarDaySchema } from "../../../time/calendar-day";
import type { Seen } from "../../rows/row";
import { sessionsIn } from "../session";
import { heatDifference } from "./heat-difference";
import type { HeatOptions } from "./heat-map";
import { heatMap } from "./heat-map";
import type { HeatBy } from "./heat-maps";
import { heatBys, heatMaps } from "./heat-maps";
import { heatPoints } from "./heat-points";

const all: HeatOptions = {
  ...aGround(),
  animalId: null,
  behaviourId: null,
  level: null,
  kind: "counts",
  bandwidth: null,
};
const scanned = {
  sessions: sessionsIn("isle", scannedSessions(120, 6, 20)),
};
const nobody = { sessions: [] };
const sum = (values: Iterable<number>) =>
  [...values].reduce((whole, one) => whole + one, 0);
const seenOn = (day: number, ...some: Partial<Seen>[]) =>
  aPackedSession(
    {
      obsSessionId: `on-${String(day)}`,
      startedAt: new Date(Date.UTC(2026, 10, day, 8)),
      endedAt: new Date(Date.UTC(2026, 10, day, 9)),
    },
    { scans: [aScanRow({ seen: some.map(aSeen) })] },
  );

it.each(heatBys)(
  "each map by %s adds up to its points, and all to all",
  (by) => {
    const whole = heatMap(scanned, all);
    const { maps, rest, n } = heatMaps(scanned, { ...all, by, most: 30 });
    expect(n).toBe(whole.n);
    expect(rest).toEqual([]);
    for (const one of maps) {
      expect(sum(one.counts)).toBe(one.n);
      expect(sum(one.zones.map(({ count }) => count))).toBe(one.n);
    }
    // Each record here is of one animal, level, hour, and behaviour.
    expect(sum(maps.map((one) => one.n))).toBe(n);
    whole.counts.forEach((count, square) =>
      expect(sum(maps.map(({ counts }) => counts[square] ?? 0))).toBe(count),
    );
  },
);

it("a map is that of its animal, behaviour or level alone", () => {
  const narrowed = (by: HeatBy, key: string): Partial<HeatOptions> =>
    by === "level" ? { level: Number(key) } : { [`${by}Id`]: key };
  for (const by of ["animal", "behaviour", "level"] as const)
    for (const { key, counts } of heatMaps(scanned, { ...all, by, most: 3 })
      .maps)
      expect(counts).toEqual(
        heatMap(scanned, { ...all, ...narrowed(by, key) }).counts,
      );
});

it("no more than so many maps are made, those of the most points; the rest is said", () => {
  const { maps, rest } = heatMaps(scanned, { ...all, by: "animal", most: 2 });
  expect(maps).toHaveLength(2);
  expect(rest).toHaveLength(4);
  expect(maps[1]?.n).toBeGreaterThanOrEqual(rest[0]?.n ?? Infinity);
});

it("levels come in their order, what nobody said last; hours are those of Paris", () => {
  const chosen = {
    sessions: sessionsIn("isle", [
      seenOn(5, { level: 3 }, { level: -1 }, { level: null }),
    ]),
  };
  const keys = (by: HeatBy) =>
    heatMaps(chosen, { ...all, by, most: 9 }).maps.map(({ key }) => key);
  expect(keys("level")).toEqual(["-1", "3", ""]);
  expect(keys("hour")).toEqual(["9"]);
});

it("densities are smoothed alike: their maps add up to the density of all", () => {
  const dense = { ...all, kind: "density" } as const;
  const { values, bandwidth } = heatMap(scanned, dense);
  const apart = heatMaps(scanned, { ...dense, by: "level", most: 9 });
  expect(apart.bandwidth).toEqual(bandwidth);
  values.forEach((value, square) =>
    expect(sum(apart.maps.map((one) => one.values[square] ?? 0))).toBeCloseTo(
      value,
      9,
    ),
  );
});

it("nobody seen: no maps, no places, no difference", () => {
  expect(heatMaps(nobody, { ...all, by: "hour", most: 9 })).toEqual({
    ...{ n: 0, without: 0, bandwidth: null, maps: [], rest: [] },
  });
  expect(heatPoints(nobody, all)).toMatchObject({ n: 0, zones: [] });
  const cut = calendarDaySchema.parse("2026-11-15");
  const none = heatDifference(nobody, { ...all, cut });
  expect(none.values).toBeNull();
  expect(none.zones).toEqual([]);
});

it("says how a zone's share differs from a day on, of how much", () => {
  const west = { x: 100, y: 100 };
  const east = { x: 900, y: 900 };
  const sessions = sessionsIn("isle", [
    seenOn(3, west, west, west, east),
    seenOn(20, west, east, { x: null, y: null }),
  ]);
  const cut = calendarDaySchema.parse("2026-11-10");
  const { before, after, values, zones } = heatDifference(
    { sessions },
    { ...all, cut },
  );
  expect(before).toMatchObject({ n: 4, sessions: 1, scans: 1, without: 0 });
  expect(after).toMatchObject({ n: 2, sessions: 1, scans: 1, without: 1 });
  expect([values?.[11], values?.[99]]).toEqual([-0.25, 0.25]);
  expect(sum(values ?? [1])).toBeCloseTo(0, 12);
  const meadow = zones.find(({ areaId }) => areaId === "meadow");
  expect(meadow).toMatchObject({ before: 3, after: 1 });
  // Of one session on each side there is no interval.
  expect(meadow?.difference).toMatchObject({
    ...{ canSay: true, value: -0.25, n: 2, interval: null, by: "tooFew" },
  });
  const late = calendarDaySchema.parse("2026-12-01");
  const one = heatDifference({ sessions }, { ...all, cut: late });
  expect(one).toMatchObject({ values: null, after: { n: 0, sessions: 0 } });
  expect(one.zones[0]?.difference).toEqual({
    ...{ canSay: false, why: "nothingObserved" },
  });
});

it("a zone's difference has an interval over enough sessions", () => {
  const cut = calendarDaySchema.parse("2026-11-11");
  const { zones } = heatDifference(scanned, { ...all, cut });
  expect(zones.map(({ areaId }) => areaId).toSorted()).toEqual([
    "meadow",
    "pond",
  ]);
  for (const { difference } of zones) {
    const interval = difference.canSay ? difference.interval : null;
    expect(interval?.low ?? 1).toBeLessThan(interval?.high ?? 0);
  }
});

it("places add up to the points, in whatever order sessions come", () => {
  const found = heatPoints(scanned, all);
  expect(found.n).toBe(heatMap(scanned, all).n);
  expect(sum(found.counts)).toBe(found.n);
  expect(found).toMatchObject({ across: 1000, down: 1000 });
  const turned = { sessions: scanned.sessions.toReversed() };
  expect(heatPoints(turned, all)).toEqual({
    ...found,
    zones: expect.arrayContaining(found.zones) as typeof found.zones,
  });
});

it("a point on the far edge is in the last place", () => {
  const sessions = sessionsIn("isle", [seenOn(5, { x: 1000, y: 1000 })]);
  const { places, counts } = heatPoints({ sessions }, all);
  expect([...places]).toEqual([999_999]);
  expect([...counts]).toEqual([1]);
});
