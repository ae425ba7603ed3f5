import { describe, expect, it } from "vitest";
import type { TimeReading } from "./read-time";
import { readTime } from "./read-time";

const reading: TimeReading = {
  order: "dmy",
  clock: "paris",
  today: "2026-11-24",
};
const iso = (text: string, more: Partial<TimeReading> = {}, before?: string) =>
  readTime(
    text,
    { ...reading, ...more },
    before === undefined ? null : new Date(before),
  )?.toISOString() ?? null;

describe("when a line of a file is of", () => {
  it.each([
    ["2015-02-04 17:51:00", "2015-02-04T16:51:00.000Z"],
    ["2015-07-04T17:51", "2015-07-04T15:51:00.000Z"],
    ["04/02/2015 17h51", "2015-02-04T16:51:00.000Z"],
    ["4.2.15 5:51:30 PM", "2015-02-04T16:51:30.000Z"],
    ["04/02/2015 12:05 am", "2015-02-03T23:05:00.000Z"],
    ["2015-02-04", "2015-02-04T11:00:00.000Z"],
    ["42039.75", "2015-02-04T17:00:00.000Z"],
    ["2015-02-04T17:51:00Z", "2015-02-04T17:51:00.000Z"],
    ["2015-02-04 17:51:00.9+02:00", "2015-02-04T15:51:00.000Z"],
    ["1423072260", "2015-02-04T17:51:00.000Z"],
    ["1423072260000", "2015-02-04T17:51:00.000Z"],
  ])("%s", (text, wanted) => expect(iso(text)).toBe(wanted));

  it.each([
    "",
    "yesterday",
    "17:51",
    "2015-02-30 10:00",
    "2015-02-04 24:10",
    "2015-02-04 13:10 pm",
    "02/2015 10:00",
    "20150204175100",
  ])("is not said by %j", (text) => expect(iso(text)).toBeNull());

  it("goes by the order of day and month, and by the clock of the device", () => {
    expect(iso("02/04/2015 10:00", { order: "mdy" })).toBe(
      "2015-02-04T09:00:00.000Z",
    );
    expect(iso("2015-02-04 10:00", { clock: "utc" })).toBe(
      "2015-02-04T10:00:00.000Z",
    );
  });

  it("is none in the hour that spring skips, and either of autumn's two by the line before", () => {
    expect(iso("2026-03-29 02:30")).toBeNull();
    expect(iso("2026-10-25 02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(iso("2026-10-25 02:30", {}, "2026-10-25T00:25:00Z")).toBe(
      "2026-10-25T00:30:00.000Z",
    );
    expect(iso("2026-10-25 02:00", {}, "2026-10-25T00:55:00Z")).toBe(
      "2026-10-25T01:00:00.000Z",
    );
    expect(iso("2026-10-25 02:05", {}, "2026-10-25T01:00:00Z")).toBe(
      "2026-10-25T01:05:00.000Z",
    );
  });
});
