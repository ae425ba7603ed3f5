import { expect, it } from "vitest";
import { calendarDaySchema } from "../time/calendar-day";
import type { Done } from "./activity";
import { activityTally, hoursOf, stepOf } from "./activity";

const day = (text: string) => calendarDaySchema.parse(text);
const hour = 60 * 60_000;

const done = (over: Partial<Done>): Done => ({
  kind: "evaluation",
  day: day("2026-11-02"),
  userId: "karim",
  campaignId: null,
  watchedMs: 0,
  ...over,
});

it("sums what was done, over time, by campaign and by person", () => {
  const tally = activityTally("week");
  for (const one of [
    done({}),
    done({ day: day("2026-11-08"), userId: "lea", campaignId: "c" }),
    done({ kind: "observation", watchedMs: 2 * hour, userId: "lea" }),
    done({ kind: "observation", watchedMs: hour / 2, day: day("2026-11-09") }),
  ])
    tally.count(one);
  const sum = (evaluations: number, observations: number, hours: number) => ({
    evaluations,
    observations,
    watchedMs: hours * hour,
  });
  expect(tally.result()).toEqual({
    total: sum(2, 2, 2.5),
    over: [
      { id: "2026-11-02", ...sum(2, 1, 2) },
      { id: "2026-11-09", ...sum(0, 1, 0.5) },
    ],
    campaigns: [
      { id: "", ...sum(1, 2, 2.5) },
      { id: "c", ...sum(1, 0, 0) },
    ],
    people: [
      { id: "lea", ...sum(1, 1, 2) },
      { id: "karim", ...sum(1, 1, 0.5) },
    ],
  });
});

it("is zeros and empty lists where nothing was done", () => {
  expect(activityTally("day").result()).toEqual({
    total: { evaluations: 0, observations: 0, watchedMs: 0 },
    over: [],
    campaigns: [],
    people: [],
  });
});

it.each([
  ["2026-11-01", "2026-11-30", "day"],
  ["2026-10-01", "2026-11-30", "week"],
  ["2026-01-01", "2026-12-31", "month"],
] as const)("%s to %s is divided by %s", (since, until, step) => {
  expect(stepOf(day(since), day(until))).toBe(step);
});

it("says hours to a hundredth", () => {
  expect([0, hour, hour / 3].map(hoursOf)).toEqual([0, 1, 0.33]);
});
