import { describe, expect, it } from "vitest";
import { bucketOf } from "../buckets/bucket";
import type { UtcHour } from "../buckets/keys";
import type { CalendarDay } from "../../time/calendar-day";
import { latestOf } from "./latest";
import type { ValueLog } from "./value";

const at = (text: string) => new Date(`2026-11-20T${text}Z`);

const log = (value: number, when: Date, more: Partial<ValueLog> = {}) => ({
  id: `${String(value)}-${when.toISOString()}`,
  parameterId: "p",
  value,
  at: when,
  by: "keeper",
  replaces: null,
  voids: null,
  createdAt: null,
  ...more,
});

const kept = (value: number) => {
  const bucket = bucketOf([{ at: at("08:00"), value, key: "" }], "numeric");
  if (bucket === null) throw new Error("no bucket");
  return bucket;
};
const day = (value: number) => ({ ["2026-11-20" as CalendarDay]: kept(value) });
const hour = (value: number) => ({ ["2026-11-20T08" as UtcHour]: kept(value) });

describe("what was measured last", () => {
  it("is nothing where nothing was", () => {
    expect(latestOf([], [], [])).toBeNull();
  });

  it("is a sensor's by its day, better by its hour", () => {
    expect(latestOf([], [], [day(21)])).toEqual({
      value: 21,
      at: new Date("2026-11-19T23:00Z"),
      known: "day",
      by: null,
    });
    expect(latestOf([], [hour(22)], [day(22)])).toMatchObject({
      value: 22,
      at: at("08:00"),
      known: "hour",
    });
  });

  it("is a person's to the instant, also before it is counted", () => {
    const first = log(21, at("08:05"));
    expect(latestOf([first], [hour(21)], [day(21)])).toMatchObject({
      value: 21,
      at: at("08:05"),
      known: "instant",
      by: "keeper",
    });
    const next = log(23, at("08:20"));
    expect(latestOf([next, first], [hour(21)], [day(21)])?.value).toBe(23);
  });

  it("is the sensor's where it spoke after a person did", () => {
    const early = log(19, at("06:00"));
    expect(latestOf([early], [hour(22)], [day(22)])?.value).toBe(22);
    const same = log(19, at("08:05"));
    expect(latestOf([same], [hour(22)], [day(22)])).toMatchObject({
      value: 22,
      known: "hour",
    });
  });

  it("is the sensor's, though people gave the same at another time", () => {
    const long = log(22, new Date("2026-11-18T09:00Z"));
    const warm = log(25, at("08:05"));
    expect(latestOf([long, warm], [hour(22)], [day(22)])).toMatchObject({
      value: 22,
      known: "hour",
      by: null,
    });
  });

  it("is what a correction says, and nothing that was taken back", () => {
    const wrong = log(99, at("09:30"));
    const mended = { ...log(29, at("09:30")), replaces: wrong.id };
    expect(latestOf([wrong, mended], [], [])?.value).toBe(29);
    const taken = { ...log(0, at("09:30")), value: null, voids: wrong.id };
    expect(latestOf([wrong, taken], [], [])).toBeNull();
  });
});
