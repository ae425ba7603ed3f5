import { beforeEach, describe, expect, it } from "vitest";
import type { EnrichmentSession } from "@domain/enrichment/session";
import {
  moveSessions,
  recountSession,
} from "../../../functions/src/enrichment/move-sessions";
import {
  concernsTask,
  followClosedTask,
  followSession,
} from "../../../functions/src/enrichment/session-task";
import { anEnrichment, aPlaced, aSession } from "../../builders/enrichment";
import { anEnclosure } from "../../builders/facility";
import { zooA } from "../../builders/ids";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-enrichment-tasks");

const now = new Date("2026-11-20T10:00:00Z");
const plannedFor = new Date("2026-11-24T08:00:00Z");
const sessionPath = "enrichmentSessions/plan";
const taskPath = "tasks/enrichment_plan";

const session = (more: Partial<EnrichmentSession> = {}) =>
  aSession({
    sessionId: "plan",
    asksTask: true,
    plannedFor,
    createdBy: "manager",
    ...more,
  });

const plan = (more: Partial<EnrichmentSession> = {}) =>
  put({ [sessionPath]: { ...session(more) } });

/** What somebody changes of a document that is there. */
async function edit(path: string, change: object): Promise<void> {
  await put({ [path]: { ...(await read(path)), ...change } });
}

const follow = () => followSession("plan", now);
const status = async (path: string) => (await read(path))?.["status"];

beforeEach(() => put({ "enrichments/object-1": anEnrichment() }));

describe("a session that asks for a task", () => {
  it("has one of its sector's keepers, once, and each names the other", async () => {
    await plan();
    await Promise.all([follow(), follow(), follow()]);
    expect(await idsOf("tasks")).toEqual(["enrichment_plan"]);
    expect(await read(taskPath)).toMatchObject({
      title: "Balle à friandises",
      status: "OPEN",
      authorId: "manager",
      audience: session().sectorIds,
      enrichmentSessionId: "plan",
    });
    expect(await read(sessionPath)).toMatchObject({
      taskId: "enrichment_plan",
      status: "add",
    });
  });

  it("has none where nobody asked, in no sector, or once it has taken place", async () => {
    for (const more of [
      { asksTask: false },
      { sectorIds: [] },
      { isDeleted: true },
      { status: "completed" as const },
    ]) {
      await plan(more);
      await follow();
    }
    expect(await idsOf("tasks")).toEqual([]);
  });

  it("takes it along when it is planned anew, and off the plan when it is taken off", async () => {
    await plan();
    await follow();
    const later = new Date("2026-11-25T09:00:00Z");
    await edit(sessionPath, { plannedFor: later });
    await follow();
    const moved = await read(taskPath);
    expect(moved?.["dueAtUnix"]).toBe(later.getTime());
    expect(moved?.["scheduledForUnix"]).toBe(later.getTime());
    await edit(sessionPath, { isDeleted: true });
    await follow();
    await follow();
    expect(await status(taskPath)).toBe("DELETED");
  });

  it("begins and closes it, whichever of both is heard first", async () => {
    await plan();
    await follow();
    const placedAt = new Date("2026-11-24T08:10:00Z");
    const removedAt = new Date("2026-11-24T09:00:00Z");
    const placed = { status: "ongoing", placedAt, placedBy: "keeper" };
    await edit(sessionPath, placed);
    await follow();
    expect(await read(taskPath)).toMatchObject({
      status: "IN_PROGRESS",
      startedBy: "keeper",
    });
    await edit(sessionPath, {
      status: "completed",
      removedAt,
      removedBy: "other",
    });
    await follow();
    // The event of the placing comes late, and again.
    await follow();
    expect(await read(taskPath)).toMatchObject({
      status: "DONE",
      completedBy: "other",
      startedBy: "keeper",
    });
  });

  it("leaves a task alone that somebody cancelled", async () => {
    await plan();
    await follow();
    await edit(taskPath, { status: "DELETED" });
    await edit(sessionPath, { plannedFor: now });
    await follow();
    expect(await status(taskPath)).toBe("DELETED");
    expect(await idsOf("tasks")).toHaveLength(1);
  });

  it("is followed for what decides alone", () => {
    const evaluated = { ...session(), evaluation: { note: "x" } };
    expect(concernsTask(session(), evaluated)).toBe(false);
    expect(concernsTask(undefined, session())).toBe(true);
    expect(concernsTask(session(), session({ asksTask: false }))).toBe(true);
    expect(concernsTask(undefined, aPlaced())).toBe(false);
  });
});

describe("a task that is closed", () => {
  const close = { status: "DONE", completedBy: "keeper" };
  const completedAt = new Date("2026-11-24T11:00:00Z");
  const closed = () => followClosedTask("enrichment_plan");

  it("closes its session, takes its pieces back once, and rests", async () => {
    await plan();
    await follow();
    await edit(sessionPath, {
      status: "ongoing",
      placedAt: plannedFor,
      placedBy: "keeper",
    });
    await edit(taskPath, { ...close, completedAt });
    await Promise.all([closed(), closed()]);
    await follow();
    expect(await read(sessionPath)).toMatchObject({
      status: "completed",
      removedBy: "keeper",
    });
    expect(await idsOf("enrichmentMovements")).toEqual(["plan_returned"]);
    expect(await read("enrichmentMovements/plan_returned")).toMatchObject({
      quantity: 1,
      from: "enclosure-1",
      to: null,
      sessionId: "plan",
      counted: false,
    });
    expect(await read(taskPath)).toMatchObject(close);
  });

  it("says of what nobody logged that it was there and back", async () => {
    await plan();
    await follow();
    await edit(taskPath, { ...close, completedAt });
    await closed();
    expect(await status(sessionPath)).toBe("completed");
    expect(await idsOf("enrichmentMovements")).toEqual([
      "plan_placed",
      "plan_returned",
    ]);
  });

  it("does nothing where it was taken up again, or names a session that has another", async () => {
    await plan();
    await follow();
    await closed();
    expect(await status(sessionPath)).toBe("add");
    await edit(sessionPath, { taskId: "task-2" });
    await edit(taskPath, { ...close, completedAt });
    await closed();
    expect(await status(sessionPath)).toBe("add");
  });
});

it("sessions that are not over follow their enclosure into its sector, and their task with them", async () => {
  const enclosure = anEnclosure({ enclosureId: "enclosure-1" });
  await put({
    "enclosures/enclosure-1": { ...enclosure, linkedSectorId: "sector-new" },
    "enclosures/enclosure-2": {
      ...enclosure,
      enclosureId: "enclosure-2",
      linkedSectorId: "sector-2",
    },
    "enrichmentSessions/there": aPlaced({
      sessionId: "there",
      enclosureIds: ["enclosure-1", "enclosure-2"],
    }),
    "enrichmentSessions/over": aPlaced({
      sessionId: "over",
      status: "completed",
    }),
  });
  await plan();
  await follow();
  expect(await moveSessions(zooA, "enclosure-1")).toBe(2);
  expect(await moveSessions(zooA, "enclosure-1")).toBe(0);
  const sectors = async (path: string) => (await read(path))?.["sectorIds"];
  expect(await sectors(sessionPath)).toEqual(["sector-new"]);
  expect(await sectors("enrichmentSessions/there")).toEqual([
    "sector-new",
    "sector-2",
  ]);
  expect(await sectors("enrichmentSessions/over")).not.toContain("sector-new");
  await follow();
  expect(await read(taskPath)).toMatchObject({
    sectorIds: ["sector-new"],
    sectorId: "sector-new",
    audience: ["sector-new"],
  });
});

it("repair brings a session into its sector and makes its task, and only says so where it tries", async () => {
  await put({
    "enclosures/enclosure-1": {
      ...anEnclosure({ enclosureId: "enclosure-1" }),
      linkedSectorId: "sector-new",
    },
  });
  await plan();
  const tried = await recountSession("plan", { dryRun: true });
  expect(tried).toEqual(["sectorIds", "taskId"]);
  expect(await idsOf("tasks")).toEqual([]);
  expect(await recountSession("plan", { dryRun: false })).toEqual(tried);
  expect((await read(sessionPath))?.["sectorIds"]).toEqual(["sector-new"]);
  expect(await read(taskPath)).toMatchObject({ audience: ["sector-new"] });
  expect(await recountSession("plan", { dryRun: false })).toEqual([]);
});
