import { describe, expect, it } from "vitest";
import { missedRuns } from "./missed-runs";
import { nextOccurrence, occurrencesAfter } from "./occurrences";
import { countSteps, maxSteps, TooDear } from "./rule/steps";
import { scheduleSchema } from "./schedule";
import { scheduleCost } from "./schedule-cost";
import { ruleProblem } from "./validate-schedule";

const now = new Date("2026-11-21T12:00:00Z");
const startAt = new Date("2020-01-01T07:00:00Z");
const custom = (rrule: string) =>
  scheduleSchema.parse({ startAt, recurrence: "CUSTOM", rrule });
const positions = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join();

const dear = [
  `FREQ=DAILY;BYSETPOS=${positions(2, 366)}`,
  `FREQ=WEEKLY;BYSETPOS=${positions(8, 366)}`,
  `FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;BYSETPOS=${positions(1, 366)}`,
  `FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYSETPOS=${positions(1, 366)}`,
  "FREQ=SECONDLY;BYHOUR=3;BYMINUTE=1;BYMONTH=2;BYMONTHDAY=30;INTERVAL=7",
  "FREQ=MINUTELY;BYHOUR=7;INTERVAL=1440",
];

describe("a rule that is dear to evaluate", () => {
  it.each(dear.slice(0, 4))("costs more than it may: %s", (rrule) => {
    expect(scheduleCost(custom(rrule), now)).toBe(Infinity);
    expect(ruleProblem(custom(rrule))).toBe("tooDear");
  });

  it.each(dear)("is never walked beyond the limit: %s", (rrule) => {
    const steps = countSteps();
    try {
      nextOccurrence(custom(rrule), now, steps);
    } catch (error) {
      expect(error).toBeInstanceOf(TooDear);
    }
    expect(steps.taken).toBeLessThanOrEqual(maxSteps + 1440);
  });

  it("gives what was found by then to who only looks", () => {
    const rule = custom(`FREQ=DAILY;BYSETPOS=1,${positions(2, 366)}`);
    const found = occurrencesAfter(rule, now, 2000);
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(2000);
  });
});

describe("an honest rule", () => {
  it.each([
    ["FREQ=DAILY", 10],
    ["FREQ=WEEKLY;BYDAY=MO,TU", 30],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", 120],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", 3000],
    ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", 30_000],
    ["FREQ=DAILY;COUNT=10000", 20_000],
    ["FREQ=MINUTELY;INTERVAL=5", 2000],
  ])("%s costs at most %i steps", (rrule, most) => {
    const cost = scheduleCost(custom(rrule), now);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThanOrEqual(most);
  });

  it("never occurs only after the whole cycle of the calendar was looked at", () => {
    const never = custom("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30");
    expect(scheduleCost(never, now)).toBeGreaterThan(146_000);
    expect(ruleProblem(never)).toBe("never");
  });

  it("costs nothing without a recurrence", () => {
    const once = scheduleSchema.parse({ startAt, recurrence: "NONE" });
    expect(scheduleCost(once, now)).toBe(0);
  });
});

describe("a next run of long ago", () => {
  const ages = ["2026-11-20", "2020-01-01", "1990-01-01", "1950-01-01"];

  it.each(ages)("is caught up with bounded work: %s", (day) => {
    const from = new Date(`${day}T07:00:00Z`);
    const old = { ...custom("FREQ=DAILY"), startAt: from };
    const { run, nextRun } = missedRuns(old, from, now, "latest");
    expect(run).toEqual([new Date("2026-11-21T07:00:00Z")]);
    expect(nextRun).toEqual(new Date("2026-11-22T07:00:00Z"));
  });

  it("passes over what cannot be reached, and says so", () => {
    const from = new Date("1920-01-01T07:00:00Z");
    const first = Array.from({ length: 900 }, () => 1).join();
    const rule = custom(`FREQ=YEARLY;BYHOUR=8;BYSETPOS=${first}`);
    const old = { ...rule, startAt: from };
    const { run, skippedMore } = missedRuns(old, from, now, "all");
    expect(run.length).toBeGreaterThan(10);
    expect(run.at(-1)).toEqual(new Date("2026-01-01T07:00:00Z"));
    expect(skippedMore).toBe(true);
  });
});
