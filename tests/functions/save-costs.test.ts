import { beforeEach, describe, expect, it, vi } from "vitest";
import { namedMax } from "@domain/record/save";
import {
  change,
  create,
  deskWorld,
  newEnclosure,
  newSector,
  newTemplate,
  save,
} from "./desk-stage";
import { put, useStage } from "./stage";
import { database } from "../../functions/src/edge/admin";

useStage("demo-save-costs");
beforeEach(() => put(deskWorld()));

/** The paths that transactions read during `work`, receipts left out. */
async function readsOf(work: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const prototype = await database().runTransaction((transaction) =>
    Promise.resolve(Object.getPrototypeOf(transaction) as typeof transaction),
  );
  const getAll = vi.spyOn(prototype, "getAll");
  await work();
  for (const refs of getAll.mock.calls)
    for (const ref of refs) if ("path" in ref) paths.push(ref.path);
  getAll.mockRestore();
  return paths;
}

const naming = (ids: number) =>
  newTemplate({
    target: {
      level: "ENCLOSURE",
      ids: Array.from({ length: ids }, (_, index) => `none-${index}`),
    },
  });

describe("what a refused save tells", () => {
  it("is not which ids there are", async () => {
    await put({
      "enclosures/e-away": {
        zooId: "away",
        enclosureName: "E",
        linkedSectorId: null,
      },
    });
    const blank = create("sectors", "second", newSector({ sectorName: " " }));
    const strangers = create(
      "sectors",
      "second",
      newSector({ sectorKeeper: ["stranger"] }),
    );
    for (const bad of [blank, strangers])
      for (const id of ["e-away", "e-free"])
        expect(
          await save("admin", [create("enclosures", id, newEnclosure()), bad]),
        ).toMatchObject({ error: "invalid-input", details: { index: 1 } });
  });
});

describe("what one person makes within an hour", () => {
  const automations = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) =>
      create("taskTemplates", `made-${from + index}`, newTemplate()),
    );

  it("is bounded for automations, for each by themselves; what they change is not counted", async () => {
    const saved = { success: true };
    expect(await save("manager", automations(401))).toMatchObject({
      error: "invalid-input",
      details: { index: 0, fields: [":too_big"] },
    });
    expect(await save("manager", automations(399))).toMatchObject(saved);
    expect(await save("manager", automations(2, 400))).toMatchObject({
      code: "resource-exhausted",
    });
    expect(await save("admin", automations(2, 400))).toMatchObject(saved);
    expect(await save("manager", automations(1, 500))).toMatchObject(saved);
    const title = [change("taskTemplates", "made-500", { title: "Other" })];
    expect(await save("manager", title)).toMatchObject(saved);
    const limits = await database().collection("limits").get();
    const past = { expireAt: new Date(0) };
    for (const { ref } of limits.docs) await ref.update(past);
    expect(await save("manager", automations(2, 600))).toMatchObject(saved);
  });

  const boards = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) =>
      create("dashboards", `board-${from + index}`, {
        ...{ zooId: "home", name: `${from + index}` },
      }),
    );

  it("is counted for each kind by itself, within one operation too, and a refused one counts nothing", async () => {
    const saved = { success: true };
    const both = [...automations(20), ...boards(30)];
    expect(await save("manager", both)).toMatchObject(saved);
    const more = [...automations(20, 20), ...boards(1, 30)];
    for (let times = 0; times < 2; times += 1)
      expect(await save("manager", more)).toMatchObject({
        code: "resource-exhausted",
      });
    expect(
      await save("manager", [...automations(1, 50), ...boards(31, 60)]),
    ).toMatchObject({ error: "invalid-input", details: { index: 1 } });
    expect(await save("manager", automations(380, 100))).toMatchObject(saved);
    expect(await save("manager", automations(1, 999))).toMatchObject({
      code: "resource-exhausted",
    });
  });
});

describe("what a refused save costs", () => {
  it("is no read where the person could not make such a record anywhere", async () => {
    const paths = await readsOf(async () => {
      for (const uid of ["keeper", "stranger"])
        expect(
          await save(uid, [create("taskTemplates", "n", naming(200))]),
        ).toMatchObject({ code: "permission-denied" });
    });
    expect(paths).toEqual([]);
  });

  it("is no more than the record changed where they may not change that one", async () => {
    const { target } = naming(200);
    const paths = await readsOf(async () => {
      for (const uid of ["keeper", "neighbour"])
        expect(
          await save(uid, [change("taskTemplates", "t1", { target })]),
        ).toMatchObject({ code: "permission-denied" });
    });
    expect(new Set(paths)).toEqual(new Set(["taskTemplates/t1"]));
  });

  it("is bounded by the steps that the rules of one save may take", async () => {
    // The first is in 2044: it may be kept, though to find it takes as long as many plain ones.
    const dear = {
      startAt: new Date("2026-01-01T07:00:00Z"),
      dueAt: null,
      recurrence: "CUSTOM",
      rrule: "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO",
    };
    const of = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        create("taskTemplates", `dear-${count}-${index}`, {
          ...newTemplate(),
          schedule: dear,
        }),
      );
    const plain = Array.from({ length: 300 }, (_, index) =>
      create("taskTemplates", `plain-${index}`, newTemplate()),
    );
    expect(await save("manager", of(1))).toMatchObject({ success: true });
    expect(await save("manager", plain)).toMatchObject({ success: true });
    expect(await save("manager", of(300))).toMatchObject({
      error: "invalid-input",
    });
  });

  it("is bounded by how many records one save may name", async () => {
    const each = 200;
    const changes = Array.from({ length: namedMax / each + 1 }, (_, index) =>
      create("taskTemplates", `n${index}`, {
        ...newTemplate(),
        target: {
          level: "ENCLOSURE",
          ids: Array.from({ length: each }, (_id, at) => `no-${index}-${at}`),
        },
      }),
    );
    const paths = await readsOf(async () => {
      expect(await save("manager", changes)).toMatchObject({
        error: "invalid-input",
        details: { index: changes.length - 1, fields: [":too_big"] },
      });
    });
    expect(paths).toEqual([]);
  });
});
