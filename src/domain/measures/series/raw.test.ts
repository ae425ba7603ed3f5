import { describe, expect, it } from "vitest";
import type { Sample } from "../buckets/bucket";
import type { MeasureHour } from "../buckets/stored";
import { hourOf } from "../buckets/keys";
import type { ValueLog } from "../values/value";
import { gapOf, hoursOfRaw, rawSamples } from "./raw";

const at = (text: string) => new Date(`2026-07-01T${text}:00Z`);
const read = (text: string, key = ""): Sample => ({
  at: at(text),
  value: 1,
  key,
});
const log = (
  id: string,
  text: string,
  change: Partial<ValueLog>,
): ValueLog => ({
  id,
  parameterId: "p1",
  value: 5,
  at: at(text),
  by: "somebody",
  replaces: null,
  voids: null,
  createdAt: at(text),
  ...change,
});

describe("a break in the line of what came", () => {
  it("is three times the usual pause, whatever one long pause was", () => {
    const five = ["08:00", "08:05", "08:10", "08:15", "11:00"].map((one) =>
      read(one),
    );
    expect(gapOf(five)).toBe(15 * 60_000);
    expect(gapOf([...five].reverse())).toBe(15 * 60_000);
  });

  it("is never shorter than two minutes", () => {
    const often = [0, 10, 20, 30].map((seconds) => ({
      ...read("08:00"),
      at: new Date(at("08:00").getTime() + seconds * 1000),
    }));
    expect(gapOf(often)).toBe(120_000);
  });

  it("is none where nothing is usual: of people's values, of hardly any", () => {
    expect(gapOf([])).toBeNull();
    expect(gapOf([read("08:00"), read("09:00")])).toBeNull();
    expect(
      gapOf(["08:00", "09:00", "10:00"].map((one) => read(one, "m1"))),
    ).toBeNull();
  });
});

describe("the values of a stretch", () => {
  const stretch = { from: at("08:00"), until: at("10:00") };
  const hours: Pick<MeasureHour, "hour" | "readings">[] = [
    { hour: hourOf(at("08:00")), readings: { "1800": 2, "0": 1 } },
    { hour: hourOf(at("10:00")), readings: { "0": 9 } },
  ];
  const logs = [
    log("wrong", "08:10", { value: 50 }),
    log("right", "08:10", {
      value: 5,
      replaces: "wrong",
      createdAt: at("08:40"),
    }),
    log("gone", "08:20", { value: 70 }),
    log("void", "08:20", {
      value: null,
      voids: "gone",
      createdAt: at("08:41"),
    }),
    log("before", "07:59", {}),
  ];

  it("are a sensor's and people's in the order of time, as they hold now", () => {
    const samples = rawSamples(hours, logs, stretch);
    expect(samples.map(({ value, key }) => [value, key])).toEqual([
      [1, ""],
      [5, "right"],
      [2, ""],
    ]);
  });

  it("come to hours, empty ones too", () => {
    const points = hoursOfRaw(
      rawSamples(hours, logs, stretch),
      "numeric",
      stretch,
    );
    expect(
      points.map(({ bucket }) => bucket && [bucket.n, bucket.max]),
    ).toEqual([[3, 5], null]);
  });
});
