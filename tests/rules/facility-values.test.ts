import type { DocumentData } from "firebase/firestore";
import { doc, writeBatch } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { anAnimal, anEnclosure, aSector } from "../builders/facility";
import { sector2 } from "../builders/ids";
import { changeStamp, created, isAllowed, useWorld } from "./harness";
import type { Name } from "./people";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates, changes } = writesIn(world);

beforeAll(() => world.store(records));

type Case = [what: string, fields: DocumentData, allowed: boolean];

const text = (length: number) => "x".repeat(length);
const named = (name: unknown) => ({ sectorName: name, label: name });

describe("a new sector", () => {
  const path = "sectors/sector-new";
  const sector = aSector({ sectorId: "sector-new" });

  it.each<Case>([
    ["as filled in", {}, true],
    ["without a name", named(""), false],
    ["with 80 characters", named(text(80)), true],
    ["with 81 characters", named(text(81)), false],
    ["named by a number", named(7), false],
    ["labelled otherwise", { label: "Autre" }, false],
    ["worth another id", { value: "sector-1" }, false],
    ["in a colour's name", { sectorColor: "red" }, false],
    ["with a team", { veterinaryUserIds: ["vet"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...sector, ...fields })).toBe(
      allowed,
    );
  });
});

describe("a new enclosure", () => {
  const path = "enclosures/enclosure-new";
  const enclosure = anEnclosure({ enclosureId: "enclosure-new" });

  it.each<Case>([
    ["as filled in", {}, true],
    ["without a sector", { linkedSectorId: null }, false],
    ["in a sector that is not there", { linkedSectorId: "nowhere" }, false],
    ["in the neighbour's sector", { linkedSectorId: "sector-lande" }, false],
    ["archived", { isArchived: true }, false],
    ["with 41 zones", { areas: Array(41).fill({}) }, false],
    ["with an area below zero", { outdoorArea: -1 }, false],
    ["with an area and no zone", { areas: [] }, false],
    ["at 81 degrees", { temperature: 81 }, false],
    ["at a worded temperature", { temperature: "warm" }, false],
    ["with a long memo", { memo: text(2001) }, false],
    ["with animals written in", { animalsData: ["animal-1"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...enclosure, ...fields })).toBe(
      allowed,
    );
  });

  it("lies in a sector of the person's own", async () => {
    const there = { ...enclosure, linkedSectorId: sector2 };
    expect(await creates("otherManager", path, there)).toBe(true);
    expect(await creates("manager", path, there)).toBe(false);
  });

  it("may come with its sector in one batch", async () => {
    const database = world.as("admin");
    const batch = writeBatch(database);
    const sector = aSector({ sectorId: "sector-new" });
    batch.set(doc(database, "sectors/sector-new"), created(sector, "admin"));
    const place = { ...enclosure, linkedSectorId: "sector-new" };
    batch.set(doc(database, path), created(place, "admin"));
    expect(await isAllowed(batch.commit())).toBe(true);
    await world.restore(path, undefined);
    await world.restore("sectors/sector-new", undefined);
  });
});

describe("an enclosure changes sector", () => {
  const path = "enclosures/enclosure-1";

  it.each<[Name, string, boolean]>([
    ["admin", sector2, true],
    ["provider", sector2, true],
    ["manager", sector2, false],
    ["otherManager", sector2, false],
    ["admin", "sector-lande", false],
  ])("by %s to %s", async (name, linkedSectorId, allowed) => {
    expect(await changes(name, path, { linkedSectorId })).toBe(allowed);
  });
});

describe("a new animal", () => {
  const path = "animals/animal-new";
  const animal = anAnimal({ animalId: "animal-new" });
  const inside = (enclosureId: string) => ({
    animalEnclosureData: { enclosureId },
  });
  const born = (animalBirthdate: unknown, birthMonth: unknown) => ({
    animalBirthdate,
    birthMonth,
  });

  it.each<Case>([
    ["as filled in", {}, true],
    ["in no enclosure", { animalEnclosureData: null }, false],
    ["in an enclosure that is not there", inside("nowhere"), false],
    ["in an archived enclosure", inside("enclosure-archived"), false],
    ["in the neighbour's enclosure", inside("enclosure-foreign"), false],
    [
      "with more than its enclosure",
      { animalEnclosureData: { enclosureId: "enclosure-1", sectorId: "x" } },
      false,
    ],
    ["in another sector than its enclosure", { sectorId: sector2 }, false],
    ["in another sector's enclosure", inside("enclosure-2"), false],
    ["of unknown birth", born(null, null), true],
    ["born without its month to sort by", born("03/2019", null), false],
    ["born in another month", born("03/2019", "2019-04"), false],
    ["born in a thirteenth month", born("13/2019", "2019-13"), false],
    ["born before 1800", born("03/1799", "1799-03"), false],
    ["born tomorrow's century", born("03/2190", "2190-03"), false],
    ["born on a day", born("2019-03-01", "2019-03"), false],
    ["of another sex", { animalSexe: "Female" }, false],
    ["without a species", { specieId: null }, false],
    ["dead already", { animalState: "deceased" }, false],
    ["shown to others", { authorizedZooIds: ["zoo-lande"] }, false],
  ])("%s", async (_, fields, allowed) => {
    expect(await creates("admin", path, { ...animal, ...fields })).toBe(
      allowed,
    );
  });
});

describe("an animal", () => {
  const path = "animals/animal-1";
  const away = {
    animalEnclosureData: { enclosureId: "enclosure-2" },
    sectorId: sector2,
  };

  it.each<[Name, boolean]>([
    ["admin", true],
    ["provider", true],
    ["keeper", false],
    ["otherKeeper", false],
    ["manager", false],
  ])("moved to another sector by %s", async (name, allowed) => {
    expect(await changes(name, path, away)).toBe(allowed);
  });

  it("says its sector with its enclosure", async () => {
    expect(await changes("admin", path, { ...away, sectorId: null })).toBe(
      false,
    );
    expect(await changes("admin", path, { sectorId: sector2 })).toBe(false);
  });

  it("is not renamed along with a keeper's note or move", async () => {
    const note = { notes: "Calme" };
    expect(await changes("keeper", path, note)).toBe(true);
    expect(await changes("keeper", path, { ...note, animalName: "Kito" })).toBe(
      false,
    );
  });

  it("is not ended by the provider along with a change", async () => {
    const change = { animalName: "Kito" };
    const end = { animalState: "departed" };
    expect(await changes("provider", path, change)).toBe(true);
    expect(await changes("provider", path, { ...change, ...end })).toBe(false);
    expect(await changes("vet", path, { ...change, ...end })).toBe(true);
  });

  it("follows its enclosure's sector in one batch", async () => {
    const database = world.as("admin");
    const batch = writeBatch(database);
    batch.update(doc(database, "enclosures/enclosure-1"), {
      linkedSectorId: sector2,
      ...changeStamp("admin"),
    });
    batch.update(doc(database, path), {
      animalEnclosureData: { enclosureId: "enclosure-1" },
      sectorId: sector2,
      ...changeStamp("admin"),
    });
    expect(await isAllowed(batch.commit())).toBe(true);
    for (const changed of ["enclosures/enclosure-1", path])
      await world.restore(changed, records[changed]);
  });
});

describe("existing data", () => {
  const old = (path: string, lacking: readonly string[]) =>
    Object.fromEntries(
      Object.entries(records[path]!).filter(([key]) => !lacking.includes(key)),
    );
  const meta = ["schemaVersion", "createdAt", "updatedAt", "createdBy"];

  it.each<[path: string, lacking: string[], change: DocumentData]>([
    [
      "sectors/sector-savane",
      ["label", "sectorColor"],
      { sectorColor: "#abcdef" },
    ],
    [
      "enclosures/enclosure-1",
      ["label", "areas", "outdoorArea"],
      { memo: "Vu" },
    ],
    ["animals/animal-1", ["birthMonth", "isArchived"], { notes: "Vu" }],
    ["taskTemplates/template-1", ["missedRunPolicy"], { title: "Autre" }],
    ["zoo/zoo-baie", ["type"], { zooName: "Autre" }],
    ["users/self", [], { userLastname: "Autre" }],
  ])("%s stays changeable", async (path, lacking, change) => {
    await world.restore(path, {
      ...old(path, [...meta, ...lacking]),
      former: 1,
    });
    const name = path === "users/self" ? "self" : "admin";
    expect(await changes(name, path, change)).toBe(true);
  });
});

describe("a card and an account", () => {
  it.each<[string, DocumentData, boolean]>([
    ["users/self", { userFirstname: "" }, false],
    ["users/self", { zooId: "zoo-lande" }, false],
    ["users/self", { suricateStaff: true }, false],
    ["users/self", { suricateRank: "admin" }, false],
    ["users/self", { userLastname: "Durand" }, true],
    ["users/self/private/account", { eula: 2 }, false],
    ["users/self/private/account", { passwordChangedByAdmin: true }, false],
    ["users/self/private/account", { language: "it" }, true],
  ])("%s takes %j: %s", async (path, change, allowed) => {
    expect(await changes("self", path, change)).toBe(allowed);
  });
});
