import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import type { Value } from "../values/value";
import type { Sample } from "./bucket";
import type { Bucket } from "./stored";
import { bucketOf } from "./bucket";
import { bucketSchema } from "./stored";
import type { Reading } from "./hours";
import type { Readings } from "./stored";
import { addReadings, samplesOf } from "./hours";
import { measureHourSchema, readingsOfHourMost } from "./stored";
import type { UtcHour } from "./keys";
import { hourOf, hoursOfDay, monthOfDay } from "./keys";
import type { Periods } from "./periods";
import { assignHour, recount, wholeOf, withPart } from "./periods";
import { measureDaySchema, measureMonthSchema } from "./stored";

const day = (text: string) => text as CalendarDay;
const at = (text: string) => new Date(text);
const sample = (value: Value, second: number, key = ""): Sample => ({
  at: new Date(Date.UTC(2026, 6, 1, 8, 0, second)),
  value,
  key,
});

describe("the readings of an hour", () => {
  const reading = (second: number, value: Reading["value"]): Reading => ({
    at: new Date(Date.UTC(2026, 6, 1, 8, 0, second)),
    value,
  });

  it("are kept once, as they first came", () => {
    const { readings, fates } = addReadings({ "5": 20 }, [
      reading(5, 20),
      reading(5, 21),
      reading(3599, true),
      { at: at("2026-07-01T08:00:05.900Z"), value: 20 },
    ]);
    expect(fates).toEqual(["known", "differs", "added", "known"]);
    expect(readings).toEqual({ "5": 20, "3599": true });
    expect(samplesOf("2026-07-01T08" as UtcHour, readings)).toEqual([
      { at: at("2026-07-01T08:00:05Z"), value: 20, key: "" },
      { at: at("2026-07-01T08:59:59Z"), value: true, key: "" },
    ]);
  });

  it("are 20 of five minutes at most, so that the first leave room to the rest of the hour", () => {
    const first = Array.from({ length: 30 }, (_, index) => reading(index, 1));
    const { readings, fates } = addReadings({}, first);
    expect(fates.filter((fate) => fate === "added")).toHaveLength(20);
    expect(fates.slice(20)).toEqual(Array(10).fill("full"));
    expect(addReadings(readings, [reading(299, 1)]).fates).toEqual(["full"]);
    expect(addReadings(readings, [reading(300, 1)]).fates).toEqual(["added"]);
  });

  it("are 240 at most", () => {
    const many = Array.from({ length: 241 }, (_, index) =>
      reading(Math.min(index * 15, 3599), 1),
    );
    const { readings, fates } = addReadings({}, many);
    expect(Object.keys(readings)).toHaveLength(readingsOfHourMost);
    expect(fates.filter((fate) => fate === "full")).toHaveLength(1);
    expect(addReadings(readings, many.slice(0, 2)).fates).toEqual([
      "known",
      "known",
    ]);
    const stored = { zooId: "z", parameterId: "p", hour: "2026-07-01T08" };
    const parse = (all: Readings) =>
      measureHourSchema.safeParse({ ...stored, readings: all }).success;
    expect(parse(readings)).toBe(true);
    expect(parse({ ...readings, "999": 1 })).toBe(false);
    for (const second of ["01", "3600", "-1", "1.5"])
      expect(parse({ [second]: 1 })).toBe(false);
  });
});

describe("the periods of a series", () => {
  /** Two days and a half of readings about the night on which clocks change. */
  const stretch = fc.constantFrom("2026-03-28T12:00Z", "2026-10-24T12:00Z");
  const raw = fc.tuple(
    stretch,
    fc.uniqueArray(
      fc.record({
        second: fc.nat(60 * 3600),
        value: fc.double({ min: -50, max: 50, noNaN: true }),
      }),
      { selector: ({ second }) => second, maxLength: 120 },
    ),
  );
  const scenario = raw.chain(([start, all]) => {
    const readings = all.map(({ second, value }) => ({
      at: new Date(at(start).getTime() + second * 1000),
      value,
    }));
    const twice = [...readings, ...readings.slice(0, 40)];
    return fc.tuple(
      fc.constant(readings),
      fc.shuffledSubarray(twice, { minLength: twice.length }),
      fc.integer({ min: 1, max: 30 }),
    );
  });

  /** What a source's calls leave, in calls of so many readings: only the hours that a call touches are counted again. */
  function receive(readings: readonly Reading[], size: number): Periods {
    const hours = new Map<UtcHour, Readings>();
    const periods: Periods = { days: new Map(), months: new Map() };
    for (let from = 0; from < readings.length; from += size) {
      const call = readings.slice(from, from + size);
      for (const hour of new Set(call.map((one) => hourOf(one.at)))) {
        const own = call.filter((one) => hourOf(one.at) === hour);
        const { readings: kept } = addReadings(hours.get(hour) ?? {}, own);
        hours.set(hour, kept);
        assignHour(periods, hour, samplesOf(hour, kept), "numeric");
      }
    }
    return periods;
  }

  it("equal a recount from the raw readings, whatever their order and however often each comes", () => {
    fc.assert(
      fc.property(scenario, ([readings, sent, size]) => {
        const samples = readings.map((one) => ({ ...one, key: "" }));
        expect(receive(sent, size)).toEqual(recount(samples, "numeric"));
      }),
    );
  });

  it("hold every reading in one hour, one day and one month", () => {
    fc.assert(
      fc.property(scenario, ([readings]) => {
        const samples = readings.map((one) => ({ ...one, key: "" }));
        const { days, months } = recount(samples, "numeric");
        const count = (parts: Iterable<object>) =>
          [...parts]
            .flatMap((one) => Object.values(one) as Bucket[])
            .reduce((sum, { n }) => sum + n, 0);
        expect(count(days.values())).toBe(readings.length);
        expect(count(months.values())).toBe(readings.length);
        for (const [of, hours] of days) {
          const allowed: readonly string[] = hoursOfDay(of);
          expect(Object.keys(hours).every((one) => allowed.includes(one))).toBe(
            true,
          );
        }
      }),
    );
  });

  it("lose what is taken back, the hour and the day with it", () => {
    const given = { at: at("2026-07-01T08:00Z"), value: 5, key: "m1" };
    const periods = recount([given], "numeric");
    expect(periods.months.get(monthOfDay(day("2026-07-01")))).toHaveProperty(
      "2026-07-01",
    );
    assignHour(periods, hourOf(given.at), [], "numeric");
    expect([...periods.days.values()]).toEqual([{}]);
    expect([...periods.months.values()]).toEqual([{}]);
    expect(wholeOf({})).toBeNull();
    expect(recount([], "numeric").days.size).toBe(0);
  });

  it("are put in order, each assigned once", () => {
    const bucket = bucketOf([sample(1, 1)], "numeric");
    const other = bucketOf([sample(2, 1)], "numeric");
    const one = withPart({}, day("2026-07-02"), bucket);
    const two = withPart(one, day("2026-07-01"), bucket);
    expect(Object.keys(two)).toEqual(["2026-07-01", "2026-07-02"]);
    expect(withPart(two, day("2026-07-01"), other)).toEqual({
      "2026-07-01": other,
      "2026-07-02": bucket,
    });
  });

  it("can be stored", () => {
    const samples = [1, 2, 3].map((value) => sample(value, value));
    const { days, months } = recount(samples, "numeric");
    const of = { zooId: "z", parameterId: "p" };
    const dayOf = (hours: unknown) => ({ ...of, day: "2026-07-01", hours });
    for (const hours of days.values())
      expect(measureDaySchema.parse(dayOf(hours)).hours).toEqual(hours);
    const monthOf = { ...of, month: "2026-07" };
    for (const all of months.values())
      expect(measureMonthSchema.parse({ ...monthOf, days: all }).days).toEqual(
        all,
      );
    expect([days.size, months.size]).toEqual([1, 1]);
    const [bucket] = [...days.values()].flatMap((one) => Object.values(one));
    for (const hours of [{ x: bucket }, { "2026-07-01T08": { n: 1 } }])
      expect(measureDaySchema.safeParse(dayOf(hours)).success).toBe(false);
    expect(
      bucketSchema.safeParse({ ...bucketOf(samples, "numeric"), n: 0 }).success,
    ).toBe(false);
  });
});
