import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Sample } from "../buckets/bucket";
import { bucketOf } from "../buckets/bucket";
import { hourMs } from "../buckets/keys";
import { recount } from "../buckets/periods";
import { noLimits } from "../parameters/limits";
import {
  daysPlaced,
  hoursPlaced,
  outsideOf,
  partsOfRaw,
  pointsOf,
} from "./points";
import type { Grouping } from "./ranges";
import { detailsOf, stretchOf } from "./ranges";
import { chartTypesOf, countedOptions, sharesOf } from "./shares";
import { tableOf } from "./table";

const at = (text: string) => new Date(text);
const anyNow = fc.date({
  min: at("2020-01-01T00:00Z"),
  max: at("2040-01-01T00:00Z"),
  noInvalidDate: true,
});
const sample = (text: string, value: number): Sample => ({
  at: at(text),
  value,
  key: "",
});

describe("the points of a chart", () => {
  const now = at("2026-10-26T10:20:00Z");
  const samples = [
    sample("2026-10-25T00:30:00Z", 10),
    sample("2026-10-25T01:30:00Z", 20),
    sample("2026-10-25T22:59:59Z", 30),
    sample("2026-10-25T23:00:00Z", 40),
    sample("2026-10-10T12:00:00Z", 99),
  ];
  const { days, months } = recount(samples, "numeric");
  const stretch = stretchOf("7d", now);

  it("hold both of the doubled hours, and gaps as gaps", () => {
    const hourly = pointsOf(hoursPlaced([...days.values()]), stretch, "hourly");
    expect(hourly).toHaveLength(8 * 24 + 1);
    const told = hourly.filter(({ bucket }) => bucket !== null);
    expect(told.map(({ bucket }) => bucket?.mean)).toEqual([10, 20, 30, 40]);
    expect(told[1]!.from.getTime() - told[0]!.from.getTime()).toBe(hourMs);
  });

  it("are put together by the day, the week and the month of Paris", () => {
    const placed = daysPlaced([...months.values()]);
    const means = (grouping: Grouping) =>
      pointsOf(placed, stretch, grouping).map(
        ({ bucket }) => bucket && [bucket.n, bucket.mean],
      );
    const gaps = Array.from({ length: 6 }, () => null);
    expect(means("daily")).toEqual([...gaps, [3, 20], [1, 40]]);
    expect(means("weekly")).toEqual([
      [3, 20],
      [1, 40],
    ]);
    expect(means("monthly")).toEqual([[4, 25]]);
    expect(pointsOf([], stretch, "weekly").map((one) => one.bucket)).toEqual([
      null,
      null,
    ]);
  });

  it("count every value of the stretch once, in whatever grouping", () => {
    const value = fc.record({
      hours: fc.integer({ min: 0, max: 24 * 400 }),
      value: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 40 }),
        anyNow,
        fc.constantFrom("3m", "6m", "1y"),
        (values, when, range) => {
          const all = values.map(({ hours, value: one }) => ({
            at: new Date(when.getTime() - hours * hourMs),
            value: one,
            key: String(hours),
          }));
          const whole = stretchOf(range, when);
          const inside = all.filter((one) => one.at >= whole.from);
          const placed = daysPlaced([
            ...recount(all, "numeric").months.values(),
          ]);
          for (const grouping of detailsOf[range]) {
            const points = pointsOf(placed, whole, grouping);
            const count = points.reduce(
              (sum, one) => sum + (one.bucket?.n ?? 0),
              0,
            );
            expect(count).toBe(inside.length);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("are parts where nothing came for too long", () => {
    const raw = [
      sample("2026-07-01T08:10Z", 2),
      sample("2026-07-01T08:00Z", 1),
      sample("2026-07-01T08:31Z", 3),
    ];
    const parted = (gap: number | null) =>
      partsOfRaw(raw, gap).map((part) => part.map(({ value }) => value));
    expect(parted(20 * 60_000)).toEqual([[1, 2], [3]]);
    expect(parted(21 * 60_000)).toEqual([[1, 2, 3]]);
    expect(parted(null)).toEqual([[1, 2, 3]]);
    expect(partsOfRaw([], null)).toEqual([]);
  });

  it("say on which sides they reached beyond their limits", () => {
    const limits = { enabled: true, min: 12, max: 18 };
    expect(outsideOf({ min: 11, max: 19 }, limits)).toEqual(["below", "above"]);
    expect(outsideOf({ min: 12, max: 18 }, limits)).toEqual([]);
    expect(outsideOf({ min: 12, max: 18.1 }, limits)).toEqual(["above"]);
    expect(outsideOf({ min: null, max: null }, limits)).toEqual([]);
    expect(outsideOf({ min: 1, max: 99 }, noLimits)).toEqual([]);
  });
});

describe("what is chosen", () => {
  const slot = {
    from: at("2026-07-01T08:00Z"),
    until: at("2026-07-01T09:00Z"),
  };
  const points = ["o2", "o2", "o1", "gone"].map((value) => ({
    ...slot,
    bucket: bucketOf([{ at: slot.from, value, key: "" }], "choice"),
  }));

  it("is shares of all, never chosen options too", () => {
    expect(sharesOf([...points, { bucket: null }], ["o1", "o2", "o3"])).toEqual(
      [
        { option: "o1", count: 1, share: 0.25 },
        { option: "o2", count: 2, share: 0.5 },
        { option: "o3", count: 0, share: 0 },
        { option: "gone", count: 1, share: 0.25 },
      ],
    );
    expect(sharesOf([{ bucket: null }], ["o1"])).toEqual([]);
  });

  it("is what its type offers", () => {
    const of = { scaleMax: 3, options: [{ id: "o1" }] };
    const offered = (measureType: keyof typeof chartTypesOf) =>
      countedOptions({ ...of, measureType });
    expect(offered("scale")).toEqual(["1", "2", "3"]);
    expect(offered("choice")).toEqual(["o1"]);
    expect(offered("boolean")).toEqual(["true", "false"]);
    expect(offered("numeric")).toEqual([]);
    for (const [type, charts] of Object.entries(chartTypesOf))
      expect((charts as readonly string[]).includes("pie")).toBe(
        offered(type as keyof typeof chartTypesOf).length > 0,
      );
  });
});

describe("the table behind a chart", () => {
  it("has a row for every point, gaps without values", () => {
    const from = at("2026-07-01T08:00Z");
    const until = at("2026-07-01T09:00Z");
    const bucket = bucketOf(
      [1, 3].map((value) => ({ at: from, value, key: String(value) })),
      "scale",
    );
    const points = [
      { from, until, bucket },
      { from: until, until, bucket: null },
    ];
    const limits = { enabled: true, min: 2, max: null };
    const rows = tableOf([{ key: "e1", points, limits }], ["1", "2", "3"]);
    expect(rows).toEqual([
      {
        key: "e1",
        from,
        until,
        n: 2,
        mean: 2,
        deviation: Math.SQRT2,
        min: 1,
        max: 3,
        first: 1,
        last: 3,
        counts: [1, 0, 1],
        outside: ["below"],
      },
      {
        key: "e1",
        from: until,
        until,
        n: 0,
        mean: null,
        deviation: null,
        min: null,
        max: null,
        first: null,
        last: null,
        counts: [0, 0, 0],
        outside: [],
      },
    ]);
    expect(tableOf([])).toEqual([]);
  });
});
