import { expect, it } from "vitest";
import type { Subject } from "./asked-subjects";
import { inWalkingOrder } from "./walk";

const subject = (name: string, enclosureId: string | null): Subject => ({
  kind: "animal",
  id: name.toLowerCase(),
  name,
  specieId: null,
  sectorIds: [],
  enclosureId,
  groupId: null,
});
const subjects = [
  subject("Zoe", "barn"),
  subject("Ann", "pond"),
  subject("Ben", "barn"),
  subject("Dan", null),
  subject("Cleo", "yard"),
];
const walk = (order: string[]) =>
  inWalkingOrder(subjects, {
    order,
    nameOf: (id) => id ?? "",
    byName: (a, b) => (a < b ? -1 : +(a > b)),
  }).map(({ name }) => name);

it("is by place and name where no way is kept", () => {
  expect(walk([])).toEqual(["Dan", "Ben", "Zoe", "Ann", "Cleo"]);
});

it("is the kept way first, through places and the animals in them", () => {
  expect(walk(["yard", "pond"])).toEqual(["Cleo", "Ann", "Dan", "Ben", "Zoe"]);
  expect(walk(["zoe"])).toEqual(["Dan", "Zoe", "Ben", "Ann", "Cleo"]);
});
