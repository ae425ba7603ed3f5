import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import type { MeasureType } from "../parameters/measure-type";
import type { Value } from "../values/value";
import type { Sample } from "./bucket";
import type { Bucket } from "./stored";
import { bucketOf, deviationOf, mergeBuckets } from "./bucket";
import {
  bucketId,
  dayOfHour,
  hourOf,
  hoursOfDay,
  isUtcHour,
  monthAfter,
  monthOfDay,
  seriesKey,
} from "./keys";

const day = (text: string) => text as CalendarDay;
const at = (text: string) => new Date(text);
const sample = (value: Value, second: number, key = ""): Sample => ({
  at: new Date(Date.UTC(2026, 6, 1, 8, 0, second)),
  value,
  key,
});
const types: readonly MeasureType[] = ["numeric", "scale", "choice", "boolean"];
const valueOf = (type: MeasureType): fc.Arbitrary<Value> =>
  type === "numeric"
    ? fc.double({ min: -1e6, max: 1e6, noNaN: true })
    : type === "scale"
      ? fc.integer({ min: 1, max: 10 })
      : type === "choice"
        ? fc.constantFrom("o1", "o2", "o3")
        : fc.boolean();
/** Equal but for what rounding leaves of sums made in another order, measured by the size of the values. */
function expectSame(one: Bucket | null, other: Bucket | null) {
  const { mean: _, m2: __, ...exact } = one!;
  expect(other).toMatchObject(exact);
  const size = Math.max(Math.abs(one?.min ?? 0), Math.abs(one?.max ?? 0), 1);
  const close = (a: number | null, b: number | null, unit: number) => {
    expect(a === null).toBe(b === null);
    if (a !== null && b !== null)
      expect(Math.abs(a - b)).toBeLessThanOrEqual(unit * 1e-9);
  };
  close(one!.mean, other!.mean, size);
  close(one!.m2, other!.m2, size * size * one!.n);
}

describe("hours", () => {
  it("of a day in Paris are 24, or 23 and 25", () => {
    const count = (text: string) => hoursOfDay(day(text)).length;
    expect(["2026-07-01", "2026-03-29", "2026-10-25"].map(count)).toEqual([
      24, 23, 25,
    ]);
    const doubled = hoursOfDay(day("2026-10-25"));
    expect(doubled.slice(0, 4)).toEqual([
      "2026-10-24T22",
      "2026-10-24T23",
      "2026-10-25T00",
      "2026-10-25T01",
    ]);
    expect(doubled.map(dayOfHour)).toEqual(doubled.map(() => "2026-10-25"));
  });

  it("are told from texts that are none", () => {
    expect(isUtcHour("2026-07-01T23")).toBe(true);
    for (const text of ["2026-07-01T24", "2026-02-30T01", "2026-07-01", ""])
      expect(isUtcHour(text)).toBe(false);
    expect(monthAfter(monthOfDay(day("2026-12-31")))).toBe("2027-01");
    expect(monthAfter(monthOfDay(day("2027-01-31")))).toBe("2027-02");
    const hour = hourOf(at("2026-07-01T08:59:59.999Z"));
    expect(bucketId(seriesKey("p", "a"), hour)).toBe("p.a_2026-07-01T08");
    expect(seriesKey("p", null)).toBe("p");
    // A parameter of the establishment's own, in a zone, is not the built-in of the enclosure.
    expect(seriesKey("zoo", "temperature")).not.toBe(
      seriesKey("zoo_temperature", null),
    );
    expect(seriesKey("zoo_ph", "a")).not.toBe(seriesKey("zoo", "ph_a"));
  });
});

describe("a bucket", () => {
  it("keeps the moments of numbers", () => {
    const bucket = bucketOf(
      [sample(4, 2), sample(2, 1), sample(9, 3)],
      "numeric",
    );
    expect(bucket).toEqual({
      n: 3,
      mean: 5,
      m2: 26,
      min: 2,
      max: 9,
      first: 2,
      last: 9,
      counts: {},
    });
    expect(deviationOf(bucket!)).toBeCloseTo(Math.sqrt(13), 12);
    expect(deviationOf(bucketOf([sample(1, 1)], "numeric")!)).toBeNull();
    expect(bucketOf([], "numeric")).toBeNull();
  });

  it("counts what is chosen, steps as numbers as well", () => {
    const chosen = bucketOf(
      [sample("b", 3), sample("a", 1), sample("b", 2)],
      "choice",
    );
    expect(chosen).toMatchObject({ n: 3, mean: null, counts: { a: 1, b: 2 } });
    expect(
      bucketOf([sample(true, 1), sample(false, 2)], "boolean")?.counts,
    ).toEqual({ true: 1, false: 1 });
    expect(bucketOf([sample(2, 1), sample(4, 2)], "scale")).toMatchObject({
      mean: 3,
      counts: { "2": 1, "4": 1 },
    });
    expect(
      bucketOf([sample(at("2026-07-01T08:00Z"), 1)], "datetime"),
    ).toMatchObject({ n: 1, mean: null, counts: {} });
  });

  it("loses nothing small beside a great mean", () => {
    const values = [4, 7, 13, 16].map((one, index) => sample(1e9 + one, index));
    expect(bucketOf(values, "numeric")?.m2).toBe(90);
    const halves = [values.slice(0, 2), values.slice(2)].map((half) =>
      bucketOf(half, "numeric")!,
    );
    expect(mergeBuckets(halves)?.m2).toBe(90);
  });
});

describe("buckets together", () => {
  it("count what is called as every object's own things are", () => {
    const halves = ["a", "constructor", "toString"].map((id, second) =>
      bucketOf([sample(id, second)], "choice")!,
    );
    expect(mergeBuckets(halves)?.counts).toEqual({
      a: 1,
      constructor: 1,
      toString: 1,
    });
  });

  it("are what all their values make, however they are parted", () => {
    const parted = fc.constantFrom(...types).chain((type) =>
      fc.tuple(
        fc.constant(type),
        fc.array(fc.array(valueOf(type), { maxLength: 20 }), {
          maxLength: 8,
        }),
      ),
    );
    fc.assert(
      fc.property(parted, ([type, parts]) => {
        let second = 0;
        const samples = parts.map((part) =>
          part.map((value) => sample(value, second++)),
        );
        const all = bucketOf(samples.flat(), type);
        const merged = mergeBuckets(
          samples
            .map((part) => bucketOf(part, type))
            .filter((one) => one !== null),
        );
        if (all === null) expect(merged).toBeNull();
        else expectSame(all, merged);
      }),
    );
  });
});
