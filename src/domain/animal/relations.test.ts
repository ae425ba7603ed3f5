import { describe, expect, it } from "vitest";
import type { AnimalEntry } from "../directory/kinds";
import { entryOf } from "../directory/entry-of";
import { namesakesOf, parentProblem, possibleParents } from "./relations";

const entry = (id: string, fields: Partial<AnimalEntry> = {}): AnimalEntry => ({
  ...entryOf("animals", id, {}),
  name: id,
  specieId: "lion",
  enclosureId: "e1",
  ...fields,
});

describe("parentProblem", () => {
  const child = { id: "cub", birthMonth: "2024-05" };

  it.each([
    [{ id: "cub", sex: "Femelle", birthMonth: "2020-01" }, "parentSelf"],
    [{ id: "leo", sex: "Male", birthMonth: "2020-01" }, "parentSex"],
    [{ id: "ada", sex: "Femelle", birthMonth: "2024-05" }, "parentYounger"],
    [{ id: "ada", sex: "Femelle", birthMonth: "2024-04" }, null],
    [{ id: "ada", sex: "Femelle", birthMonth: null }, null],
    [{ id: "ada", sex: "undefined", birthMonth: "2020-01" }, null],
  ] as const)("a mother %o: %s", (parent, code) => {
    expect(parentProblem("motherId", child, parent)).toBe(code);
  });

  it("asks nothing of months where the child's is unknown", () => {
    const parent = { id: "leo", sex: "Male", birthMonth: "2024-05" } as const;
    expect(
      parentProblem("fatherId", { id: "cub", birthMonth: null }, parent),
    ).toBeNull();
  });
});

it("a parent is chosen among those of the species that may be, dead ones too", () => {
  const animals = [
    entry("cub"),
    entry("ada", { sex: "Femelle", state: "deceased", enclosureId: null }),
    entry("leo", { sex: "Male" }),
    entry("gone", { sex: "Femelle", archived: true }),
    entry("zebra", { sex: "Femelle", specieId: "zebra" }),
  ];
  const child = { id: "cub", birthMonth: null, specieId: "lion" };
  expect(
    possibleParents("motherId", child, animals).map(({ id }) => id),
  ).toEqual(["ada"]);
});

it("namesakes share name, species and enclosure; the animal itself is none", () => {
  const animals = [
    entry("a", { name: "Nala" }),
    entry("b", { name: "nala" }),
    entry("c", { name: "Nala", enclosureId: "e2" }),
    entry("d", { name: "Nala", specieId: "zebra" }),
    entry("e", { name: "Nala", archived: true }),
  ];
  const wanted = {
    animalName: " NALA ",
    specieId: "lion",
    enclosureId: "e1",
  };
  const found = (fields = {}) =>
    namesakesOf("a", { ...wanted, ...fields }, animals).map(({ id }) => id);
  expect(found()).toEqual(["b"]);
  expect(found({ enclosureId: null })).toEqual([]);
  expect(found({ animalName: "" })).toEqual([]);
});
