import { describe, expect, it } from "vitest";
import type { Floating } from "../../time/wall-time";
import { maxRuleLength } from "./rule";
import { readRule } from "./rule-text";

const start = Date.UTC(2026, 0, 1, 9) as Floating;
const problemOf = (text: string) => {
  const read = readRule(text, start);
  return read.ok ? null : read.problem;
};

describe("readRule", () => {
  it("reads the parts of a rule", () => {
    const read = readRule(
      "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR;BYHOUR=8;WKST=SU",
      start,
    );
    expect(read.ok && read.rule.start).toBe(start);
    expect(read.ok && read.rule.until).toBeNull();
    expect(read.ok && read.rule.parts).toMatchObject({
      freq: "MONTHLY",
      interval: 2,
      byweekday: [{ weekday: 4, n: -1 }],
      byhour: [8],
      wkst: 6,
    });
  });

  it("turns instants into wall times and days into whole days", () => {
    const read = readRule(
      "RRULE:FREQ=DAILY;UNTIL=20260705\nEXDATE:20260702T070000Z\nEXDATE;VALUE=DATE:20260703\nRDATE:20260801",
      start,
    );
    if (!read.ok) throw new Error(read.problem);
    expect(read.rule.until).toBe(Date.UTC(2026, 6, 5, 23, 59, 59));
    expect([...read.rule.excluded]).toEqual([Date.UTC(2026, 6, 2, 9)]);
    expect([...read.rule.excludedDays]).toEqual([Date.UTC(2026, 6, 3)]);
    expect(read.rule.added).toEqual([Date.UTC(2026, 7, 1, 9)]);
  });

  it.each([
    ["", "syntax"],
    ["every day", "syntax"],
    ["FREQ=", "incomplete"],
    ["INTERVAL=2", "syntax"],
    ["FREQ=OFTEN", "syntax"],
    ["FREQ=DAILY;COUNT=1;UNTIL=20260101", "syntax"],
    ["FREQ=DAILY;COUNT=two", "syntax"],
    ["FREQ=DAILY;BYDAY=1", "incomplete"],
    ["FREQ=DAILY;WKST=1", "syntax"],
    ["EXDATE:20260101T090000", "syntax"],
    ["DTSTART:20260101,20260102\nRRULE:FREQ=DAILY", "syntax"],
    ["FREQ=DAILY;BYEASTER=0", "unsupported"],
    ["FREQ=DAILY;RSCALE=HEBREW", "unsupported"],
    ["RRULE:FREQ=DAILY\nEXRULE:FREQ=WEEKLY", "unsupported"],
    ["FREQ=DAILY;INTERVAL=0", "range"],
    ["FREQ=DAILY;INTERVAL=10001", "range"],
    ["FREQ=DAILY;COUNT=0", "range"],
    ["FREQ=DAILY;BYHOUR=24", "range"],
    ["FREQ=DAILY;BYMONTH=-1", "range"],
    ["FREQ=YEARLY;BYDAY=54MO", "range"],
    ["FREQ=DAILY;BYDAY=1MO", "range"],
    ["FREQ=DAILY;UNTIL=20260229", "date"],
    ["FREQ=DAILY;UNTIL=20260228T250000", "date"],
    ["RRULE:FREQ=DAILY\nEXDATE;TZID=Europe/London:20260101T090000", "date"],
  ])("says what is wrong with %j", (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it("refuses what is too long and what occurs too often", () => {
    const all = (count: number) =>
      Array.from({ length: count }, (_, index) => index).join(",");
    expect(problemOf(`FREQ=DAILY${";".repeat(maxRuleLength)}`)).toBe("syntax");
    const minutes = `FREQ=DAILY;BYHOUR=${all(24)};BYMINUTE=${all(60)}`;
    expect(problemOf(minutes)).toBeNull();
    expect(problemOf(`${minutes};BYSECOND=0,30`)).toBe("tooFrequent");
  });
});
