import type { HealthNote } from "@domain/health/notes/note";
import { beforeEach, describe, expect, it } from "vitest";
import {
  followDuesOf,
  followNotesAt,
} from "../../../functions/src/health/notes/due-task";
import { repairDues } from "../../../functions/src/repair/repair-health";
import type { Found } from "../../../functions/src/repair/repair";
import { aSector, anAnimal, aZoo } from "../../builders/facility";
import { aHealthNote } from "../../builders/health";
import { sector1, sector2, zooA } from "../../builders/ids";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-note-tasks");

const now = new Date("2026-11-20T10:00:00Z");
const task = "tasks/health_animal-1_first";
const day = (text: string) => text as HealthNote["nextDue"];
const at = aHealthNote().at;

/** A line of the story, so many minutes after its begin. */
const line = (noteId: string, minutes: number, more: Partial<HealthNote>) =>
  put({
    [`animals/animal-1/healthNotes/${noteId}`]: aHealthNote({
      noteId,
      title: "Rappel contre la rage",
      noteType: "vaccination",
      nextDue: day("2026-12-12"),
      createdAt: new Date(now.getTime() + minutes * 60_000),
      ...more,
    }),
  });
const first = () => line("first", 0, {});
const follow = () =>
  followNotesAt({ zooId: zooA, animalId: "animal-1", at }, now);
const animal = (more: object) =>
  put({ "animals/animal-1": anAnimal({ animalName: "Kiko", ...more }) });

beforeEach(async () => {
  await put({
    [`zoo/${zooA}`]: aZoo(),
    [`sectors/${sector1}`]: aSector({ veterinaryUserIds: ["vet"] }),
    [`sectors/${sector2}`]: aSector({
      sectorId: sector2,
      managementUserIds: ["boss"],
    }),
  });
  await animal({});
});

describe("a note's next due date", () => {
  it("makes one task, however often it is heard, which says nothing of the note", async () => {
    await first();
    await Promise.all([follow(), follow(), follow()]);
    await follow();
    expect(await idsOf("tasks")).toEqual(["health_animal-1_first"]);
    const made = await read(task);
    expect(made).toMatchObject({
      title: "Rendez-vous vétérinaire : Kiko",
      description: null,
      authorId: "system",
      createdBy: "system",
      status: "OPEN",
      responsibleIds: ["vet"],
      audience: ["vet"],
      sectorIds: [sector1],
      animalIds: ["animal-1"],
      healthNoteId: "first",
      dueAtUnix: Date.parse("2026-12-12T22:59:00Z"),
    });
    expect(JSON.stringify(made)).not.toMatch(/rage|vaccin/iu);
  });

  it("is said in the language of the establishment", async () => {
    await put({ [`zoo/${zooA}`]: aZoo({ languages: ["de"] }) });
    await first();
    await follow();
    expect((await read(task))?.["title"]).toBe("Tierärztlicher Termin: Kiko");
  });

  it("moves its task with a correction, heard before the note or twice", async () => {
    await first();
    await line("again", 1, { replaces: "first", nextDue: day("2027-01-05") });
    await follow();
    await follow();
    expect(await idsOf("tasks")).toEqual(["health_animal-1_first"]);
    expect((await read(task))?.["dueAtUnix"]).toBe(
      Date.parse("2027-01-05T22:59:00Z"),
    );
    await line("back", 2, { replaces: "again" });
    await follow();
    expect((await read(task))?.["dueAtUnix"]).toBe(
      Date.parse("2026-12-12T22:59:00Z"),
    );
  });

  it("is cancelled with the note, and with its date, and asked for again", async () => {
    await first();
    await follow();
    await line("void", 1, { voids: "first", title: null, nextDue: null });
    await follow();
    await follow();
    expect(await read(task)).toMatchObject({
      status: "DELETED",
      deletedReason: "Ce rendez-vous n’est plus prévu.",
    });
    await line("after", 2, { replaces: "void" });
    await follow();
    expect(await read(task)).toMatchObject({
      status: "OPEN",
      deletedAt: null,
      deletedReason: null,
    });
  });

  it("makes none where the note was taken back before it was heard, or names a day that had passed", async () => {
    await first();
    await line("void", 1, { voids: "first", title: null, nextDue: null });
    await follow();
    await line("old", 0, { nextDue: day("2026-11-19") });
    await follow();
    expect(await idsOf("tasks")).toEqual([]);
  });

  it("leaves alone what somebody closed or cancelled", async () => {
    await first();
    await follow();
    for (const status of ["DONE", "DELETED"]) {
      await put({
        [task]: { ...(await read(task)), status, updatedBy: "vet" },
      });
      await line("void", 1, { voids: "first", title: null, nextDue: null });
      await follow();
      await line("after", 2, { replaces: "void" });
      await follow();
      expect(await read(task)).toMatchObject({ status, updatedBy: "vet" });
    }
  });

  it("is of its own note where two were written at one instant", async () => {
    await first();
    await line("second", 0, { nextDue: day("2026-12-24") });
    await follow();
    expect((await idsOf("tasks")).sort()).toEqual([
      "health_animal-1_first",
      "health_animal-1_second",
    ]);
  });
});

it("leaves the task of another animal's note alone, whatever id that note was given", async () => {
  await first();
  await follow();
  const before = await read(task);
  await put({
    "animals/animal-2": anAnimal({ animalId: "animal-2", sectorId: sector2 }),
    "animals/animal-2/healthNotes/first": aHealthNote({
      ...{ noteId: "first", animalId: "animal-2", sectorId: sector2 },
      nextDue: day("2027-03-01"),
      createdAt: now,
    }),
  });
  const there = { zooId: zooA, animalId: "animal-2", at };
  await followNotesAt(there, now);
  expect(await read(task)).toEqual(before);
  await put({
    "animals/animal-2": anAnimal({ animalId: "animal-2", isArchived: true }),
  });
  await followNotesAt(there, now);
  expect(await read(task)).toEqual(before);
  expect(await read("tasks/health_animal-2_first")).toMatchObject({
    status: "DELETED",
    animalIds: ["animal-2"],
  });
});

describe("its animal", () => {
  beforeEach(async () => {
    await first();
    await follow();
  });

  it("takes it along into another sector, to who is asked there", async () => {
    await animal({ sectorId: sector2 });
    await followDuesOf("animal-1", now);
    await followDuesOf("animal-1", now);
    expect(await read(task)).toMatchObject({
      sectorIds: [sector2],
      responsibleIds: ["boss"],
      audience: ["boss"],
    });
  });

  it("ends it where it dies, and has it again where that was a mistake", async () => {
    await animal({ animalState: "deceased", sectorId: null });
    await followDuesOf("animal-1", now);
    expect(await read(task)).toMatchObject({
      status: "DELETED",
      deletedReason: "L’animal est décédé.",
    });
    await animal({});
    await followDuesOf("animal-1", now);
    expect(await read(task)).toMatchObject({ status: "OPEN" });
  });
});

it("repair makes what is missing and moves what is wrong, and only says so where it tries", async () => {
  await first();
  const found: Found[] = [];
  const repaired = (dryRun: boolean) =>
    repairDues({ dryRun, now, onFound: (one) => found.push(one) });
  expect(await repaired(true)).toMatchObject({ differing: 1, mended: 0 });
  expect(await idsOf("tasks")).toEqual([]);
  expect(await repaired(false)).toMatchObject({ differing: 1, mended: 1 });
  expect(found.map(({ id, differing }) => [id, differing])).toEqual([
    ["animal-1", ["nextDue"]],
    ["animal-1", ["nextDue"]],
  ]);
  expect(await repaired(false)).toMatchObject({ read: 1, differing: 0 });
  await animal({ animalState: "departed", sectorId: null });
  await repaired(false);
  expect((await read(task))?.["status"]).toBe("DELETED");
});
