import { describe, expect, it } from "vitest";
import { aSession } from "../../../tests/builders/enrichment";
import { aTask, aTemplate } from "../../../tests/builders/work";
import { templateSchema } from "../automation/template";
import { alwaysOpen } from "../recurrence/closing-days";
import type { Task } from "../task/task";
import type { FeedEvent } from "./events";
import { feedSpan } from "./span";
import {
  eventOfSession,
  eventOfTask,
  eventsOfTemplates,
  feedEvents,
} from "./events";

const now = new Date("2026-12-01T12:00:00Z");
const span = feedSpan(now);
const eventOf = (task: Partial<Task>) => eventOfTask(aTask(task));

it("tells whole days of Paris, from 14 days ago to 60 days ahead, over the clock change too", () => {
  expect(span).toEqual({
    from: new Date("2026-11-16T23:00:00Z"),
    today: new Date("2026-11-30T23:00:00Z"),
    until: new Date("2027-01-29T23:00:00Z"),
  });
  expect(feedSpan(new Date("2026-03-30T00:30:00Z")).from).toEqual(
    new Date("2026-03-15T23:00:00Z"),
  );
});

describe("a task", () => {
  it("stands when it is due, over its time where that is within a day", () => {
    const dueAt = new Date("2026-12-01T10:00:00Z");
    const hourBefore = new Date("2026-12-01T09:00:00Z");
    const dayBefore = new Date("2026-11-30T09:00:00Z");
    expect(eventOf({ dueAt })).toMatchObject({
      id: "task-task-1",
      title: { kind: "text", text: "Nourrir" },
      at: dueAt,
      until: null,
      day: null,
      isDone: false,
    });
    expect(eventOf({ dueAt, scheduledFor: hourBefore })).toMatchObject({
      at: hourBefore,
      until: dueAt,
    });
    expect(eventOf({ dueAt, scheduledFor: dayBefore })).toMatchObject({
      at: dueAt,
      until: null,
    });
  });

  it("that is due by the end of a day of Paris is that day's", () => {
    const ofSummer = eventOf({ dueAt: new Date("2026-07-01T21:59:00Z") });
    expect(ofSummer.day).toBe("2026-07-01");
    const ofWinter = eventOf({ dueAt: new Date("2026-12-01T22:59:00Z") });
    expect(ofWinter.day).toBe("2026-12-01");
    expect(eventOf({ dueAt: new Date("2026-12-01T21:59:00Z") }).day).toBeNull();
  });

  it("about an animal's health is told by its type alone", () => {
    const title = "Rappel de vaccin : rage";
    const byNote = eventOf({ title, healthNoteId: "n1", type: "animal_check" });
    const byFinding = eventOf({ title, findingId: "f1", animalIds: ["a1"] });
    // Of an enclosure too: its score says how its animals are.
    const byScore = eventOf({ title, findingId: "f1", animalIds: [] });
    for (const one of [byNote, byFinding, byScore]) {
      expect(one.title.kind).toBe("type");
      expect(JSON.stringify(one)).not.toContain("vaccin");
      expect(JSON.stringify(one)).not.toContain("a1");
    }
    expect(eventOf({ title }).title.kind).toBe("text");
  });

  it("that is closed says so", () => {
    expect(eventOf({ status: "DONE" }).isDone).toBe(true);
  });
});

describe("an automation", () => {
  const events = eventsOfTemplates([aTemplate()], alwaysOpen, span);

  it("tells its next dates under the ids that their tasks will have, until the end of the span", () => {
    expect(events[0]?.id).toBe("task-template-1_20261202T070000Z");
    expect(events.length).toBe(59);
    expect(new Set(events.map(({ id }) => id)).size).toBe(59);
    const last = events.at(-1);
    expect(last?.until).toEqual(new Date("2027-01-29T09:00:00Z"));
    expect(last?.path).toContain("automationId=template-1");
  });

  it("that is suspended, or whose rule cannot be read, tells none", () => {
    const suspended = aTemplate({ status: "suspended" });
    const broken = aTemplate();
    broken.schedule = {
      ...broken.schedule,
      recurrence: "CUSTOM",
      rrule: "FREQ=NONSENSE",
    } as never;
    for (const one of [suspended, broken])
      expect(eventsOfTemplates([one], alwaysOpen, span)).toEqual([]);
  });

  it("is told of with others by what comes soonest, 400 together", () => {
    const many = Array.from({ length: 50 }, (_, n) =>
      aTemplate({ templateId: `template-${String(n)}` }),
    );
    const all = eventsOfTemplates(many, alwaysOpen, span);
    expect(all.length).toBe(400);
    expect(all.at(-1)?.at).toEqual(new Date("2026-12-09T07:00:00Z"));
  });

  it("tells a moved date where it was moved to", () => {
    const at = new Date("2026-12-05T13:00:00Z");
    const moved = aTemplate();
    const [settled] = templateSchema.shape.overrides.parse([
      { occurrence: new Date("2026-12-04T07:00:00Z"), at },
    ]);
    const told = eventsOfTemplates(
      [{ ...moved, overrides: settled ? [settled] : [] }],
      alwaysOpen,
      span,
    ).filter(({ id }) => id === "task-template-1_20261204T070000Z");
    expect(told).toMatchObject([{ at }]);
  });

  it("leaves out days on which the establishment is closed", () => {
    const closing = { closedWeekdays: [6, 7], closingDays: [] } as never;
    const heeding = aTemplate({ closingPolicy: "skip" });
    const open = eventsOfTemplates([heeding], closing, span);
    expect(open.length).toBeLessThan(events.length);
    expect(open.some(({ at }) => [0, 6].includes(at.getUTCDay()))).toBe(false);
  });
});

it("a session is told by its object, done once it is out", () => {
  const plannedFor = new Date("2026-12-01T09:00:00Z");
  const told = eventOfSession(aSession({ plannedFor, status: "add" }));
  expect(told).toMatchObject({ at: plannedFor, isDone: false });
  expect(told.title.kind).toBe("object");
  expect(eventOfSession(aSession({ status: "completed" })).isDone).toBe(true);
});

describe("a feed", () => {
  const event = (id: string, minutes: number): FeedEvent => ({
    ...eventOf({}),
    id,
    at: new Date(span.today.getTime() + minutes * 60_000),
  });

  it("tells each once, in order", () => {
    const all = feedEvents(
      [event("b", 5), event("a", -5), { ...event("b", 9), isDone: true }],
      span,
    );
    expect(all.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(all[1]?.isDone).toBe(false);
  });

  it("keeps the latest of what was and the soonest of what comes, 500 together", () => {
    const many = Array.from({ length: 1000 }, (_, n) => [
      event(`before-${String(n)}`, -1 - n),
      event(`after-${String(n)}`, n),
    ]).flat();
    const kept = feedEvents(many, span);
    expect(kept.length).toBe(500);
    expect(kept[0]?.id).toBe("before-99");
    expect(kept.at(-1)?.id).toBe("after-399");
  });
});
