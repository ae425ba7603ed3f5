import { describe, expect, it } from "vitest";
import { aTemplate } from "../../../tests/builders/work";
import { countSteps, maxSteps } from "../recurrence/rule/steps";
import { scheduleSchema } from "../recurrence/schedule";
import { isPoisoned, planRun } from "./plan";
import { isDue } from "./waiting";
import type { Template } from "./template";

const at = (text: string) => new Date(text);
const days = (tasks: readonly { scheduledFor: Date | null }[]) =>
  tasks.map(({ scheduledFor }) => scheduledFor?.toISOString().slice(0, 16));

/** Made for every 08:00 in Paris, waiting for 2 December 2026. */
const daily = (template: Partial<Template> = {}) => aTemplate(template);

function planned(template: Template, now: string) {
  const plan = planRun(template, at(now));
  if (plan === null || plan.problem !== null) throw new Error("no plan");
  return plan;
}

describe("without a lead time", () => {
  it("a task is made at its occurrence", () => {
    expect(isDue(daily(), at("2026-12-02T06:59:59Z"))).toBe(false);
    const plan = planned(daily(), "2026-12-02T07:00:00Z");
    expect(days(plan.tasks)).toEqual(["2026-12-02T07:00"]);
    expect(plan).toMatchObject({
      nextRun: at("2026-12-03T07:00:00Z"),
      nextMakeAt: at("2026-12-03T07:00:00Z"),
      lastRun: at("2026-12-02T07:00:00Z"),
    });
  });
});

describe("with a lead time", () => {
  const ahead = (template: Partial<Template> = {}) =>
    daily({ visibilityLeadTime: "twoDays", ...template });

  it("a task is made at 00:00 in Paris that much before its occurrence", () => {
    const template = ahead({ nextRun: at("2026-12-04T07:00:00Z") });
    expect(isDue(template, at("2026-12-01T22:59:59Z"))).toBe(false);
    const plan = planned(template, "2026-12-01T23:00:00Z");
    expect(days(plan.tasks)).toEqual(["2026-12-04T07:00"]);
    expect(plan.tasks[0]).toMatchObject({
      visibleFrom: at("2026-12-01T23:00:00Z"),
      status: "OPEN",
    });
    expect(plan).toMatchObject({
      skipped: [],
      nextRun: at("2026-12-05T07:00:00Z"),
      nextMakeAt: at("2026-12-02T23:00:00Z"),
      lastRun: at("2026-12-01T23:00:00Z"),
    });
  });

  it("all that is to be shown is made at once, late ones by the policy", () => {
    const now = "2026-12-04T12:00:00Z";
    const late = ["2026-12-04T07:00"];
    const next = ["2026-12-05T07:00", "2026-12-06T07:00"];
    const latest = planned(ahead(), now);
    expect(days(latest.tasks)).toEqual([...late, ...next]);
    expect(days(latest.skipped)).toEqual([
      "2026-12-02T07:00",
      "2026-12-03T07:00",
    ]);
    expect(latest).toMatchObject({
      nextRun: at("2026-12-07T07:00:00Z"),
      lastRun: at("2026-12-04T07:00:00Z"),
    });
    const skip = planned(ahead({ missedRunPolicy: "skip" }), now);
    expect(days(skip.tasks)).toEqual(next);
    expect(skip.skipped).toHaveLength(3);
  });

  it("many a day are made fifty at a time, none left out", () => {
    const hours = Array.from({ length: 12 }, (_, index) => index * 2).join();
    const schedule = scheduleSchema.parse({
      startAt: at("2026-12-01T23:00:00Z"),
      recurrence: "CUSTOM",
      rrule: `FREQ=DAILY;BYHOUR=${hours}`,
    });
    const template = ahead({
      schedule,
      visibilityLeadTime: "oneWeek",
      nextRun: at("2026-12-01T23:00:00Z"),
    });
    const made: unknown[] = [];
    let nextRun: Date | null = template.nextRun;
    const now = at("2026-12-01T22:59:59Z");
    for (;;) {
      const plan = planRun({ ...template, nextRun }, now);
      if (plan === null || plan.problem !== null) break;
      expect(plan.tasks.length).toBeLessThanOrEqual(50);
      made.push(...days(plan.tasks));
      nextRun = plan.nextRun;
    }
    expect(made).toHaveLength(7 * 12);
    expect(new Set(made).size).toBe(made.length);
    expect(nextRun).toEqual(at("2026-12-08T23:00:00Z"));
  });

  it("across the change of clocks it stays 00:00 on the wall", () => {
    const template = ahead({
      nextRun: at("2027-03-28T06:00:00Z"),
      visibilityLeadTime: "oneDay",
    });
    const plan = planned(template, "2027-03-26T23:00:00Z");
    expect(days(plan.tasks)).toEqual(["2027-03-28T06:00"]);
    expect(plan.nextMakeAt).toEqual(at("2027-03-27T23:00:00Z"));
  });
});

describe("a template that cannot be run", () => {
  const custom = (rrule: string | null) =>
    daily({
      schedule: scheduleSchema.parse({
        startAt: at("1990-01-01T07:00:00Z"),
        recurrence: "CUSTOM",
        rrule,
      }),
      nextRun: at("1990-01-01T07:00:00Z"),
    });
  const now = at("2026-12-02T07:00:30Z");
  const positions = Array.from({ length: 365 }, (_, index) => index + 2).join();

  it.each([
    [`FREQ=DAILY;BYSETPOS=${positions}`, "tooDear"],
    ["FREQ=SECONDLY", "tooFrequent"],
    ["FREQ=MINUTELY;INTERVAL=90", "tooFrequent"],
    ["FREQ=HOURLY", "tooFrequent"],
    ["FREQ=NEVER", "syntax"],
  ])("%s says why, within its steps", (rrule, problem) => {
    const steps = countSteps();
    expect(planRun(custom(rrule), now, { steps })).toEqual({ problem });
    expect(steps.taken).toBeLessThanOrEqual(maxSteps);
  });

  it("is not one of existing data without a rule text, which runs daily", () => {
    for (const rrule of [null, " "]) {
      const plan = planned(custom(rrule), "2026-12-02T07:00:30Z");
      expect(days(plan.tasks)).toEqual(["2026-12-01T23:00"]);
      expect(plan.nextRun).toEqual(at("2026-12-02T23:00:00Z"));
    }
  });
});

it("is given up once it has failed for an hour", () => {
  const now = at("2026-12-02T08:00:00Z");
  expect(isPoisoned(at("2026-12-02T07:00:01Z"), now)).toBe(false);
  expect(isPoisoned(at("2026-12-02T07:00:00Z"), now)).toBe(true);
  expect(isPoisoned(null, now)).toBe(false);
});
