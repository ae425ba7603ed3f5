import { describe, expect, it } from "vitest";
import type { Floating } from "../../time/wall-time";
import { readRule } from "./rule-text";
import { countSteps } from "./steps";
import { visitWalls } from "./walls";

const monday = Date.UTC(2024, 0, 1, 6, 30) as Floating;

/** The first wall times of a rule that starts on Monday 1 January 2024, 06:30. */
function walls(text: string, limit: number, from = monday): string[] {
  const read = readRule(text, monday);
  if (!read.ok) throw new Error(read.problem);
  const found: string[] = [];
  visitWalls(
    read.rule,
    from,
    (wall) => {
      found.push(new Date(wall).toISOString().slice(0, 19));
      return found.length < limit;
    },
    countSteps(Infinity),
  );
  return found;
}

describe("rules in days or longer", () => {
  it.each([
    ["FREQ=YEARLY;BYDAY=1MO,-1SU", ["2024-01-01", "2024-12-29", "2025-01-06"]],
    ["FREQ=YEARLY;BYWEEKNO=1;BYDAY=WE", ["2024-01-03", "2025-01-01"]],
    ["FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR", ["2027-01-01", "2032-12-31"]],
    ["FREQ=YEARLY;BYYEARDAY=-1,60", ["2024-02-29", "2024-12-31", "2025-03-01"]],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", ["2024-01-31", "2024-02-29", "2024-03-31"]],
    ["FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", ["2024-09-13", "2024-12-13"]],
    [
      "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      ["2024-01-31", "2024-02-29", "2024-03-29"],
    ],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=MO", ["2024-01-07", "2024-01-21"]],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU", ["2024-01-14", "2024-01-28"]],
    ["FREQ=DAILY;INTERVAL=10;BYMONTH=2", ["2024-02-10", "2024-02-20"]],
  ])("%s", (text, days) => {
    expect(walls(text, days.length)).toEqual(
      days.map((day) => `${day}T06:30:00`),
    );
  });
});

describe("rules in hours or less", () => {
  it.each([
    [
      "FREQ=HOURLY;INTERVAL=7",
      ["01T06:30:00", "01T13:30:00", "01T20:30:00", "02T03:30:00"],
    ],
    [
      "FREQ=HOURLY;INTERVAL=7;BYHOUR=6,13,3",
      ["01T06:30:00", "01T13:30:00", "02T03:30:00"],
    ],
    [
      "FREQ=HOURLY;BYDAY=TU;BYMINUTE=0,45;BYHOUR=9",
      ["02T09:00:00", "02T09:45:00", "09T09:00:00"],
    ],
    [
      "FREQ=HOURLY;BYMINUTE=10,20,30,40;BYSETPOS=2,-1",
      ["01T06:40:00", "01T07:20:00", "01T07:40:00"],
    ],
    [
      "FREQ=MINUTELY;INTERVAL=90",
      ["01T06:30:00", "01T08:00:00", "01T09:30:00"],
    ],
    [
      "FREQ=MINUTELY;INTERVAL=90;BYHOUR=8,9",
      ["01T08:00:00", "01T09:30:00", "02T08:00:00"],
    ],
    ["FREQ=MINUTELY;INTERVAL=2881", ["01T06:30:00", "03T06:31:00"]],
    ["FREQ=SECONDLY;INTERVAL=45;BYMINUTE=31", ["01T06:31:30", "01T07:31:30"]],
  ])("%s", (text, times) => {
    expect(walls(text, times.length)).toEqual(
      times.map((time) => `2024-01-${time}`),
    );
  });

  it("end after COUNT, of which those before the span count too", () => {
    const noon = Date.UTC(2024, 0, 1, 12) as Floating;
    expect(walls("FREQ=HOURLY;INTERVAL=2;COUNT=4", 9, noon)).toEqual([
      "2024-01-01T12:30:00",
    ]);
  });
});

describe("a span far from the start", () => {
  const far = Date.UTC(2040, 5, 15) as Floating;

  it.each([
    "FREQ=YEARLY;INTERVAL=3;BYMONTH=2,9;BYMONTHDAY=-1",
    "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=53;BYDAY=FR",
    "FREQ=MONTHLY;INTERVAL=5;BYDAY=2TH",
    "FREQ=MONTHLY;INTERVAL=7;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SA",
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,SA;WKST=WE",
    "FREQ=DAILY;INTERVAL=11;BYHOUR=5,17",
    "FREQ=HOURLY;INTERVAL=31;BYMONTH=6,7",
    "FREQ=MINUTELY;INTERVAL=1501;BYDAY=MO,TU",
  ])("gives what walking from the start gives: %s", (text) => {
    const direct = walls(text, 5, far);
    const walked = walls(`${text};COUNT=9999`, 9999).filter(
      (wall) => Date.parse(`${wall}Z`) >= far,
    );
    expect(direct).toHaveLength(5);
    expect(direct).toEqual(walked.slice(0, 5));
  });
});
