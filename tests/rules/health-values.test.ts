import { beforeAll, describe, expect, it } from "vitest";
import type { Dose } from "@domain/health/doses/dose";
import { doseId } from "@domain/health/doses/dose";
import type { HealthNote } from "@domain/health/notes/note";
import type { HealthValue } from "@domain/health/values/value";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import {
  aHealthNote,
  aHealthParameter,
  aHealthValue,
} from "../builders/health";
import { anAnimal } from "../builders/facility";
import { foreignSector, sector2, zooA, zooB } from "../builders/ids";
import { doseToday, today } from "./doses";
import { stored, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates } = writesIn(world);

const below = (path: string) => `animals/animal-1/${path}`;
const lately = new Date(Date.now() - 60_000);

beforeAll(async () => {
  await world.store(records);
  await world.store({
    "healthParameters/off": stored(
      aHealthParameter({ parameterId: "off", isArchived: true }),
    ),
    "healthParameters/others": stored(
      aHealthParameter({ parameterId: "others", animalIds: ["animal-2"] }),
    ),
    "healthParameters/stool": stored(
      aHealthParameter({
        ...builtInParameter(zooA, "stool")!,
        parameterId: "stool",
        animalIds: [],
      }),
    ),
    "animals/animal-gone": stored(
      anAnimal({ animalId: "animal-gone", isArchived: true, sectorId: null }),
    ),
  });
});

let next = 0;
const freshId = (word: string) => `${word}-${++next}`;

type Said<T> = Partial<T> & { by?: string };

const says = (name: Name, more: Said<HealthValue> = {}) => {
  const valueId = freshId("value");
  return creates(
    name,
    below(`healthValues/${valueId}`),
    aHealthValue({ valueId, by: name, at: lately, ...more }),
  );
};

describe("a value of an animal", () => {
  const closed = {
    parameterId: "health-parameter-closed",
    openToKeepers: false,
  };
  it.each<[string, Name, Said<HealthValue>, boolean]>([
    ["of a keeper, where keepers may collect it", "keeper", {}, true],
    ["not where they may not", "keeper", closed, false],
    [
      "not by saying that they may",
      "keeper",
      { ...closed, openToKeepers: true },
      false,
    ],
    ["of a veterinarian, what keepers may not", "vet", closed, true],
    [
      "not as what keepers read",
      "vet",
      { ...closed, openToKeepers: true },
      false,
    ],
    ["not of a manager", "manager", {}, false],
    ["not of a keeper elsewhere", "otherKeeper", {}, false],
    ["not of the provider's staff", "provider", {}, false],
    ["not in another sector", "vet", { sectorId: sector2 }, false],
    ["not in no sector", "vet", { sectorId: null }, false],
    [
      "not in another establishment",
      "vet",
      { zooId: zooB, sectorId: foreignSector },
      false,
    ],
    ["not as of another animal", "vet", { animalId: "animal-foreign" }, false],
    [
      "not of a neighbour's parameter",
      "admin",
      { parameterId: "health-parameter-foreign" },
      false,
    ],
    ["not of one that is archived", "vet", { parameterId: "off" }, false],
    ["not of one of other animals", "vet", { parameterId: "others" }, false],
    ["a step of a scale", "vet", { parameterId: "stool", value: 7 }, true],
    ["not beyond the scale", "vet", { parameterId: "stool", value: 8 }, false],
    [
      "not between two steps",
      "vet",
      { parameterId: "stool", value: 2.5 },
      false,
    ],
    ["not a text", "vet", { value: "heavy" }, false],
    ["an estimated one", "vet", { isEstimated: true }, true],
    ["not for another", "vet", { by: "keeper" }, false],
    ["not of tomorrow", "vet", { at: new Date(Date.now() + 3_600_000) }, false],
    ["not with a picture", "vet", { picture: "zoos/x.jpg" }, false],
  ])("%s", async (_, name, more, taken) => {
    expect(await says(name, more)).toBe(taken);
  });

  it("an estimate is yes or no", async () => {
    const valueId = freshId("value");
    const made = aHealthValue({ valueId, by: "vet", at: lately });
    expect(
      await creates("vet", below(`healthValues/${valueId}`), {
        ...made,
        isEstimated: "perhaps",
      }),
    ).toBe(false);
  });

  it("not of an animal that was removed", async () => {
    const valueId = freshId("value");
    const made = {
      valueId,
      animalId: "animal-gone",
      parameterId: "stool",
      value: 3,
      sectorId: null,
      by: "admin",
      at: lately,
    };
    expect(
      await creates(
        "admin",
        `animals/animal-gone/healthValues/${valueId}`,
        aHealthValue(made),
      ),
    ).toBe(false);
  });

  const was = { at: aHealthValue().at, replaces: "health-value-1" };
  it.each<[string, Name, Said<HealthValue>, boolean]>([
    ["by who gave it", "author", was, true],
    ["by a veterinarian", "vet", was, true],
    ["not by a keeper", "keeper", was, false],
    ["not by a manager", "manager", was, false],
    ["not at another time", "vet", { ...was, at: lately }, false],
    [
      "taken back by a further line",
      "vet",
      { at: was.at, value: null, voids: "health-value-1" },
      true,
    ],
    [
      "not taken back with a value",
      "vet",
      { at: was.at, voids: "health-value-1" },
      false,
    ],
    ["not of what is not there", "vet", { ...was, replaces: "nothing" }, false],
  ])("corrected %s", async (_, name, more, taken) => {
    expect(await says(name, more)).toBe(taken);
  });
});

const notes = (name: Name, more: Said<HealthNote> & object = {}) => {
  const noteId = freshId("note");
  return creates(name, below(`healthNotes/${noteId}`), {
    ...aHealthNote({ noteId, by: name, at: lately }),
    ...more,
  });
};

describe("a note", () => {
  const file = "zoo-a/healthNotes/animal-1.health-note-1/x.jpg";
  const was = {
    at: aHealthNote().at,
    replaces: "health-note-1",
    reason: "Mauvaise patte",
  };
  const taken = { ...was, title: null, replaces: null, voids: was.replaces };
  it.each<[string, Name, Partial<HealthNote>, boolean]>([
    ["of a veterinarian", "vet", {}, true],
    ["not of a manager", "manager", {}, false],
    ["not of a keeper", "keeper", {}, false],
    ["not of a veterinarian elsewhere", "otherVet", {}, false],
    ["not in another sector", "vet", { sectorId: sector2 }, false],
    [
      "with the day it is due again",
      "vet",
      { nextDue: "2027-03-01" as HealthNote["nextDue"] },
      true,
    ],
    [
      "not with what is no day",
      "vet",
      { nextDue: "soon" as HealthNote["nextDue"] },
      false,
    ],
    ["not without a title", "vet", { title: null }, false],
    [
      "not with a file that functions did not put there",
      "vet",
      { attachments: [file] },
      false,
    ],
    [
      "not of an unknown type",
      "vet",
      { noteType: "rumour" as HealthNote["noteType"] },
      false,
    ],
    [
      "not with a reason while it corrects nothing",
      "vet",
      { reason: "x" },
      false,
    ],
    ["corrected by who wrote it", "author", was, true],
    [
      "not corrected without a reason",
      "author",
      { ...was, reason: null },
      false,
    ],
    ["not corrected for a blank", "author", { ...was, reason: " " }, false],
    [
      "not corrected for a long story",
      "author",
      { ...was, reason: "x".repeat(201) },
      false,
    ],
    ["taken back by who wrote it", "author", taken, true],
    [
      "not taken back without a reason",
      "author",
      { ...taken, reason: null },
      false,
    ],
    ["not corrected by a manager", "manager", was, false],
    [
      "not corrected into another type",
      "vet",
      { ...was, noteType: "surgery" },
      false,
    ],
  ])("%s", async (_, name, more, taken) => {
    expect(await notes(name, more)).toBe(taken);
  });
});

const gives = (name: Name, more: Partial<Dose> & object = {}) => {
  const slot = `n${++next}`;
  const made = doseToday({
    slot,
    by: name,
    at: lately,
    doseId: `prescription-1_1_${today}_${slot}_${name}`,
  });
  const all = { ...made, ...more };
  return creates(name, below(`doses/${all.doseId}`), all);
};

describe("a dose", () => {
  it.each<[string, Name, Partial<Dose>, boolean]>([
    ["given by a keeper", "keeper", {}, true],
    ["given by a veterinarian", "vet", {}, true],
    ["not by a nutritionist", "nutrition", {}, false],
    ["not by a manager", "manager", {}, false],
    ["not by a keeper elsewhere", "otherKeeper", {}, false],
    ["held with a note", "keeper", { outcome: "held", note: "Vomit" }, true],
    [
      "not with an unknown outcome",
      "keeper",
      { outcome: "lost" as Dose["outcome"] },
      false,
    ],
    ["not of another animal", "keeper", { animalId: "animal-foreign" }, false],
    ["not for another", "keeper", { by: "vet" }, false],
    [
      "not under another's id",
      "keeper",
      { doseId: `prescription-1_1_${today}_0800_vet` },
      false,
    ],
    [
      "not under an id with more in it",
      "keeper",
      { doseId: `prescription-1_1_${today}_0800_keeper~2~3`, slot: "0800" },
      false,
    ],
    ["not of a revision to come", "keeper", { revision: 2 }, false],
    [
      "not of a treatment there is not",
      "keeper",
      { prescriptionId: "nothing" },
      false,
    ],
    [
      "not of a day before it begins",
      "keeper",
      {
        day: "2026-11-01" as Dose["day"],
        doseId: "prescription-1_1_2026-11-01_0800_keeper",
        slot: "0800",
      },
      false,
    ],
    ["not in another sector", "keeper", { sectorId: sector2 }, false],
  ])("%s", async (_, name, more, taken) => {
    expect(await gives(name, more)).toBe(taken);
  });

  it("says nothing beside what it may", async () => {
    const more = { surprise: true } as Partial<Dose>;
    expect(await gives("keeper", more)).toBe(false);
    expect(await gives("keeper", { zooId: zooB })).toBe(false);
  });

  it("is taken back by who gave it alone", async () => {
    const first = doseToday().doseId;
    const undo = { outcome: null, voids: first };
    expect(await gives("author", undo)).toBe(false);
    expect(await gives("keeper", undo)).toBe(false);
    const own = { slot: "0800", doseId: doseId(doseToday(), "keeper") };
    await world.store({
      [below(`doses/${own.doseId}`)]: stored(
        doseToday({ ...own, by: "keeper" }),
      ),
    });
    expect(
      await gives("keeper", {
        slot: "0800",
        doseId: `${own.doseId}~2`,
        outcome: null,
        voids: own.doseId,
      }),
    ).toBe(true);
  });
});
