import { describe, expect, it } from "vitest";
import type { TaskForm } from "../task/task-form";
import { newTaskForm } from "../task/task-form";
import {
  formOfTemplate,
  recurrenceIssues,
  scheduleOf,
  stepIssues,
  taskFormIssues,
  templateEditIssues,
  templateEditValues,
  templateValues,
  withRecurrence,
} from "./template-form";
import { templateSchema } from "./template";

const now = new Date("2026-11-20T09:07:31Z");
const sector = { id: "s1", name: "Savane", sectorId: "s1", enclosureId: null };
const form = (part: Partial<TaskForm> = {}): TaskForm => ({
  ...newTaskForm(now, "SECTOR", [sector]),
  title: "Nourrir",
  ...part,
});
const recurring = (
  recurrence: TaskForm["recurrence"],
  part: Partial<TaskForm> = {},
) => ({ ...withRecurrence(form(part), recurrence), ...part, recurrence });
const codes = (issues: { field: string; code: string }[]) =>
  issues.map(({ field, code }) => `${field}:${code}`);

describe("scheduleOf", () => {
  it("begins at the chosen time of the day it was opened", () => {
    const schedule = scheduleOf(recurring("DAILY"));
    expect(schedule).toMatchObject({
      startAt: new Date("2026-11-20T07:00:00Z"),
      recurrence: "DAILY",
      recurrenceTime: "08:00",
      recurrenceInterval: 1,
      recurrenceDayOfWeek: [],
      recurrenceFrequency: "DAILY",
      cronExpression: "0 8 * * *",
    });
  });

  it("begins where the person says", () => {
    expect(
      scheduleOf(recurring("DAILY", { scheduledFor: "2026-12-01 10:00:00" }))
        .startAt,
    ).toEqual(new Date("2026-12-01T09:00:00Z"));
  });

  it("keeps only the parts of its recurrence", () => {
    const weekly = scheduleOf(recurring("WEEKLY", { days: [3, 1] }));
    expect(weekly.recurrenceDayOfWeek).toEqual([1, 3]);
    expect(weekly.recurrenceDayOfMonth).toBeNull();
    const yearly = scheduleOf(
      recurring("YEARLY", { dayOfMonth: 29, month: 2 }),
    );
    expect(yearly).toMatchObject({
      recurrenceDayOfMonth: 29,
      recurrenceMonthOfYear: 2,
      recurrenceDayOfWeek: [],
    });
    const custom = scheduleOf(
      recurring("CUSTOM", { rrule: " FREQ=WEEKLY;BYDAY=MO " }),
    );
    expect(custom).toMatchObject({
      rrule: "FREQ=WEEKLY;BYDAY=MO",
      recurrenceTime: null,
      recurrenceInterval: null,
    });
  });
});

describe("withRecurrence", () => {
  it("proposes weekday, day and month of the start", () => {
    expect(withRecurrence(form(), "WEEKLY")).toMatchObject({
      recurrence: "WEEKLY",
      days: [5],
      dayOfMonth: 20,
      month: 11,
    });
    expect(
      withRecurrence(form({ scheduledFor: "2026-12-31 08:00:00" }), "MONTHLY"),
    ).toMatchObject({ dayOfMonth: 31, month: 12, days: [4] });
  });

  it("keeps what was chosen", () => {
    expect(withRecurrence(form({ days: [1, 2] }), "WEEKLY").days).toEqual([
      1, 2,
    ]);
  });
});

describe("recurrenceIssues", () => {
  it("finds nothing without recurrence, and in each proposed one", () => {
    expect(recurrenceIssues(form({ time: "" }), now)).toEqual([]);
    for (const one of [
      "DAILY",
      "WEEKLY",
      "MONTHLY",
      "QUARTERLY",
      "YEARLY",
    ] as const)
      expect(recurrenceIssues(recurring(one), now)).toEqual([]);
  });

  it("names the form's own fields", () => {
    expect(
      codes(recurrenceIssues(recurring("WEEKLY", { days: [] }), now)),
    ).toEqual(["days:dayRequired"]);
    expect(
      codes(recurrenceIssues(recurring("DAILY", { interval: 0 }), now)),
    ).toEqual(["interval:interval"]);
    expect(
      codes(recurrenceIssues(recurring("DAILY", { interval: null }), now)),
    ).toEqual(["interval:interval"]);
    expect(
      codes(recurrenceIssues(recurring("DAILY", { time: "8h" }), now)),
    ).toEqual(["time:time"]);
    expect(
      codes(recurrenceIssues(recurring("MONTHLY", { dayOfMonth: 32 }), now)),
    ).toEqual(["dayOfMonth:invalid"]);
    expect(
      codes(
        recurrenceIssues(
          recurring("YEARLY", { dayOfMonth: null, month: null }),
          now,
        ),
      ),
    ).toEqual(["dayOfMonth:required", "month:required"]);
  });

  it("refuses a rule that cannot be read, or is over", () => {
    expect(
      recurrenceIssues(recurring("CUSTOM", { rrule: "FREQ=NEVER" }), now)[0],
    ).toMatchObject({ field: "rrule", code: "rule" });
    expect(
      recurrenceIssues(
        recurring("CUSTOM", { rrule: "FREQ=DAILY;UNTIL=20261120T073000" }),
        now,
      )[0],
    ).toMatchObject({ field: "rrule", code: "rule" });
    expect(
      recurrenceIssues(recurring("CUSTOM", { rrule: "FREQ=DAILY" }), now),
    ).toEqual([]);
  });

  it("sees a due date before the first run", () => {
    expect(
      codes(
        recurrenceIssues(
          recurring("DAILY", { time: "18:00", dueAt: "2026-11-20 17:00:00" }),
          now,
        ),
      ),
    ).toEqual(["dueAt:dueBeforeStart"]);
  });
});

describe("steps", () => {
  it("check their own fields", () => {
    const empty = newTaskForm(now);
    expect(codes(stepIssues("what", empty, now))).toEqual(["title:required"]);
    expect(codes(stepIssues("where", empty, now))).toEqual([
      "targets:targetRequired",
    ]);
    expect(stepIssues("when", empty, now)).toEqual([]);
    expect(stepIssues("recurrence", empty, now)).toEqual([]);
    expect(codes(stepIssues("summary", empty, now))).toEqual([
      "title:required",
      "targets:targetRequired",
    ]);
    expect(taskFormIssues(form(), now)).toEqual([]);
  });
});

describe("templateValues", () => {
  it("waits for the first run after now, due as long after it as the first", () => {
    expect(templateValues(recurring("DAILY"), "zoo", now)).toMatchObject({
      zooId: "zoo",
      title: "Nourrir",
      status: "active",
      isActive: true,
      sectorIds: ["s1"],
      nextRun: new Date("2026-11-21T07:00:00Z"),
      missedRunPolicy: "latest",
    });
  });
});

describe("a changed automation", () => {
  const template = templateSchema.parse({
    templateId: "t1",
    authorId: "p1",
    ...templateValues(recurring("DAILY"), "zoo", now),
  });
  const later = new Date("2026-11-25T12:00:00Z");

  it("keeps its next run while its timing stays", () => {
    const edit = { ...formOfTemplate(template), title: "Nourrir mieux" };
    expect(templateEditIssues(edit, later)).toEqual([]);
    const values = templateEditValues(edit, template, later);
    expect(values.title).toBe("Nourrir mieux");
    expect(values).not.toHaveProperty("nextRun");
    expect(values.schedule).toEqual(template.schedule);
  });

  it("waits for the next occurrence after now once its timing changes", () => {
    const edit = { ...formOfTemplate(template), time: "18:00" };
    expect(templateEditValues(edit, template, later)).toMatchObject({
      nextRun: new Date("2026-11-25T17:00:00Z"),
      schedule: { recurrenceTime: "18:00" },
    });
  });

  it("may have no due time", () => {
    const endless = templateSchema.parse({
      ...template,
      schedule: { ...template.schedule, dueAt: null },
    });
    expect(templateEditIssues(formOfTemplate(endless), later)).toEqual([]);
  });
});
