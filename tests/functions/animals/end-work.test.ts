import { beforeEach, describe, expect, it } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { settleWork } from "../../../functions/src/animals/settle-work";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { aTask } from "../../builders/work";
import { ask } from "../ask";
import { change, deskWorld, save } from "../desk-stage";
import { put, read, useStage } from "../stage";
import { aDailyTemplate } from "../templates";

useStage("demo-end-work");

const now = new Date("2026-11-20T09:00:00Z");

const animal = (animalId: string, more: object = {}) =>
  animalSchema.parse({
    zooId: "home",
    animalId,
    animalName: animalId,
    specieId: "lion",
    sectorId: "s1",
    animalEnclosureData: { enclosureId: "e1" },
    ...more,
  });

const about = (...ids: string[]) => ({
  zooId: "home",
  target: { level: "ANIMAL" as const, ids },
  animalIds: ids,
  enclosureIds: ["e1"],
  sectorIds: ["s1"],
  sectorId: "s1",
  responsibleIds: [],
  audience: ["s1"],
});

const task = (taskId: string, ...ids: string[]) => ({
  [`tasks/${taskId}`]: aTask({ taskId, ...about(...ids) }),
});

beforeEach(() =>
  put({
    ...deskWorld(),
    "animals/a1": animal("a1", { groupId: null }),
    "animals/a2": animal("a2"),
    ...task("alone", "a1"),
    ...task("shared", "a1", "a2"),
    ...task("others", "a2"),
    "tasks/done": aTask({ taskId: "done", ...about("a1"), status: "DONE" }),
    "taskTemplates/daily": aDailyTemplate("daily", now, about("a1")),
    "taskTemplates/both": aDailyTemplate("both", now, about("a1", "a2")),
  }),
);

const ends = (
  work: { tasks: string; automations: string },
  by = "admin",
  state = "deceased",
) =>
  save(by, [
    change(
      "animals",
      "a1",
      {
        animalState: state,
        animalStateDate: "2026-11-19",
        animalStateReason: "Age",
        animalStateWork: { ...work, reason: "a1 has died." },
      },
      { animalState: null, animalStateWork: null },
    ),
  ]);
const letGo = { tasks: "cancel", automations: "archive" };
const kept = { tasks: "keep", automations: "keep" };
/** As the trigger hears of the end. */
const settled = async () => {
  const { updatedBy, operationId } = (await read("animals/a1")) ?? {};
  await settleWork("home", "a1", {
    now,
    by: String(updatedBy),
    operationId: String(operationId),
  });
};

describe("the work of an animal that dies", () => {
  it("ends with it where it is about it alone, and goes on without it where it is not", async () => {
    expect(await ends(letGo, "manager")).toMatchObject({ success: true });
    expect(await read("animals/a1")).toMatchObject({
      animalState: "deceased",
      animalEnclosureData: null,
      sectorId: null,
      groupId: null,
    });
    const before = await read("tasks/done");
    await settled();
    expect(await read("tasks/alone")).toMatchObject({
      status: "DELETED",
      deletedReason: "a1 has died.",
      updatedBy: "manager",
    });
    expect(await read("tasks/shared")).toMatchObject({
      status: "OPEN",
      target: { level: "ANIMAL", ids: ["a2"] },
      animalIds: ["a2"],
      sectorIds: ["s1"],
      audience: ["s1"],
    });
    expect(await read("tasks/others")).toMatchObject({ status: "OPEN" });
    expect(await read("tasks/done")).toEqual(before);
    expect(await read("taskTemplates/daily")).toMatchObject({
      status: "archived",
      isActive: false,
    });
    expect(await read("taskTemplates/both")).toMatchObject({
      status: "active",
      animalIds: ["a2"],
    });
  });

  it("tells nobody where an animal of another establishment lives", async () => {
    await put({
      "animals/theirs": animal("theirs", {
        zooId: "away",
        sectorId: "away-s1",
        animalEnclosureData: { enclosureId: "away-e1" },
      }),
      ...task("shared", "a1", "theirs"),
    });
    await ends(letGo);
    await settled();
    expect(await read("tasks/shared")).toMatchObject({
      target: { level: "ANIMAL", ids: ["theirs"] },
      enclosureIds: [],
      sectorIds: ["s1"],
      sectorId: "s1",
    });
  });

  it("ends with one that is deleted, too", async () => {
    expect(
      await ask(removeRecord, "admin", { kind: "animals", id: "a1" }),
    ).toMatchObject({ data: { removed: true } });
    await settled();
    expect(await read("tasks/alone")).toMatchObject({
      status: "DELETED",
      updatedBy: "admin",
    });
    expect(await read("tasks/shared")).toMatchObject({ animalIds: ["a2"] });
    expect(await read("taskTemplates/daily")).toMatchObject({
      status: "archived",
    });
  });

  it("stays where that was decided", async () => {
    await ends(kept);
    const before = [
      await read("tasks/alone"),
      await read("taskTemplates/daily"),
    ];
    await settled();
    expect([
      await read("tasks/alone"),
      await read("taskTemplates/daily"),
    ]).toEqual(before);
    expect(await read("tasks/shared")).toMatchObject({ animalIds: ["a2"] });
  });

  it("is settled once, however often it is begun again", async () => {
    await ends(letGo);
    await settled();
    const before = [await read("tasks/alone"), await read("tasks/shared")];
    await Promise.all([settled(), settled()]);
    expect([await read("tasks/alone"), await read("tasks/shared")]).toEqual(
      before,
    );
  });

  it("is left alone where the animal came back first", async () => {
    await ends(letGo);
    await save("admin", [
      change("animals", "a1", {
        animalState: null,
        animalEnclosureData: { enclosureId: "e1" },
        movedAt: new Date(),
      }),
    ]);
    await settled();
    expect(await read("tasks/alone")).toMatchObject({ status: "OPEN" });
    expect(await read("taskTemplates/daily")).toMatchObject({
      status: "active",
    });
    expect(await read("animals/a1")).toMatchObject({ animalStateWork: null });
  });

  it("keeps the sector that it asks when all it names are gone", async () => {
    await put({
      "animals/a2": animal("a2", {
        animalState: "departed",
        sectorId: null,
        animalEnclosureData: null,
      }),
    });
    await ends(letGo);
    await settled();
    expect(await read("tasks/shared")).toMatchObject({
      animalIds: ["a2"],
      sectorIds: ["s1"],
      audience: ["s1"],
    });
  });

  it("has one end: of two people who tell of different ones the second is told", async () => {
    const answers = await Promise.all([
      ends(letGo, "admin", "deceased"),
      ends(kept, "manager", "departed"),
    ]);
    const refused = answers.filter((one) => "success" in one && !one.success);
    expect(refused).toMatchObject([{ error: "conflict" }]);
    const { animalState, animalStateWork } = (await read("animals/a1")) ?? {};
    expect(animalStateWork).toMatchObject(
      animalState === "deceased" ? letGo : kept,
    );
  });

  it("is nobody's to decide who may not end the animal", async () => {
    for (const name of ["keeper", "neighbour", "stranger"])
      expect(await ends(letGo, name)).toMatchObject({
        code: "permission-denied",
      });
  });
});
