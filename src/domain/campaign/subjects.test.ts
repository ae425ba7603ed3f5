import { describe, expect, it } from "vitest";
import type { AnimalEntry } from "../directory/kinds";
import { animalsOfSpecies, speciesOf, subjectsOf } from "./subjects";

const animal = (
  id: string,
  specieId: string | null,
  given: Partial<AnimalEntry> = {},
): AnimalEntry => ({
  id,
  name: id,
  specieId,
  specieName: "",
  specieLatinName: "",
  enclosureId: null,
  sectorId: null,
  groupId: null,
  sex: "undefined",
  birthMonth: null,
  state: null,
  archived: false,
  picture: null,
  ...given,
});

const animals = [
  animal("ann", "lemur"),
  animal("ben", "lemur", { state: "deceased" }),
  animal("cleo", "owl"),
  animal("dan", null),
];
const nobody = {
  specieIds: [],
  animalIds: [],
  groupIds: [],
  enclosureIds: [],
};

describe("whom a campaign is about", () => {
  it("is nobody where nobody is named", () => {
    expect(subjectsOf(nobody, animals)).toEqual([]);
    expect(animalsOfSpecies(nobody, animals)).toEqual([]);
    expect(speciesOf(nobody, animals)).toEqual([]);
  });

  it("follows from species, of those that live here, and names each once", () => {
    const about = {
      specieIds: ["lemur"],
      animalIds: ["cleo", "ann", "unknown", "ben"],
      groupIds: ["g1"],
      enclosureIds: ["e1"],
    };
    expect(subjectsOf(about, animals)).toEqual([
      { kind: "animal", id: "cleo" },
      { kind: "animal", id: "ann" },
      { kind: "animal", id: "unknown" },
      { kind: "group", id: "g1" },
      { kind: "enclosure", id: "e1" },
    ]);
    expect(animalsOfSpecies(about, animals).map(({ id }) => id)).toEqual([
      "ann",
    ]);
  });

  it("has the species of its animals too", () => {
    const about = { specieIds: ["bat"], animalIds: ["cleo", "dan"] };
    expect(speciesOf(about, animals)).toEqual(["bat", "owl"]);
  });
});
