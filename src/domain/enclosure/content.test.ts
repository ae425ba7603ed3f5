import { describe, expect, it } from "vitest";
import { entryOf } from "../directory/entry-of";
import { touchedPlaces } from "../directory/touched-places";
import { membersOf } from "../group/members";
import { readRecord } from "../record/read";
import { contentOf } from "./content";
import { residentsNamed } from "./enclosure";

const animal = (id: string, more: object = {}) =>
  entryOf("animals", id, {
    zooId: "home",
    animalName: id,
    specieId: "lion",
    animalEnclosureData: { enclosureId: "e1" },
    groupId: "g1",
    ...more,
  });

const herd = [
  animal("Zuri"),
  animal("Kito", { specieId: "otter" }),
  animal("Asha", { specieId: "otter" }),
  animal("Nala", { specieId: null }),
  animal("gone", { animalState: "departed" }),
  animal("archived", { isArchived: true }),
];

describe("what an enclosure repeats of its animals", () => {
  it("is how many live there of each species, and who, by name", () => {
    expect(contentOf(herd)).toEqual({
      speciesList: [
        { specieId: "otter", count: 2 },
        { specieId: null, count: 1 },
        { specieId: "lion", count: 1 },
      ],
      animalsData: [
        { animalId: "Asha", animalName: "Asha", specieId: "otter" },
        { animalId: "Kito", animalName: "Kito", specieId: "otter" },
        { animalId: "Nala", animalName: "Nala", specieId: null },
        { animalId: "Zuri", animalName: "Zuri", specieId: "lion" },
      ],
    });
    expect(contentOf([])).toEqual({ speciesList: [], animalsData: [] });
  });

  it("does not depend on the order in which they are read", () => {
    expect(contentOf([...herd].reverse())).toEqual(contentOf(herd));
  });

  it("names so many at most, and counts all", () => {
    const shoal = Array.from({ length: 1200 }, (_, at) => animal(`f${at}`));
    const { speciesList, animalsData } = contentOf(shoal);
    expect(speciesList).toEqual([{ specieId: "lion", count: 1200 }]);
    expect(animalsData).toHaveLength(residentsNamed);
  });

  it("is read of what is as today's, whatever was kept there before", () => {
    const { record, issues } = readRecord("enclosures", "e1", {
      zooId: "home",
      enclosureName: "Plaine",
      speciesList: ["lion", { specieId: "otter", count: 2 }, null],
      animalsData: [{ any: "thing" }],
    });
    expect(record).toMatchObject({
      speciesList: [{ specieId: "otter", count: 2 }],
      animalsData: [],
    });
    expect(issues).toEqual([]);
  });
});

it("a group repeats who lives in it", () => {
  expect([...membersOf("home", herd).keys()]).toEqual([
    "Zuri",
    "Kito",
    "Asha",
    "Nala",
  ]);
  expect(membersOf("home", herd).get("Kito")).toEqual({
    zooId: "home",
    animalId: "Kito",
    animalName: "Kito",
    specieId: "otter",
    enclosureId: "e1",
  });
});

describe("animals are counted again", () => {
  const stored = {
    zooId: "home",
    animalName: "Kito",
    animalEnclosureData: { enclosureId: "e1" },
    groupId: "g1",
  };
  const pathsOf = (...states: [object | null, object | null]) =>
    touchedPlaces("k", ...(states as [null, null])).map(
      ({ kind, id }) => `${kind}/${id}`,
    );
  it.each([
    ["born", null, stored, ["enclosures/e1", "groups/g1"]],
    ["deleted", stored, null, ["enclosures/e1", "groups/g1"]],
    [
      "renamed",
      stored,
      { ...stored, animalName: "Kiti" },
      ["enclosures/e1", "groups/g1"],
    ],
    [
      "moved",
      stored,
      { ...stored, animalEnclosureData: { enclosureId: "e2" } },
      ["enclosures/e1", "groups/g1", "enclosures/e2"],
    ],
    [
      "departed",
      stored,
      {
        ...stored,
        animalState: "departed",
        animalEnclosureData: null,
        groupId: null,
      },
      ["enclosures/e1", "groups/g1"],
    ],
    ["noted upon", stored, { ...stored, notes: "Mange" }, []],
    ["nowhere", null, { zooId: "home", animalName: "Kito" }, []],
  ])("where one was and is that is %s", (_, before, after, places) => {
    expect(pathsOf(before, after)).toEqual(places);
  });
});
