import { beforeEach, describe, expect, it } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { blockersCounted } from "@domain/removal/callables";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { removeRecord } from "../../functions/src/callables/remove-record";
import { setSectorTeam } from "../../functions/src/callables/set-sector-team";
import { aTask } from "../builders/work";
import { ask } from "./ask";
import { change, create, newAnimal, newEnclosure, save } from "./desk-stage";
import { anAccess, world } from "./people";
import { put, read, useStage } from "./stage";
import { aDailyTemplate } from "./templates";

useStage("demo-remove-record");
beforeEach(() => put(world()));

const remove = (uid: string, kind: string, id: string) =>
  ask(removeRecord, uid, { kind, id });
const restore = (uid: string, kind: string, id: string) =>
  ask(removeRecord, uid, { kind, id, action: "restore" });

const archive = (uid: string, kind: string, id: string) =>
  ask(removeRecord, uid, { kind, id, action: "archive" });

const done = (removed: boolean) => ({
  success: true,
  data: { removed, blockers: [], counts: [] },
});
const held = (removed: boolean, counts: object[]) => ({
  success: true,
  data: { removed, counts },
});

const anAnimalIn = (enclosureId: string, id: string, more: object = {}) => ({
  [`animals/${id}`]: animalSchema.parse({
    zooId: "home",
    animalId: id,
    animalName: id,
    animalEnclosureData: { enclosureId },
    ...more,
  }),
});

/** An enclosure without animals in the sector. */
const empty = {
  "enclosures/e2": enclosureSchema.parse({
    zooId: "home",
    enclosureId: "e2",
    enclosureName: "Pond",
    linkedSectorId: "s1",
  }),
};
const work = {
  zooId: "home",
  target: { level: "ENCLOSURE", ids: ["e2"] },
  enclosureIds: ["e2"],
  sectorIds: ["s1"],
};
const aTaskIn = (status: string) => {
  const task: Record<string, unknown> = { ...aTask({ taskId: "w1" }), ...work };
  return { "tasks/w1": { ...task, status } };
};
const anAutomation = (more: object) => ({
  "taskTemplates/w2": {
    ...aDailyTemplate("w2", new Date("2026-12-01T00:00:00Z")),
    ...work,
    ...more,
  },
});
const suspended = { status: "suspended", isActive: false };

/** Empties the sector: its animal away, then its enclosure. */
async function emptySector() {
  await remove("admin", "animals", "a1");
  await remove("admin", "enclosures", "e1");
}

describe("what stands in the way of a removal", () => {
  it("is named, and counted by kind", async () => {
    await put(anAnimalIn("e1", "a2"));
    expect(await remove("manager", "enclosures", "e1")).toEqual({
      success: true,
      data: {
        removed: false,
        blockers: [
          { kind: "animals", id: "a1", name: "Zuri" },
          { kind: "animals", id: "a2", name: "a2" },
        ],
        counts: [{ kind: "animals", count: 2 }],
      },
    });
    expect(await read("enclosures/e1")).toMatchObject({ isArchived: false });
  });

  it("is seen behind any number of archived animals", async () => {
    const gone = Array.from({ length: 260 }, (_, index) =>
      anAnimalIn("e2", `a-gone-${index}`, { isArchived: true }),
    );
    await put(
      Object.assign({}, ...gone, empty, anAnimalIn("e2", "z-last")) as object &
        Record<string, Record<string, unknown>>,
    );
    expect(await remove("admin", "enclosures", "e2")).toMatchObject(
      held(false, [{ kind: "animals", count: 1 }]),
    );
  });

  it("is counted in full where there is much of it, fifty of it named", async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      anAnimalIn("e2", `a${String(1000 + index)}`),
    );
    await put(Object.assign({}, empty, ...many) as ReturnType<typeof world>);
    const answer = await remove("admin", "enclosures", "e2");
    expect(answer).toMatchObject(
      held(false, [{ kind: "animals", count: 300 }]),
    );
    const { data } = answer as { data: { blockers: unknown[] } };
    expect(data.blockers).toHaveLength(50);
    expect(300).toBeLessThan(blockersCounted);
  });

  it("is an animal of the sector whose enclosure is archived, as existing data may have it", async () => {
    await emptySector();
    await put({
      "enclosures/e2": { ...empty["enclosures/e2"], isArchived: true },
      ...anAnimalIn("e2", "left-behind", { sectorId: "s1" }),
    });
    expect(await remove("admin", "sectors", "s1")).toMatchObject(
      held(false, [{ kind: "animals", count: 1 }]),
    );
  });

  it("is no animal that died or left, whatever existing data say", async () => {
    await put({
      ...empty,
      ...anAnimalIn("e2", "a8", { animalState: "deceased" }),
      ...anAnimalIn("e2", "a9", { isArchived: true }),
    });
    expect(await remove("admin", "enclosures", "e2")).toEqual(done(true));
  });

  it.each(["OPEN", "ACTIVE", "IN_PROGRESS"])(
    "is a task that is %s, of the enclosure and of the sector",
    async (status) => {
      await put({ ...empty, ...aTaskIn(status) });
      const task = { kind: "tasks", count: 1 };
      expect(await remove("admin", "enclosures", "e2")).toMatchObject(
        held(false, [task]),
      );
      await remove("admin", "animals", "a1");
      await remove("admin", "enclosures", "e1");
      expect(await remove("admin", "sectors", "s1")).toMatchObject(
        held(false, [{ kind: "enclosures", count: 1 }, task]),
      );
    },
  );

  it.each(["DONE", "ARCHIVED", "DELETED"])(
    "is no task that is %s",
    async (status) => {
      await put({ ...empty, ...aTaskIn(status) });
      expect(await remove("admin", "enclosures", "e2")).toEqual(done(true));
    },
  );

  it.each([
    ["active", { status: "active", isActive: true }],
    ["suspended", suspended],
    ["suspended, as existing data say", { isActive: false, status: null }],
  ])("is an automation that is %s", async (_, more) => {
    await put({ ...empty, ...anAutomation(more) });
    const automation = { kind: "taskTemplates", count: 1 };
    expect(await remove("admin", "enclosures", "e2")).toMatchObject(
      held(false, [automation]),
    );
    await emptySector();
    expect(await remove("admin", "sectors", "s1")).toMatchObject(
      held(false, [{ kind: "enclosures", count: 1 }, automation]),
    );
  });

  it.each([
    ["archived", { status: "archived", isActive: false }],
    ["deleted", { ...suspended, deletedAt: new Date() }],
  ])("is no automation that is %s", async (_, more) => {
    await put({ ...empty, ...anAutomation(more) });
    expect(await remove("admin", "enclosures", "e2")).toEqual(done(true));
  });
});

describe("a removal", () => {
  it("archives an animal, and then its enclosure and sector can go", async () => {
    expect(await remove("admin", "animals", "a1")).toEqual(done(true));
    expect(await read("animals/a1")).toMatchObject({
      isArchived: true,
      animalEnclosureData: null,
      sectorId: null,
      deletedBy: "admin",
    });
    expect(await remove("admin", "sectors", "s1")).toMatchObject(
      held(false, [{ kind: "enclosures", count: 1 }]),
    );
    expect(await remove("manager", "enclosures", "e1")).toEqual(done(true));
    expect(await read("enclosures/e1")).toMatchObject({
      isArchived: true,
      deletedAt: expect.anything() as unknown,
      deletedBy: "manager",
      linkedSectorId: "s1",
    });
    expect(await remove("admin", "sectors", "s1")).toEqual(done(true));
    expect(await read("sectors/s1")).toMatchObject({
      isDeleted: true,
      deletedAt: expect.anything() as unknown,
      deletedBy: "admin",
      managementUserIds: ["manager"],
    });
    expect((await read("access/manager"))?.["sectorRoles"]).toMatchObject({
      management: [],
    });
  });

  it("asked again is the same removal", async () => {
    await put(empty);
    await remove("admin", "enclosures", "e2");
    const stored = await read("enclosures/e2");
    expect(await remove("root", "enclosures", "e2")).toEqual(done(true));
    expect(await read("enclosures/e2")).toEqual(stored);
  });

  it("asks the right of the very record, to restore it too", async () => {
    for (const ask of [remove, restore])
      for (const [uid, kind, id] of [
        ["keeper", "enclosures", "e1"],
        ["manager", "sectors", "s1"],
        ["neighbour", "sectors", "s1"],
        ["neighbour", "enclosures", "e1"],
      ] as const)
        expect(await ask(uid, kind, id)).toBe("permission-denied");
    expect(await remove("manager", "animals", "a1")).toBe("permission-denied");
    expect(await read("animals/a1")).toMatchObject({ isArchived: false });
  });

  it("leaves a record that nobody changes and nobody is put into", async () => {
    await emptySector();
    await remove("admin", "sectors", "s1");
    const refused = { success: false };
    for (const [changes, error] of [
      [change("enclosures", "e1", { enclosureName: "X" }), "conflict"],
      [change("sectors", "s1", { sectorName: "X" }), "conflict"],
      [create("animals", "a7", newAnimal()), "invalid-input"],
      [create("enclosures", "e7", newEnclosure()), "invalid-input"],
    ] as const)
      expect(await save("admin", [changes])).toMatchObject({
        ...refused,
        error,
      });
    const team = { keeper: ["keeper"], management: [], veterinary: [] };
    expect(
      await ask(setSectorTeam, "admin", {
        sectorId: "s1",
        team: { ...team, nutrition: [] },
      }),
    ).toMatchObject({ ...refused, error: "conflict" });
    // Whether it was removed is nothing to others.
    expect(
      await save("neighbour", [
        change("enclosures", "e1", { enclosureName: "X" }),
      ]),
    ).toMatchObject({ code: "permission-denied" });
  });
});

describe("a restoration", () => {
  it("brings a sector back with its team, as far as it is still there", async () => {
    await emptySector();
    await put({
      "sectors/s1": {
        ...(await read("sectors/s1")),
        sectorKeeper: ["keeper", "invited", "stranger", "left", "off"],
      },
      "access/left": anAccess("home", { status: "deleted" }),
      "access/invited": anAccess("home", { status: "pending" }),
    });
    await remove("admin", "sectors", "s1");
    expect(await restore("admin", "sectors", "s1")).toEqual(done(false));
    expect(await read("sectors/s1")).toMatchObject({
      isDeleted: false,
      deletedAt: null,
      deletedBy: null,
      sectorKeeper: ["keeper", "invited"],
      managementUserIds: ["manager"],
    });
    const rolesOf = async (uid: string) =>
      (await read(`access/${uid}`))?.["sectorRoles"];
    expect(await rolesOf("manager")).toMatchObject({ management: ["s1"] });
    for (const uid of ["keeper", "invited"])
      expect(await rolesOf(uid)).toMatchObject({ keeper: ["s1"] });
    for (const uid of ["stranger", "left", "off"])
      expect(await rolesOf(uid)).toMatchObject({ keeper: [] });
  });

  it("brings an enclosure back into its sector, which must be there first", async () => {
    await emptySector();
    await remove("admin", "sectors", "s1");
    expect(await restore("admin", "enclosures", "e1")).toEqual({
      success: true,
      data: {
        removed: true,
        blockers: [{ kind: "sectors", id: "s1", name: "Savanna" }],
        counts: [{ kind: "sectors", count: 1 }],
      },
    });
    await restore("admin", "sectors", "s1");
    expect(await restore("manager", "enclosures", "e1")).toEqual(done(false));
    expect(await read("enclosures/e1")).toMatchObject({
      isArchived: false,
      deletedAt: null,
      linkedSectorId: "s1",
    });
    expect(
      await save("manager", [
        change("enclosures", "e1", { enclosureName: "Hill" }),
      ]),
    ).toMatchObject({ success: true });
  });

  it("takes a sector that is gone for good off an enclosure", async () => {
    await put({
      "enclosures/e2": {
        ...empty["enclosures/e2"],
        linkedSectorId: "s-gone",
        isArchived: true,
      },
    });
    expect(await restore("admin", "enclosures", "e2")).toEqual(done(false));
    expect(await read("enclosures/e2")).toMatchObject({ linkedSectorId: null });
  });

  it("changes nothing on a record that is there", async () => {
    const stored = await read("sectors/s1");
    expect(await restore("admin", "sectors", "s1")).toEqual(done(false));
    expect(await read("sectors/s1")).toEqual(stored);
  });

  it("is of sectors and enclosures alone", async () => {
    await remove("admin", "animals", "a1");
    expect(await restore("admin", "animals", "a1")).toBe("invalid-argument");
    expect(await restore("root", "sectors", "none")).toMatchObject({
      success: false,
      error: "not-found",
    });
  });
});

describe("an enclosure out of use", () => {
  it("is archived by whoever may remove it, and comes back", async () => {
    await put(empty);
    expect(await archive("keeper", "enclosures", "e2")).toBe(
      "permission-denied",
    );
    expect(await archive("manager", "enclosures", "e2")).toEqual(done(true));
    expect(await read("enclosures/e2")).toMatchObject({
      isArchived: true,
      deletedAt: null,
    });
    expect(await archive("manager", "enclosures", "e2")).toEqual(done(true));
    expect(await restore("manager", "enclosures", "e2")).toEqual(done(false));
    expect(await read("enclosures/e2")).toMatchObject({ isArchived: false });
  });

  it("stays in use while animals live there or work is planned", async () => {
    await put({ ...empty, ...anAnimalIn("e2", "a2"), ...aTaskIn("OPEN") });
    expect(await archive("manager", "enclosures", "e2")).toMatchObject(
      held(false, [
        { kind: "animals", count: 1 },
        { kind: "tasks", count: 1 },
      ]),
    );
    expect(await read("enclosures/e2")).toMatchObject({ isArchived: false });
  });

  it("may still be deleted, and a deleted one is not archived instead", async () => {
    await put(empty);
    await archive("manager", "enclosures", "e2");
    expect(await remove("manager", "enclosures", "e2")).toEqual(done(true));
    const gone = await read("enclosures/e2");
    expect(gone).toMatchObject({ isArchived: true, deletedBy: "manager" });
    await archive("manager", "enclosures", "e2");
    expect(await read("enclosures/e2")).toEqual(gone);
  });

  it("is the only kind there is of it", async () => {
    for (const kind of ["sectors", "animals", "species"])
      expect(await archive("admin", kind, "s1")).toBe("invalid-argument");
  });
});
