import { expect, it } from "vitest";
import { aTask, aTemplate } from "../../../tests/builders/work";
import { formLike } from "./form-like";

const now = new Date("2027-03-02T10:20:30Z");

it("says what a task says, due as any new one, in no place yet", () => {
  const task = aTask({
    title: "Peser",
    description: "À jeun",
    type: "animal_check",
    responsibleIds: ["karim"],
    sendNotification: true,
    status: "DONE",
  });
  expect(formLike({ task }, now)).toMatchObject({
    title: "Peser",
    description: "À jeun",
    type: "animal_check",
    level: "SECTOR",
    targets: [],
    responsibleIds: ["karim"],
    sendNotification: true,
    recurrence: "NONE",
    scheduledFor: null,
    dueAt: "2027-03-03 12:00:00",
  });
});

it("keeps the rhythm of an automation, which begins anew", () => {
  const template = aTemplate();
  const like = formLike({ template }, now);
  expect(like).toMatchObject({
    title: "Nourrir chaque jour",
    recurrence: "DAILY",
    time: "08:00",
    dueUnit: "hours",
    dueAfter: 2,
    scheduledFor: null,
    openedAt: "2027-03-02 11:20:00",
    targets: [],
  });
});

it("keeps the time of a rule of its own, which is that of its start", () => {
  const { schedule } = aTemplate();
  const template = aTemplate({
    schedule: {
      ...schedule,
      startAt: new Date("2026-07-01T12:45:00Z"),
      dueAt: null,
      recurrence: "CUSTOM",
      recurrenceTime: null,
      rrule: "FREQ=MONTHLY;BYDAY=1MO",
    },
  });
  expect(formLike({ template }, now)).toMatchObject({
    recurrence: "CUSTOM",
    rrule: "FREQ=MONTHLY;BYDAY=1MO",
    time: "14:45",
  });
});
