import { describe, expect, it } from "vitest";
import { occurrencesAfter } from "../../recurrence/occurrences";
import type { Schedule } from "../../recurrence/schedule";
import { scheduleSchema } from "../../recurrence/schedule";
import { newTaskForm } from "../../task/form/task-form";
import { countedAhead } from "./counted-ahead";
import { scheduleOf } from "../form-schedule";
import {
  editedSchedule,
  formOfTemplate,
  recurrenceIssues,
  templateEditValues,
  templateValues,
} from "../template-form";
import { templateSchema } from "../template";

const now = new Date("2026-11-23T15:35:00Z");
const sector = { id: "s1", name: "Savane", sectorId: "s1", enclosureId: null };
const planned = (rrule: string) => ({
  ...newTaskForm(now, "SECTOR", [sector]),
  title: "Nourrir",
  recurrence: "CUSTOM" as const,
  rrule,
});
const datesOf = (schedule: Schedule, after = now) =>
  occurrencesAfter(schedule, after, 50).map((date) => date.toISOString());

describe("a rule for so many times, planned when its hour of today is past", () => {
  it.each([1, 3, 10])("makes %i tasks", (count) => {
    const form = planned(`FREQ=DAILY;COUNT=${count}`);
    expect(recurrenceIssues(form, now)).toEqual([]);
    const { schedule, nextRun } = templateValues(form, "zoo", now);
    expect(datesOf(schedule)).toHaveLength(count);
    expect(nextRun).toEqual(new Date("2026-11-24T07:00:00Z"));
    expect(schedule.rrule).toBe(form.rrule);
  });

  it("stays on the days and hours it would have had, and is due as long after each", () => {
    const dated = (rrule: string) =>
      datesOf(templateValues(planned(rrule), "zoo", now).schedule);
    expect(dated("FREQ=DAILY;INTERVAL=3;COUNT=2")).toEqual([
      "2026-11-26T07:00:00.000Z",
      "2026-11-29T07:00:00.000Z",
    ]);
    expect(dated("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=3")).toEqual([
      "2026-11-26T07:00:00.000Z",
      "2026-12-07T07:00:00.000Z",
      "2026-12-10T07:00:00.000Z",
    ]);
    expect(dated("COUNT=3;FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0")).toEqual([
      "2026-11-23T19:00:00.000Z",
      "2026-11-24T07:00:00.000Z",
      "2026-11-24T19:00:00.000Z",
    ]);
    const form = planned("FREQ=DAILY;COUNT=1");
    const before = scheduleOf(form);
    const { schedule } = templateValues(form, "zoo", now);
    const taken = (one: Schedule) =>
      (one.dueAt?.getTime() ?? Number.NaN) - one.startAt.getTime();
    expect(taken(schedule)).toBe(taken(before));
  });

  it.each([
    ["never ends", "FREQ=DAILY"],
    ["ends on a day", "FREQ=DAILY;UNTIL=20261201"],
    ["cannot be read", "FREQ=DAILY;COUNT="],
    ["says its own start", "DTSTART:20261101T080000\nRRULE:FREQ=DAILY;COUNT=3"],
  ])("is left as it is where it %s", (_name, rrule) => {
    const schedule = scheduleOf(planned(rrule));
    expect(countedAhead(schedule, now)).toBe(schedule);
  });

  it("is left as it is where it begins later, or nowhere", () => {
    for (const scheduledFor of ["2026-11-25 08:00:00", "no day"]) {
      const form = { ...planned("FREQ=DAILY;COUNT=3"), scheduledFor };
      const schedule = scheduleOf(form);
      expect(countedAhead(schedule, now)).toBe(schedule);
    }
  });

  it("never begins at the hour that clocks skip, which is another one the day after", () => {
    const schedule = scheduleSchema.parse({
      startAt: new Date("2027-03-27T01:30:00Z"),
      recurrence: "CUSTOM",
      rrule: "FREQ=DAILY;COUNT=3",
    });
    const evening = new Date("2027-03-27T18:00:00Z");
    expect(countedAhead(schedule, evening)).toBe(schedule);
  });
});

describe("a rule for so many times that is changed", () => {
  const template = templateSchema.parse({
    templateId: "t1",
    authorId: "p1",
    ...templateValues(planned("FREQ=DAILY;COUNT=5"), "zoo", now),
    madeUntil: new Date("2026-11-26T07:00:00Z"),
  });
  const later = new Date("2026-11-25T12:00:00Z");

  it("counts on where only its words change", () => {
    const edit = { ...formOfTemplate(template), title: "Nourrir mieux" };
    expect(editedSchedule(edit, template, later)).toEqual(template.schedule);
    expect(templateEditValues(edit, template, later)).not.toHaveProperty(
      "nextRun",
    );
  });

  it("counts anew from the first day without a task", () => {
    const edit = { ...formOfTemplate(template), rrule: "FREQ=DAILY;COUNT=2" };
    const { schedule } = templateEditValues(edit, template, later);
    expect(datesOf(schedule, later)).toEqual([
      "2026-11-27T07:00:00.000Z",
      "2026-11-28T07:00:00.000Z",
    ]);
  });
});
