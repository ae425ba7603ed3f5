import { expect, it } from "vitest";
import { dueAtOf } from "./due-after";
import {
  latestOccurrences,
  occurrenceDueAt,
  occurrencesAfter,
} from "./occurrences";
import { countSteps } from "./rule/steps";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const at = (text: string) => new Date(text);
const second = at("2026-10-25T01:30:00Z");

/** Begins when it is 02:30 in Paris for the second time that night. */
const aSchedule = (fields: Partial<Schedule>): Schedule => ({
  ...scheduleSchema.parse({
    startAt: second,
    dueAt: at("2026-10-25T01:45:00Z"),
  }),
  ...fields,
});

const first = (schedule: Schedule, limit: number) =>
  occurrencesAfter(schedule, at("1990-01-01T00:00:00Z"), limit).map((date) =>
    date.toISOString().slice(0, 16),
  );

it("a rule whose start is the second of two equal times begins there", () => {
  const daily = aSchedule({ recurrence: "DAILY", recurrenceTime: "02:30" });
  const yearly = aSchedule({
    recurrence: "CUSTOM",
    rrule: "FREQ=YEARLY;COUNT=3",
  });
  expect(first(daily, 2)).toEqual(["2026-10-25T01:30", "2026-10-26T01:30"]);
  expect(first(yearly, 4)).toEqual([
    "2026-10-25T01:30",
    "2027-10-25T00:30",
    "2028-10-25T00:30",
  ]);
  expect(first({ ...daily, recurrenceTime: "02:45" }, 1)).toEqual([
    "2026-10-25T01:45",
  ]);
  const steps = countSteps();
  expect(latestOccurrences(daily, second, second, 5, steps)).toEqual([second]);
});

it("the latest are no more than were asked for", () => {
  const daily = aSchedule({ recurrence: "DAILY", recurrenceTime: "02:30" });
  const [before, last] = [
    at("2026-11-01T01:30:00Z"),
    at("2026-11-02T01:30:00Z"),
  ];
  expect(latestOccurrences(daily, second, last, 2, countSteps())).toEqual([
    before,
    last,
  ]);
});

it("is due after it starts, though the wall says that time once before", () => {
  const daily = aSchedule({ recurrence: "DAILY", recurrenceTime: "02:30" });
  expect(occurrenceDueAt(daily, second)).toEqual(daily.dueAt);
  const due = { dueUnit: "minutes", dueAfter: 15 } as const;
  expect(dueAtOf(due, second, "02:30")).toEqual(daily.dueAt);
  const atOnce = { dueUnit: "minutes", dueAfter: 0 } as const;
  expect(dueAtOf(atOnce, second, "02:30")).toEqual(second);
});
