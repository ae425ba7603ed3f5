import { describe, expect, it } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aGroup,
  aSector,
} from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { aUser } from "../../../tests/builders/people";
import { aSpecie } from "../../../tests/builders/taxa";
import { changesEntry, entryOf } from "./entry-of";
import { directoryOf } from "./kinds";

describe("what the directory keeps of a record", () => {
  it("is what names, places and narrows it", () => {
    expect(
      entryOf("animals", "nala", anAnimal({ animalState: "deceased" })),
    ).toEqual({
      id: "nala",
      name: "Nala",
      specieId: "specie-1",
      specieName: "Suricate",
      specieLatinName: "Suricata suricatta",
      enclosureId: "enclosure-1",
      sectorId: sector1,
      groupId: null,
      sex: "Femelle",
      birthMonth: "2019-03",
      state: "deceased",
      archived: false,
      picture: null,
    });
    expect(
      entryOf("sectors", "s", aSector({ sectorKeeper: ["ines"] })),
    ).toEqual({
      id: "s",
      name: "Savane",
      color: "#4e73df",
      keeperIds: ["ines"],
      archived: false,
    });
    expect(entryOf("sectors", "s", aSector({ isDeleted: true }))).toMatchObject(
      { name: "Savane", archived: true },
    );
    expect(entryOf("enclosures", "e", anEnclosure())).toEqual({
      id: "e",
      name: "Plaine",
      sectorId: sector1,
      archived: false,
      removed: false,
      scanReady: false,
      animals: 0,
      species: 0,
    });
    expect(entryOf("groups", "g", aGroup({ isArchived: true }))).toEqual({
      id: "g",
      name: "Colonie",
      specieId: "specie-1",
      specieName: "Suricate",
      specieLatinName: "Suricata suricatta",
      archived: true,
      animals: 0,
      species: 0,
    });
    expect(entryOf("users", "u", aUser({ isDeleted: true }))).toMatchObject({
      id: "u",
      status: "active",
      deleted: true,
    });
    expect(entryOf("species", "m", aSpecie())).toMatchObject({
      id: "m",
      latinName: aSpecie().specieLatinName,
      names: aSpecie().names,
    });
    expect(entryOf("groups", "g", { groupName: "Troupe" })).toMatchObject({
      id: "g",
      name: "Troupe",
    });
  });

  it("is empty where a record cannot be read, and never fails", () => {
    expect(
      entryOf("animals", "a", {
        animalName: 7,
        animalEnclosureData: "nowhere",
        animalSexe: "F",
        animalState: "gone",
      }),
    ).toMatchObject({
      name: "",
      enclosureId: null,
      sex: "undefined",
      state: null,
    });
    expect(
      entryOf("species", "s", { names: { fr: "Loutre", xx: "no", de: 3 } }),
    ).toMatchObject({ names: { fr: "Loutre" } });
    expect(
      entryOf("sectors", "s", { sectorKeeper: ["ines", 4, null] }).keeperIds,
    ).toEqual(["ines"]);
  });
});

describe("a change of a record", () => {
  const animal = { ...anAnimal() };

  it("matters when the entry or the establishment differs, or it comes or goes", () => {
    const moved = { ...animal, animalEnclosureData: { enclosureId: "other" } };
    expect(changesEntry("animals", "a", animal, moved)).toBe(true);
    expect(
      changesEntry("animals", "a", animal, { ...animal, zooId: "zoo-b" }),
    ).toBe(true);
    expect(changesEntry("animals", "a", null, animal)).toBe(true);
    expect(changesEntry("animals", "a", animal, null)).toBe(true);
  });

  it("does not matter when only what the directory leaves out differs", () => {
    const later = {
      ...animal,
      notes: "calm",
      lastEval: new Date(0),
      updatedAt: new Date(1),
    };
    expect(changesEntry("animals", "a", animal, later)).toBe(false);
    expect(changesEntry("animals", "a", null, null)).toBe(false);
  });
});

describe("directoryOf", () => {
  it("is the establishment, or none", () => {
    expect(directoryOf("animals", { zooId: "zoo" })).toBe("zoo");
    expect(directoryOf("species", { zooId: "zoo" })).toBeNull();
    expect(directoryOf("users", {})).toBeNull();
    expect(directoryOf("users", { zooId: "" })).toBeNull();
  });
});
