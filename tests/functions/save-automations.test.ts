import { addParisDays, startOfParisDay } from "@domain/time/paris";
import { beforeEach, describe, expect, it } from "vitest";
import { templateIdMax } from "@domain/recurrence/task-id";
import { runDue } from "../../functions/src/automations/run-due";
import { change, create, deskWorld, newTemplate, save } from "./desk-stage";
import { idsOf, put, read, useStage } from "./stage";
import { aDailyTemplate } from "./templates";

useStage("demo-save-automations");
beforeEach(() => put(deskWorld()));

const firstDay = new Date("2026-12-01T00:00:00Z");

const refused = (error: string, details: object) => ({
  success: false,
  error,
  details: expect.objectContaining(details) as object,
});

describe("an automation", () => {
  const set = (uid: string, values: object) =>
    save(uid, [change("taskTemplates", "t1", values)]);

  it("comes to lie only in sectors that its manager directs", async () => {
    await put({
      "sectors/s2": { ...(await read("sectors/s1")), sectorId: "s2" },
    });
    const both = { target: { level: "SECTOR", ids: ["s1", "s2"] } };
    expect(await set("manager", both)).toMatchObject({
      code: "permission-denied",
    });
    expect(await set("admin", both)).toMatchObject({ success: true });
    expect(await set("manager", { title: "Both" })).toMatchObject({
      success: true,
    });
  });

  it("rests, wakes from now on, ends and stays at rest when restored", async () => {
    expect(await set("manager", { status: "suspended" })).toMatchObject({
      success: true,
    });
    expect(await read("taskTemplates/t1")).toMatchObject({ isActive: false });
    await put({
      "taskTemplates/t1": {
        ...(await read("taskTemplates/t1")),
        nextRun: new Date("2020-01-01T00:00:00Z"),
      },
    });
    await set("manager", { status: "active" });
    const awake = await read("taskTemplates/t1");
    expect(awake?.["isActive"]).toBe(true);
    const next = awake?.["nextRun"] as { toMillis: () => number };
    expect(next.toMillis()).toBeGreaterThan(Date.now());
    await set("manager", { status: "archived" });
    expect(await read("taskTemplates/t1")).toMatchObject({
      status: "archived",
      isActive: false,
      deletedAt: null,
    });
    expect(await set("manager", { status: "active" })).toMatchObject(
      refused("invalid-input", { fields: ["status:invalid"] }),
    );
    await set("manager", { status: "suspended" });
    expect(await read("taskTemplates/t1")).toMatchObject({
      status: "suspended",
      deletedAt: null,
    });
  });

  it("is deleted softly: archived, inactive, with the server's instant, and restored at rest", async () => {
    const deletedAt = new Date("2020-01-01T00:00:00Z");
    expect(await set("manager", { deletedAt })).toMatchObject(
      refused("invalid-input", { fields: ["deletedAt:invalid"] }),
    );
    const from = Date.now();
    await set("manager", { status: "archived", deletedAt });
    const gone = await read("taskTemplates/t1");
    expect(gone).toMatchObject({ status: "archived", isActive: false });
    const at = gone?.["deletedAt"] as { toMillis: () => number };
    expect(at.toMillis()).toBeGreaterThanOrEqual(from - 5000);
    expect(await set("manager", { status: "suspended" })).toMatchObject(
      refused("invalid-input", { fields: ["deletedAt:invalid"] }),
    );
    await set("manager", { status: "suspended", deletedAt: null });
    expect(await read("taskTemplates/t1")).toMatchObject({
      status: "suspended",
      isActive: false,
      deletedAt: null,
    });
  });

  it("says when its next task is made, whichever of its sources changes", async () => {
    const makeAt = async () => {
      const stored = await read("taskTemplates/t1");
      const millis = (name: string) =>
        (stored![name] as { toMillis: () => number }).toMillis();
      return { made: millis("nextMakeAt"), runs: millis("nextRun") };
    };
    await set("manager", {
      schedule: {
        startAt: new Date("2026-12-01T07:00:00Z"),
        recurrence: "DAILY",
        recurrenceTime: "08:00",
      },
    });
    const plain = await makeAt();
    expect(plain.made).toBe(plain.runs);
    await set("manager", { visibilityLeadTime: "oneWeek" });
    const ahead = await makeAt();
    const start = startOfParisDay(new Date(ahead.runs));
    expect(ahead).toEqual({
      runs: plain.runs,
      made: addParisDays(start, -7).getTime(),
    });
  });

  it("runs daily where existing data have no rule text, also once resumed", async () => {
    const stored = await read("taskTemplates/t1");
    await put({
      "taskTemplates/t1": {
        ...stored,
        status: "suspended",
        isActive: false,
        nextRun: null,
        schedule: {
          startAt: new Date("2020-01-01T07:00:00Z"),
          recurrence: "CUSTOM",
          rrule: null,
        },
      },
    });
    expect(await set("manager", { status: "active" })).toMatchObject({
      success: true,
    });
    expect((await read("taskTemplates/t1"))?.["nextRun"]).not.toBeNull();
  });

  it("is not resumed where its rule takes too many steps", async () => {
    const setpos = Array.from({ length: 365 }, (_, index) => index + 2).join();
    const stored = await read("taskTemplates/t1");
    for (const rrule of [`FREQ=DAILY;BYSETPOS=${setpos}`, "FREQ=HOURLY"]) {
      await put({
        "taskTemplates/t1": {
          ...stored,
          status: "suspended",
          isActive: false,
          schedule: {
            startAt: new Date("1990-01-01T07:00:00Z"),
            recurrence: "CUSTOM",
            rrule,
          },
        },
      });
      expect(await set("manager", { status: "active" })).toMatchObject(
        refused("invalid-input", { fields: ["schedule:rule"] }),
      );
    }
  });

  it("is refused with a rule that cannot be kept", async () => {
    const custom = (rrule: string) => ({
      schedule: {
        startAt: new Date("2026-12-01T07:00:00Z"),
        recurrence: "CUSTOM",
        rrule,
      },
    });
    for (const rrule of [
      "FREQ=SECONDLY",
      "FREQ=MINUTELY;INTERVAL=90",
      "FREQ=HOURLY",
      `FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour).join()}`,
      "",
      "nonsense",
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31",
    ])
      expect(await set("admin", custom(rrule))).toMatchObject(
        refused("invalid-input", { fields: ["schedule.rrule:rule"] }),
      );
    expect(await set("admin", custom("FREQ=DAILY"))).toMatchObject({
      success: true,
    });
  });
});

describe("by when an automation's tasks are due", () => {
  const due = (dueAt: string) => ({
    startAt: firstDay,
    dueAt: new Date(dueAt),
    recurrence: "DAILY",
    recurrenceTime: "08:00",
    recurrenceInterval: 1,
  });
  const set = (values: object) =>
    save("manager", [change("taskTemplates", "t1", values)]);

  it("is at most a year after they start", async () => {
    expect(await set({ schedule: due("2500-12-01T00:00:00Z") })).toMatchObject(
      refused("invalid-input", { fields: ["schedule.dueAt:invalid"] }),
    );
    expect(await set({ schedule: due("2027-12-01T00:00:00Z") })).toMatchObject({
      success: true,
    });
  });

  it("suspends one of existing data that says later, and keeps it from waking", async () => {
    const stored = await read("taskTemplates/t1");
    const schedule = due("2500-12-01T00:00:00Z");
    await put({ "taskTemplates/t1": { ...stored, schedule } });
    expect(await runDue(new Date("2026-12-02T09:00:00Z"))).toMatchObject({
      created: 0,
      suspended: 1,
    });
    expect(await read("taskTemplates/t1")).toMatchObject({
      status: "suspended",
      lastError: "date",
    });
    expect(await set({ status: "active" })).toMatchObject(
      refused("invalid-input", { fields: ["schedule:rule"] }),
    );
  });
});

describe("the id of an automation", () => {
  const make = (id: string) =>
    save("manager", [create("taskTemplates", id, newTemplate())]);

  it("leaves room for those of its tasks", async () => {
    const longest = "x".repeat(templateIdMax);
    expect(await make(`${longest}x`)).toMatchObject(
      refused("invalid-input", { fields: ["templateId:invalid"] }),
    );
    expect(await make(longest)).toMatchObject({ success: true });
    await put({ "taskTemplates/t1": {} });
    const made = await read(`taskTemplates/${longest}`);
    const next = made?.["nextMakeAt"] as { toDate: () => Date };
    expect(await runDue(next.toDate())).toMatchObject({
      created: 1,
      failed: 0,
    });
    expect(await idsOf("tasks")).toHaveLength(1);
  });

  it("suspends it where existing data have one too long, instead of failing at every run", async () => {
    const id = "x".repeat(200);
    const now = new Date("2026-12-02T09:00:00Z");
    await put({
      "taskTemplates/t1": {},
      [`taskTemplates/${id}`]: aDailyTemplate(id, firstDay),
    });
    expect(await runDue(now)).toMatchObject({ templates: 1, failed: 1 });
    expect(await read(`taskTemplates/${id}`)).toMatchObject({
      status: "suspended",
      isActive: false,
      lastError: "unreadable",
    });
    expect(await runDue(now)).toMatchObject({ templates: 0, failed: 0 });
  });
});
