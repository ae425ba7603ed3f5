import { expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { zooA } from "../../../tests/builders/ids";
import { holdersOf, mayGive, seriesOf, sourceOf } from "./subject";
import { bucketsQuery } from "./buckets/bucket-queries";
import { documentsOf, stretchOf } from "./series/ranges";

const animal = {
  animalId: "a1",
  groupId: "g1",
  specieId: "lion",
  sectorId: "s1",
};
const place = { enclosureId: "e1", areaId: "z1" };
const roles = { keeper: [], management: [], veterinary: [], nutrition: [] };
const as = (role: keyof typeof roles) =>
  aSession({
    right: "user",
    sectorRoles: { ...roles, [role]: ["s1"] },
  });

it("an animal inherits limits from its group and species, a zone from its enclosure", () => {
  expect(holdersOf(animal).map(({ kind }) => kind)).toEqual([
    "animal",
    "group",
    "species",
  ]);
  expect(holdersOf(place).map(({ kind }) => kind)).toEqual([
    "zone",
    "enclosure",
  ]);
});

it("values of an animal are asked for as rules can prove it, of a place as they are", () => {
  expect(seriesOf(as("keeper"), zooA, animal, "p1")).toEqual({
    zooId: zooA,
    animalId: "a1",
    parameterId: "p1",
    sight: [
      { field: "sectorId", op: "==", value: "s1" },
      { field: "openToKeepers", op: "==", value: true },
    ],
  });
  expect(
    sourceOf(as("keeper"), zooA, { ...animal, sectorId: "s2" }),
  ).toBeNull();
  expect(
    seriesOf(as("keeper"), zooA, { ...animal, sectorId: "s2" }, "p1"),
  ).toBeNull();
  expect(seriesOf(as("keeper"), zooA, place, "p1")).toEqual({
    zooId: zooA,
    enclosureId: "e1",
    areaId: "z1",
    parameterId: "p1",
  });
});

it("keepers give of an animal what they may collect, veterinarians all, managers nothing", () => {
  const of = (role: keyof typeof roles, keeperMayCollect: boolean) =>
    mayGive(
      as(role),
      "health",
      { keeperMayCollect, isArchived: false },
      { zooId: zooA, sectorId: "s1" },
    );
  expect(of("keeper", true)).toBe(true);
  expect(of("keeper", false)).toBe(false);
  expect(of("veterinary", false)).toBe(true);
  expect(of("management", true)).toBe(false);
  const archived = { keeperMayCollect: true, isArchived: true };
  const there = { zooId: zooA, sectorId: "s1" };
  expect(mayGive(as("veterinary"), "health", archived, there)).toBe(false);
  expect(mayGive(as("management"), "environment", archived, there)).toBe(false);
});

it("of an animal there are days and months, and no hours", () => {
  const series = seriesOf(as("veterinary"), zooA, animal, "p1");
  if (series === null) throw new Error("not read");
  const stretch = stretchOf("7d", new Date("2026-11-20T08:00:00Z"));
  expect(bucketsQuery(series, documentsOf(stretch, "raw"))).toBeNull();
  expect(bucketsQuery(series, documentsOf(stretch, "daily"))).toMatchObject({
    collection: "healthMonths",
    parentId: "a1",
  });
});
