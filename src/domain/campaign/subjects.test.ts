import { describe, expect, it } from "vitest";
import type { AnimalEntry } from "../directory/kinds";
import {
  animalsBeside,
  countOfSpecies,
  speciesOf,
  subjectsOf,
} from "./subjects";

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
const there = {
  animals,
  groups: [
    { id: "g1", archived: false },
    { id: "g2", archived: false },
    { id: "gone", archived: true },
  ],
  enclosures: [
    { id: "e1", archived: false },
    { id: "old", archived: true },
  ],
};
const nobody = {
  specieIds: [],
  animalIds: [],
  groupIds: [],
  enclosureIds: [],
};

describe("who is asked about with a questionnaire that is not for them", () => {
  const about = { specieIds: ["lemur"], animalIds: ["cleo", "dan", "ben"] };

  it("is of another species and lives here; of no species nothing is known", () => {
    const ids = (species: string[]) =>
      animalsBeside(species, about, animals).map(({ id }) => id);
    expect(ids(["lemur"])).toEqual(["cleo"]);
    expect(ids(["owl"])).toEqual(["ann"]);
    expect(ids(["bat"])).toEqual(["ann", "cleo"]);
  });

  it("is nobody where it is for any, or nobody is asked about", () => {
    expect(animalsBeside([], about, animals)).toEqual([]);
    expect(animalsBeside(["bat"], nobody, animals)).toEqual([]);
  });
});

describe("whom a campaign is about", () => {
  it("is nobody where nobody is named", () => {
    expect(subjectsOf(nobody, there)).toEqual([]);
    expect(countOfSpecies(nobody, animals)).toBe(0);
    expect(speciesOf(nobody, animals)).toEqual([]);
  });

  it("is who is named or of a species and lives here, each once, in the order of what is there", () => {
    const about = {
      specieIds: ["lemur"],
      animalIds: ["cleo", "ann", "unknown", "ben"],
      groupIds: ["gone", "g1", "unknown"],
      enclosureIds: ["old", "e1"],
    };
    expect(subjectsOf(about, there)).toEqual([
      { kind: "animal", id: "ann" },
      { kind: "animal", id: "cleo" },
      { kind: "group", id: "g1" },
      { kind: "enclosure", id: "e1" },
    ]);
    expect(countOfSpecies(about, animals)).toBe(1);
  });

  it("has the species of its animals too", () => {
    const about = { specieIds: ["bat"], animalIds: ["cleo", "dan"] };
    expect(speciesOf(about, animals)).toEqual(["bat", "owl"]);
  });
});
