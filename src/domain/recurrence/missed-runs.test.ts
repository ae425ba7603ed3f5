import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { missedRunPolicies } from "./missed-run-policy";
import {
  isOnTime,
  maxCaughtUp,
  missedAfterMs,
  missedRuns,
} from "./missed-runs";
import { occurrencesBetween } from "./occurrences";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const at = (text: string) => new Date(text);

const aSchedule = (fields: Partial<Schedule>): Schedule =>
  scheduleSchema.parse({
    startAt: at("2026-01-01T07:00:00Z"),
    recurrence: "DAILY",
    recurrenceTime: "08:00",
    ...fields,
  });

const daily = aSchedule({});
const firstRun = at("2026-01-05T07:00:00Z");
const nothing = { run: [], skipped: [], skippedMore: false, leftOut: [] };

describe("missedRuns", () => {
  it.each(missedRunPolicies)(
    "runs on time whatever the policy: %s",
    (policy) => {
      expect(
        missedRuns(daily, firstRun, at("2026-01-05T07:00:40Z"), policy),
      ).toEqual({
        ...nothing,
        run: [firstRun],
        nextRun: at("2026-01-06T07:00:00Z"),
      });
    },
  );

  it.each(missedRunPolicies)(
    "does nothing before the run is due: %s",
    (policy) => {
      const early = at("2026-01-05T06:59:59Z");
      expect(missedRuns(daily, firstRun, early, policy)).toEqual({
        ...nothing,
        nextRun: firstRun,
      });
      expect(missedRuns(daily, null, early, policy)).toEqual({
        ...nothing,
        nextRun: null,
      });
    },
  );

  const later = at("2026-01-07T10:00:00Z");
  const missed = ["05", "06", "07"].map((day) =>
    at(`2026-01-${day}T07:00:00Z`),
  );
  const nextRun = at("2026-01-08T07:00:00Z");

  it("catches up all", () => {
    expect(missedRuns(daily, firstRun, later, "all")).toEqual({
      ...nothing,
      run: missed,
      nextRun,
    });
  });

  it("runs the latest and lists the others", () => {
    expect(missedRuns(daily, firstRun, later, "latest")).toEqual({
      ...nothing,
      run: missed.slice(2),
      skipped: missed.slice(0, 2),
      nextRun,
    });
  });

  it("skips all that are late, but not the one on time", () => {
    expect(missedRuns(daily, firstRun, later, "skip")).toEqual({
      ...nothing,
      skipped: missed,
      nextRun,
    });
    const punctual = at("2026-01-07T07:14:00Z");
    expect(missedRuns(daily, firstRun, punctual, "skip")).toEqual({
      ...nothing,
      run: missed.slice(2),
      skipped: missed.slice(0, 2),
      nextRun,
    });
  });

  it("catches up the latest fifty of a long outage", () => {
    const after = missedRuns(
      daily,
      firstRun,
      at("2026-12-31T12:00:00Z"),
      "all",
    );
    expect(after.run).toHaveLength(maxCaughtUp);
    expect(after.run.at(-1)).toEqual(at("2026-12-31T07:00:00Z"));
    expect(after.skipped).toHaveLength(maxCaughtUp);
    expect(after.skipped.at(-1)! < after.run[0]!).toBe(true);
    expect(after.skippedMore).toBe(true);
  });

  it("lists exactly fifty skipped runs as all there were", () => {
    const end = new Date(firstRun.getTime() + 99 * 86_400_000 + 1);
    const exact = missedRuns(daily, firstRun, end, "all");
    expect(exact.run).toHaveLength(50);
    expect(exact.skipped).toHaveLength(50);
    expect(exact.skipped[0]).toEqual(firstRun);
    expect(exact.skippedMore).toBe(false);
  });

  it.each([
    "FREQ=MINUTELY",
    "FREQ=HOURLY;BYHOUR=3",
    "FREQ=YEARLY",
    "FREQ=DAILY;COUNT=10000",
  ])("does not take longer for an outage of thirty years: %s", (rrule) => {
    const schedule = aSchedule({ recurrence: "CUSTOM", rrule });
    const start = performance.now();
    const after = missedRuns(
      schedule,
      firstRun,
      at("2056-01-05T08:00:00Z"),
      "latest",
    );
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(after.run).toHaveLength(1);
  });

  it("ends with the schedule", () => {
    const rrule = "FREQ=DAILY;COUNT=6";
    const schedule = aSchedule({ recurrence: "CUSTOM", rrule });
    expect(missedRuns(schedule, firstRun, later, "latest")).toEqual({
      ...nothing,
      run: [at("2026-01-06T07:00:00Z")],
      skipped: [firstRun],
      nextRun: null,
    });
  });

  it("never blocks on a run its schedule no longer has", () => {
    const stale = at("2026-01-05T09:30:00Z");
    expect(missedRuns(daily, stale, at("2026-01-05T10:00:00Z"), "all")).toEqual(
      {
        ...nothing,
        nextRun: at("2026-01-06T07:00:00Z"),
      },
    );
    const broken = aSchedule({ recurrence: "CUSTOM", rrule: "nonsense" });
    expect(missedRuns(broken, stale, later, "all")).toEqual({
      ...nothing,
      nextRun: null,
    });
  });

  it("accounts for every occurrence of a short outage, once", () => {
    const hours = fc.nat(24 * 45);
    const policies = fc.constantFrom(...missedRunPolicies);
    fc.assert(
      fc.property(hours, hours, policies, (one, other, policy) => {
        const from = new Date(firstRun.getTime() + one * 3_600_000);
        const now = new Date(from.getTime() + other * 3_600_000);
        const {
          run,
          skipped,
          nextRun: next,
        } = missedRuns(daily, from, now, policy);
        const due = occurrencesBetween(
          daily,
          from,
          new Date(now.getTime() + 1),
          200,
        );
        expect([...skipped, ...run]).toEqual(due);
        expect(next! > now).toBe(true);
      }),
    );
  });
});

it("is on time up to fifteen minutes later, that minute included", () => {
  const late = (ms: number) =>
    isOnTime(firstRun, new Date(firstRun.getTime() + missedAfterMs + ms));
  expect([late(-1), late(0), late(1)]).toEqual([true, true, false]);
});
