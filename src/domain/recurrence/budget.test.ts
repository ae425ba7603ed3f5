import { describe, expect, it } from "vitest";
import { maxBacklogMs, missedRuns } from "./missed-runs";
import { findNext, nextOccurrence, occurrencesAfter } from "./occurrences";
import type { Steps } from "./rule/steps";
import { countSteps, maxSteps, TooDear, unlessTooDear } from "./rule/steps";
import { scheduleSchema } from "./schedule";
import { ruleProblem, ruleTextProblem } from "./validate-schedule";

const now = new Date("2026-11-21T12:00:00Z");
const startAt = new Date("2020-01-01T07:00:00Z");
const custom = (rrule: string) =>
  scheduleSchema.parse({ startAt, recurrence: "CUSTOM", rrule });
const positions = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join();

/** The steps that some work took, as far as it went. */
function taken(work: (steps: Steps) => unknown): number {
  const steps = countSteps();
  unlessTooDear(() => work(steps), null);
  return steps.taken;
}
const cost = (rrule: string) =>
  taken((steps) => nextOccurrence(custom(rrule), now, steps));

const dear = [
  `FREQ=DAILY;BYSETPOS=${positions(2, 366)}`,
  `FREQ=WEEKLY;BYSETPOS=${positions(8, 366)}`,
  "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2,4,6,9,11",
  `FREQ=YEARLY;BYYEARDAY=366;BYDAY=MO;BYMONTHDAY=30;INTERVAL=3`,
];

describe("a rule that is dear to evaluate", () => {
  it.each(dear)("is refused with the reason: %s", (rrule) => {
    expect(ruleProblem(custom(rrule))).toBe("tooDear");
    expect(findNext(custom(rrule), now)).toBe("tooDear");
    expect(cost(rrule)).toBe(maxSteps);
  });

  it.each([
    ...dear,
    "FREQ=SECONDLY;BYHOUR=3;BYMINUTE=1;BYMONTH=2;BYMONTHDAY=30;INTERVAL=7",
    "FREQ=MINUTELY;BYHOUR=7;INTERVAL=1440",
    `FREQ=YEARLY;BYHOUR=${positions(0, 23)};BYMINUTE=${positions(0, 59)};BYMONTHDAY=${positions(1, 31)}`,
  ])("never takes more than its budget, however old: %s", (rrule) => {
    const long = new Date("1990-01-01T07:00:00Z");
    for (const policy of ["all", "latest", "skip"] as const) {
      const run = (steps: Steps) =>
        missedRuns(custom(rrule), long, now, policy, { steps });
      expect(taken(run)).toBeLessThanOrEqual(maxSteps);
    }
  });

  it("stops at the step that would be one too many", () => {
    const steps = countSteps(10);
    steps.take(10);
    expect(steps.taken).toBe(10);
    expect(() => steps.take(1)).toThrow(TooDear);
    expect(steps.taken).toBe(10);
  });

  it("gives what was found by then to who only looks", () => {
    const rule = custom(`FREQ=DAILY;BYSETPOS=1,${positions(2, 366)}`);
    const found = occurrencesAfter(rule, now, 2000);
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(2000);
  });

  it("gains nothing by saying the same again and again", () => {
    const again = Array.from({ length: 400 }, () => "1").join();
    expect(cost(`FREQ=MONTHLY;BYSETPOS=${again}`)).toBe(
      cost("FREQ=MONTHLY;BYSETPOS=1"),
    );
  });
});

describe("an honest rule", () => {
  it.each([
    ["FREQ=DAILY", 10],
    ["FREQ=WEEKLY;BYDAY=MO,TU", 30],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", 120],
    ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", 300],
    ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", 3000],
    ["FREQ=DAILY;COUNT=10000", 20_000],
  ])("%s costs at most %i steps", (rrule, most) => {
    expect(cost(rrule)).toBeGreaterThan(0);
    expect(cost(rrule)).toBeLessThanOrEqual(most);
  });

  it.each(["YEARLY", "MONTHLY", "WEEKLY", "DAILY"])(
    "%s in months without its day is known never to occur",
    (freq) => {
      const rrule = `FREQ=${freq};BYMONTH=2;BYMONTHDAY=30`;
      expect(cost(rrule)).toBeLessThan(maxSteps);
      expect(ruleProblem(custom(rrule))).toBe("never");
    },
  );

  it("costs nothing without a recurrence", () => {
    const once = scheduleSchema.parse({ startAt, recurrence: "NONE" });
    expect(taken((steps) => nextOccurrence(once, now, steps))).toBe(0);
  });
});

describe("a rule of every hour or less", () => {
  it.each([
    "FREQ=HOURLY",
    "FREQ=HOURLY;INTERVAL=6",
    "FREQ=MINUTELY;INTERVAL=1440",
    "FREQ=SECONDLY",
    `FREQ=DAILY;BYHOUR=${positions(0, 23)}`,
    `FREQ=DAILY;BYHOUR=${positions(0, 22)}`,
    `FREQ=WEEKLY;BYHOUR=8;BYMINUTE=${positions(0, 22)}`,
    "FREQ=DAILY;BYMINUTE=0,59",
    "FREQ=DAILY;BYHOUR=8,9",
    "FREQ=DAILY;BYHOUR=0,12,23",
    "FREQ=DAILY;BYSECOND=0,30",
  ])("is not run: %s", (rrule) => {
    expect(ruleTextProblem(custom(rrule))).toBe("tooFrequent");
    expect(ruleProblem(custom(rrule))).toBe("tooFrequent");
  });

  it.each([
    "FREQ=DAILY;BYHOUR=0,2,4,6,8,10,12,14,16,18,20,22;BYMINUTE=30",
    "FREQ=DAILY;BYHOUR=22,0",
    "FREQ=DAILY",
  ])("may name times further apart: %s", (rrule) => {
    expect(ruleProblem(custom(rrule))).toBeNull();
  });
});

describe("a next run of long ago", () => {
  const ages = ["2026-11-20", "2020-01-01", "1990-01-01", "1950-01-01"];

  it.each(ages)("is caught up within few steps: %s", (day) => {
    const from = new Date(`${day}T07:00:00Z`);
    const old = { ...custom("FREQ=DAILY"), startAt: from };
    const steps = countSteps();
    const { run, nextRun } = missedRuns(old, from, now, "latest", { steps });
    expect(run).toEqual([new Date("2026-11-21T07:00:00Z")]);
    expect(nextRun).toEqual(new Date("2026-11-22T07:00:00Z"));
    expect(steps.taken).toBeLessThan(1500);
  });

  it("is not looked for more than ten years back, which is said", () => {
    const from = new Date("1920-06-01T07:00:00Z");
    const old = { ...custom("FREQ=YEARLY"), startAt: from };
    const steps = countSteps();
    const { run, skipped, skippedMore } = missedRuns(old, from, now, "all", {
      steps,
    });
    expect(skipped).toEqual([]);
    expect(run).toHaveLength(10);
    expect(run[0]!.getTime()).toBeGreaterThan(now.getTime() - maxBacklogMs);
    expect(skippedMore).toBe(true);
    expect(steps.taken).toBeLessThan(2000);
  });
});
