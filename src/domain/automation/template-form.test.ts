import { describe, expect, it } from "vitest";
import type { TaskForm } from "../task/form/task-form";
import { newTaskForm } from "../task/form/task-form";
import { plainIssues } from "../task/form/issues";
import { scheduleOf } from "./form-schedule";
import {
  formOfTemplate,
  recurrenceIssues,
  taskFormIssues,
  templateEditIssues,
  templateEditValues,
  templateValues,
} from "./template-form";
import { withRecurrence } from "./with-recurrence";
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

describe("when what an automation makes is due", () => {
  const dueAt = (part: Partial<TaskForm>) =>
    scheduleOf(recurring("DAILY", part)).dueAt?.toISOString() ?? null;

  it("is by the end of the day, whenever the form was opened", () => {
    for (const opened of ["2026-11-20T00:10:00Z", "2026-11-20T22:50:00Z"]) {
      const fresh = newTaskForm(new Date(opened), "SECTOR", [sector]);
      const schedule = scheduleOf(withRecurrence(fresh, "DAILY"));
      expect(schedule.startAt.toISOString()).toBe("2026-11-20T07:00:00.000Z");
      expect(schedule.dueAt?.toISOString()).toBe("2026-11-20T22:59:00.000Z");
    }
  });

  it("counts from the time of day, also where the start has another", () => {
    const start = { scheduledFor: "2026-12-01 10:00:00" };
    // 15:59 after the start, as 23:59 is after 08:00.
    expect(dueAt(start)).toBe("2026-12-02T00:59:00.000Z");
  });

  it.each<[Partial<TaskForm>, string | null]>([
    [{ dueUnit: "minutes", dueAfter: 45 }, "2026-11-20T07:45:00.000Z"],
    [{ dueUnit: "hours", dueAfter: 4 }, "2026-11-20T11:00:00.000Z"],
    [{ dueUnit: "days", dueAfter: 2 }, "2026-11-22T07:00:00.000Z"],
    [{ dueUnit: "days", dueAfter: null }, null],
  ])("is so long after it starts: %o", (due, expected) => {
    expect(dueAt(due)).toBe(expected);
  });
});

describe("choosing to come back every day", () => {
  it("proposes 08:00", () => {
    expect(withRecurrence(newTaskForm(now), "DAILY")).toMatchObject({
      recurrence: "DAILY",
      time: "08:00",
      interval: 1,
    });
  });
});

describe("withRecurrence", () => {
  it("proposes weekday, day and month of the start", () => {
    expect(withRecurrence(form(), "MONTHLY")).toMatchObject({
      recurrence: "MONTHLY",
      dayOfMonth: 20,
      month: 11,
    });
    expect(
      withRecurrence(form({ scheduledFor: "2026-12-31 08:00:00" }), "MONTHLY"),
    ).toMatchObject({ dayOfMonth: 31, month: 12, days: [4] });
  });

  it("proposes no weekday without a start", () => {
    expect(withRecurrence(form(), "WEEKLY").days).toEqual([]);
  });

  it("keeps what was chosen", () => {
    expect(withRecurrence(form({ days: [1, 2] }), "WEEKLY").days).toEqual([
      1, 2,
    ]);
  });
});

describe("recurrenceIssues", () => {
  it("finds nothing without recurrence, and in each proposed one but for the days of the week, which are chosen", () => {
    expect(recurrenceIssues(form({ time: "" }), now)).toEqual([]);
    expect(codes(recurrenceIssues(recurring("WEEKLY"), now))).toEqual([
      "days:dayRequired",
    ]);
    for (const one of ["DAILY", "MONTHLY", "QUARTERLY", "YEARLY"] as const)
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

  it("does not ask when a single task would be due", () => {
    const over = { dueAt: "2020-01-01 08:00:00" };
    expect(recurrenceIssues(recurring("DAILY", over), now)).toEqual([]);
    expect(taskFormIssues(recurring("DAILY", { dueAt: null }), now)).toEqual(
      [],
    );
    expect(codes(taskFormIssues(form({ dueAt: null }), now))).toEqual([
      "dueAt:dueAtRequired",
    ]);
  });

  it.each([
    { dueUnit: "hours", dueAfter: -1 },
    { dueUnit: "minutes", dueAfter: 1.5 },
    { dueUnit: "days", dueAfter: 367 },
  ] as const)("refuses a due time of %o", (due) => {
    expect(codes(recurrenceIssues(recurring("DAILY", due), now))).toEqual([
      "dueAfter:invalid",
    ]);
  });
});

describe("an empty form", () => {
  it("lacks a title and a target, and nothing else", () => {
    const empty = newTaskForm(now);
    expect(codes(plainIssues(empty, now))).toEqual([
      "title:required",
      "targets:targetRequired",
    ]);
    expect(recurrenceIssues(empty, now)).toEqual([]);
    expect(codes(taskFormIssues(empty, now))).toEqual([
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

  it("keeps the seconds of a due time that nobody changed", () => {
    const dueAt = new Date(template.schedule.startAt.getTime() + 3_661_000);
    const odd = { ...template, schedule: { ...template.schedule, dueAt } };
    const edit = formOfTemplate(odd);
    expect(edit).toMatchObject({ dueUnit: "minutes", dueAfter: 61 });
    expect(templateEditValues(edit, odd, later).schedule.dueAt).toEqual(dueAt);
    const longer = { ...edit, dueAfter: 90 };
    expect(templateEditValues(longer, odd, later).schedule.dueAt).toEqual(
      new Date(template.schedule.startAt.getTime() + 90 * 60_000),
    );
  });

  it("shows one of existing data without a rule text as the daily one it is", () => {
    const stored = { ...template.schedule, recurrence: "CUSTOM" as const };
    const odd = { ...template, schedule: { ...stored, rrule: null } };
    const edit = formOfTemplate(odd);
    expect(edit.recurrence).toBe("DAILY");
    expect(templateEditIssues(edit, later)).toEqual([]);
    expect(templateEditValues(edit, odd, later)).not.toHaveProperty("nextRun");
  });

  it("may have no due time", () => {
    const endless = templateSchema.parse({
      ...template,
      schedule: { ...template.schedule, dueAt: null },
    });
    expect(templateEditIssues(formOfTemplate(endless), later)).toEqual([]);
  });
});
