import {
  nextOccurrence,
  occurrencesAfter,
} from "@domain/recurrence/occurrences";
import { scheduleSchema } from "@domain/recurrence/schedule";
import { taskIdOf } from "@domain/recurrence/task-id";
import { overridesMax } from "@domain/automation/template";
import { beforeEach, describe, expect, it } from "vitest";
import { runDue } from "../../../functions/src/automations/run-due";
import { change, create, deskWorld, newTemplate, save } from "../desk-stage";
import { idsOf, put, read, useStage } from "../stage";
import { aDailyTemplate } from "../templates";

useStage("demo-changed-dates");

const hour = 3_600_000;
const schedule = scheduleSchema.parse({
  startAt: new Date("2026-01-01T07:00:00Z"),
  recurrence: "DAILY",
  recurrenceTime: "08:00",
});
const now = new Date();
const dates = occurrencesAfter(schedule, now, 60);
const [first = now, second = now, third = now, fourth = now] = dates;
const later = (at: Date, hours: number) =>
  new Date(at.getTime() + hours * hour);

const set = (values: object) =>
  save("manager", [change("taskTemplates", "t1", values)]);
const settle = (...overrides: object[]) => set({ overrides });
const refusedAs = (code: string) => ({
  success: false,
  error: "invalid-input",
  details: expect.objectContaining({ fields: [code] }) as object,
});

const taskOf = (occurrence: Date) => taskIdOf("t1", occurrence);

const stored = async () => (await read("taskTemplates/t1")) ?? {};
const overrides = async () =>
  (await stored())["overrides"] as Record<string, unknown>[];

beforeEach(async () => {
  await put(deskWorld());
  const t1 = aDailyTemplate("t1", now, { zooId: "home", schedule });
  const nextRun = nextOccurrence(schedule, now);
  await put({
    "taskTemplates/t1": { ...t1, nextRun, nextMakeAt: nextRun },
    "users/gone": {
      ...(await read("users/keeper")),
      userId: "gone",
      userStatus: "disabled",
    },
  });
});

describe("a date of an automation that is changed alone", () => {
  it.each(["stranger", "gone", "nobody"])(
    "asks people who work there, not %s",
    async (uid) => {
      const asks = (id: string) =>
        settle({ occurrence: second, responsibleIds: [id] });
      expect(await asks(uid)).toMatchObject(
        refusedAs("overrides.responsibleIds:reference"),
      );
      expect(await asks("keeper")).toMatchObject({ success: true });
    },
  );

  it("asks somebody, whichever of its sources changes", async () => {
    await put({
      "taskTemplates/t1": {
        ...(await stored()),
        sectorIds: [],
        sectorId: null,
        responsibleIds: ["keeper"],
        audience: ["keeper"],
      },
    });
    const nobody = refusedAs("overrides.responsibleIds:required");
    expect(
      await settle({ occurrence: second, responsibleIds: [] }),
    ).toMatchObject(nobody);
    expect(await settle({ occurrence: second, title: "Weigh" })).toMatchObject({
      success: true,
    });
    expect(await set({ responsibleIds: [] })).toMatchObject({ success: false });
  });

  it("is one of the rule's, named once, still to come, and moved within a year", async () => {
    const cases = [
      [[{ occurrence: later(second, 1), title: "x" }], "occurrence:invalid"],
      [[{ occurrence: later(first, -24), title: "x" }], "occurrence:timePast"],
      [[{ occurrence: second, at: later(now, -1) }], "at:timePast"],
      [[{ occurrence: second, at: later(second, 24 * 400) }], "at:invalid"],
      [
        [
          { occurrence: second, at: later(second, 1) },
          { occurrence: second, at: later(second, 2) },
        ],
        "occurrence:taken",
      ],
    ] as const;
    for (const [wrong, code] of cases)
      expect(await settle(...wrong), code).toMatchObject(
        refusedAs(`overrides.${code}`),
      );
    const many = dates
      .slice(0, overridesMax + 1)
      .map((occurrence) => ({ occurrence, title: "x" }));
    expect(await settle(...many)).toMatchObject(refusedAs("overrides:too_big"));
    expect(await settle(...many.slice(1))).toMatchObject({ success: true });
  });

  it("stays as it was settled when another is, though its own time has come", async () => {
    const at = later(third, 2);
    const past = { occurrence: later(first, -24), at, made: false };
    await put({
      "taskTemplates/t1": { ...(await stored()), overrides: [past] },
    });
    expect(
      await settle(past, { occurrence: second, title: "Weigh" }),
    ).toMatchObject({ success: true });
    expect(await settle({ ...past, title: "Weigh too" })).toMatchObject({
      success: true,
    });
  });

  it("is made when nobody but the run says it was", async () => {
    const moved = { occurrence: second, at: later(second, 3) };
    await settle({ ...moved, made: true });
    expect(await overrides()).toMatchObject([{ made: false }]);
    await runDue(later(second, 4));
    expect(await idsOf("tasks")).toEqual([taskOf(first), taskOf(second)]);
  });

  it("is made once though existing data name it twice", async () => {
    const at = later(second, 1);
    const twice = [1, 2].map(() => ({ occurrence: second, at, made: false }));
    await put({
      "taskTemplates/t1": { ...(await stored()), overrides: twice },
    });
    expect(await runDue(later(second, 2))).toMatchObject({ failed: 0 });
    expect(await idsOf("tasks")).toEqual([taskOf(first), taskOf(second)]);
  });

  it("is done though its automation ends before the next one", async () => {
    const yesterday = later(first, -24);
    const moved = { occurrence: yesterday, at: later(first, 5), made: false };
    await put({
      "taskTemplates/t1": { ...(await stored()), overrides: [moved] },
    });
    const ended = { ...schedule, endsBefore: first };
    expect(await set({ schedule: ended })).toMatchObject({ success: true });
    await runDue(later(first, 6));
    expect(await idsOf("tasks")).toEqual([taskOf(yesterday)]);
  });

  it("is settled no more once another timing has no such date", async () => {
    await settle(
      { occurrence: second, at: later(second, 3) },
      { occurrence: fourth, title: "Weigh" },
    );
    const evenings = { ...schedule, recurrenceTime: "20:00" };
    expect(await set({ schedule: evenings })).toMatchObject({ success: true });
    expect(await overrides()).toEqual([]);
  });

  it("goes with the following ones, is done by one automation, and not lost with the last of the old one", async () => {
    const moved = (occurrence: Date, hours: number) => ({
      occurrence,
      at: later(occurrence, hours),
    });
    await settle(moved(second, 24 * 3), moved(fourth, -12));
    const [one, other] = await overrides();
    await put({
      "taskTemplates/t1": {
        ...(await stored()),
        overrides: [one, { ...other, made: true }],
      },
    });
    const from = third;
    const continued = {
      ...newTemplate(),
      schedule: { ...schedule, startAt: from },
      continuesId: "t1",
      overrides: [{ ...moved(fourth, -12), made: true }],
    };
    expect(
      await save("manager", [
        create("taskTemplates", "t2", continued),
        change("taskTemplates", "t1", {
          schedule: { ...schedule, endsBefore: from },
        }),
      ]),
    ).toMatchObject({ success: true });
    expect((await read("taskTemplates/t2"))?.["overrides"]).toMatchObject([
      { made: true },
    ]);
    expect(await overrides()).toHaveLength(1);
    for (let hours = 0; hours < 24 * 7; hours += 6)
      await runDue(later(first, hours));
    const made = await idsOf("tasks");
    const on = (at: Date) => made.filter((id) => id.endsWith(taskIdOf("", at)));
    expect([second, third, fourth].map(on)).toEqual([
      [taskOf(second)],
      [taskIdOf("t2", third)],
      [],
    ]);
  });
});

it("an establishment that is closed every day of the week is refused", async () => {
  const closed = (closedWeekdays: number[]) =>
    save("admin", [change("zoo", "home", { closedWeekdays })]);
  expect(await closed([7, 6, 5, 4, 3, 2, 1])).toMatchObject(
    refusedAs("closedWeekdays:neverOpen"),
  );
  expect(await closed([7, 6, 5, 4, 3, 2])).toMatchObject({ success: true });
});
