import { describe, expect, it } from "vitest";
import { occurrencesAfter } from "./occurrences";
import { scheduleSchema } from "./schedule";

const at = (text: string) => new Date(text);

/** Occurrences of a custom rule that starts on 1 January 2026, 09:00 Paris. */
const occurrences = (
  rrule: string,
  limit: number,
  { after = "1990-01-01T00:00:00Z", start = "2026-01-01T08:00:00Z" } = {},
) =>
  occurrencesAfter(
    scheduleSchema.parse({ startAt: at(start), recurrence: "CUSTOM", rrule }),
    at(after),
    limit,
  ).map((date) => date.toISOString().slice(0, 16));

describe("custom rules", () => {
  it("leave out the months that lack their day", () => {
    expect(occurrences("FREQ=MONTHLY;BYMONTHDAY=31", 3)).toEqual([
      "2026-01-31T08:00",
      "2026-03-31T07:00",
      "2026-05-31T07:00",
    ]);
    expect(
      occurrences("FREQ=MONTHLY", 2, { start: "2026-01-31T08:00:00Z" }),
    ).toEqual(["2026-01-31T08:00", "2026-03-31T07:00"]);
  });

  it("take the last Friday of each month", () => {
    expect(occurrences("FREQ=MONTHLY;BYDAY=-1FR", 3)).toEqual([
      "2026-01-30T08:00",
      "2026-02-27T08:00",
      "2026-03-27T08:00",
    ]);
  });

  it("end after COUNT, counted from the start, whatever is asked", () => {
    const rule = "FREQ=DAILY;COUNT=3";
    expect(occurrences(rule, 9)).toHaveLength(3);
    expect(occurrences(rule, 9, { after: "2026-01-02T12:00:00Z" })).toEqual([
      "2026-01-03T08:00",
    ]);
    expect(occurrences(rule, 9, { after: "2026-01-03T08:00:00Z" })).toEqual([]);
  });

  it("end with UNTIL, as a day, a wall time or an instant", () => {
    const last = (until: string) =>
      occurrences(`FREQ=DAILY;UNTIL=${until}`, 9).at(-1);
    expect(last("20260104")).toBe("2026-01-04T08:00");
    expect(last("20260104T090000")).toBe("2026-01-04T08:00");
    expect(last("20260104T085959")).toBe("2026-01-03T08:00");
    expect(last("20260104T080000Z")).toBe("2026-01-04T08:00");
    expect(last("20260104T075959Z")).toBe("2026-01-03T08:00");
  });

  it("leave out EXDATE, which COUNT still counts", () => {
    const rule = [
      "RRULE:FREQ=DAILY;COUNT=5",
      "EXDATE:20260102T090000,20260104T080000Z",
      "EXDATE;VALUE=DATE:20260105",
    ].join("\n");
    expect(occurrences(rule, 9)).toEqual([
      "2026-01-01T08:00",
      "2026-01-03T08:00",
    ]);
  });

  it("add RDATE in its place, once", () => {
    const rule =
      "RRULE:FREQ=WEEKLY;COUNT=3\r\nRDATE:20260103T120000,20260108T090000,20260201T090000";
    expect(occurrences(rule, 9)).toEqual([
      "2026-01-01T08:00",
      "2026-01-03T11:00",
      "2026-01-08T08:00",
      "2026-01-15T08:00",
      "2026-02-01T08:00",
    ]);
  });

  it("count from a DTSTART of their own but never before the start", () => {
    const rule =
      "DTSTART;TZID=Europe/Paris:20251231T100000\nRRULE:FREQ=DAILY;INTERVAL=2";
    expect(occurrences(rule, 2)).toEqual([
      "2026-01-02T09:00",
      "2026-01-04T09:00",
    ]);
  });

  it("take their times from BYHOUR and BYMINUTE", () => {
    expect(occurrences("FREQ=DAILY;BYHOUR=8,20;BYMINUTE=15", 3)).toEqual([
      "2026-01-01T19:15",
      "2026-01-02T07:15",
      "2026-01-02T19:15",
    ]);
  });

  it("fire an hourly rule once at the instant two wall times share", () => {
    expect(
      occurrences("FREQ=HOURLY", 4, { after: "2026-03-29T00:00:00Z" }),
    ).toEqual([
      "2026-03-29T01:00",
      "2026-03-29T02:00",
      "2026-03-29T03:00",
      "2026-03-29T04:00",
    ]);
    expect(
      occurrences("FREQ=HOURLY", 3, { after: "2026-10-24T23:30:00Z" }),
    ).toEqual(["2026-10-25T00:00", "2026-10-25T02:00", "2026-10-25T03:00"]);
  });

  it("keep instants in order where the skipped hour overtakes the next", () => {
    expect(
      occurrences("FREQ=MINUTELY;INTERVAL=25", 6, {
        after: "2026-03-29T00:30:00Z",
        start: "2026-03-29T00:40:00Z",
      }),
    ).toEqual([
      "2026-03-29T00:40",
      "2026-03-29T01:05",
      "2026-03-29T01:20",
      "2026-03-29T01:30",
      "2026-03-29T01:45",
      "2026-03-29T01:55",
    ]);
  });

  it("are read in small letters, folded and with stray spaces", () => {
    expect(
      occurrences("  rrule:freq=weekly; byday=th,\r\n fr; count=2 ;", 9),
    ).toEqual(["2026-01-01T08:00", "2026-01-02T08:00"]);
  });

  it("run daily where existing data have no text", () => {
    expect(occurrences("", 2)).toEqual([
      "2026-01-01T23:00",
      "2026-01-02T23:00",
    ]);
    expect(occurrences("  ", 1)).toEqual(["2026-01-01T23:00"]);
  });

  it.each([
    "nonsense",
    "FREQ=FORTNIGHTLY",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;INTERVAL=-1",
    "FREQ=DAILY;BYMONTHDAY=0",
    "FREQ=DAILY;BYMONTHDAY=32",
    "FREQ=DAILY;BYDAY=XX",
    "FREQ=WEEKLY;BYDAY=2MO",
    "FREQ=DAILY;COUNT=2;UNTIL=20260301",
    "FREQ=DAILY;COUNT=99999",
    "FREQ=DAILY;UNTIL=20260230",
    "FREQ=DAILY;FREQ=WEEKLY",
    "FREQ=YEARLY;BYEASTER=0",
    "RRULE:FREQ=DAILY\nEXRULE:FREQ=WEEKLY",
    "RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY",
    "DTSTART;TZID=America/New_York:20260101T090000\nRRULE:FREQ=DAILY",
  ])("never occur when they cannot be read: %s", (rule) => {
    expect(occurrences(rule, 3)).toEqual([]);
  });

  it.each([
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
    "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1",
    "FREQ=SECONDLY;BYHOUR=3;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",
    "FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2;COUNT=5",
    "FREQ=DAILY;BYSETPOS=366",
  ])("come back empty soon when they never occur: %s", (rule) => {
    const start = performance.now();
    expect(occurrences(rule, 3)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it("find a day that comes once in 28 years", () => {
    expect(
      occurrences("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU", 2),
    ).toEqual(["2032-02-29T08:00", "2060-02-29T08:00"]);
  });
});
