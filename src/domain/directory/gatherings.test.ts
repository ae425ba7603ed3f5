import { expect, it } from "vitest";
import { entryOf } from "./entry-of";
import { gathered } from "./gatherings";
import type { AnimalEntry } from "./kinds";

const animal = (id: string, more: Partial<AnimalEntry> = {}): AnimalEntry => ({
  ...entryOf("animals", id, { animalName: id }),
  ...more,
});

const ids = (kind: Parameters<typeof gathered>[0], all: AnimalEntry[]) =>
  [...gathered(kind, all)].map(([id, found]) => [
    id,
    found.map((one) => one.id),
  ]);

it("gathers animals by what they are in, who is in none by nothing", () => {
  const all = [
    animal("ann", { groupId: "g1", enclosureId: "e1" }),
    animal("ben", { groupId: "g2", enclosureId: "e1" }),
    animal("cleo", { groupId: "g1" }),
  ];
  expect(ids("groupId", all)).toEqual([
    ["g1", ["ann", "cleo"]],
    ["g2", ["ben"]],
  ]);
  expect(ids("enclosureId", all)).toEqual([["e1", ["ann", "ben"]]]);
  expect(ids("sectorId", all)).toEqual([]);
  expect(ids("specieId", [])).toEqual([]);
});
