import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import type { SectorRole } from "../../access/session";
import { bookSight, seesHealth } from "./book-sight";

const of = { zooId: "zoo-a", animalId: "animal-1", sectorId: "s1" };
const who = (access: Parameters<typeof aSession>[0]) =>
  bookSight(aSession({ zooId: "zoo-a", ...access }), of);
const as = (role: SectorRole) => who({ sectorRoles: { [role]: ["s1"] } });
const read = (sight: ReturnType<typeof bookSight>) =>
  Object.entries(sight)
    .filter(([, filters]) => filters !== null)
    .map(([source]) => source);

describe("what somebody reads of a book", () => {
  it("keepers find values open to them and current treatments, nothing else", () => {
    const sight = as("keeper");
    expect(read(sight)).toEqual(["values", "current"]);
    expect(sight.values).toContainEqual({
      field: "openToKeepers",
      op: "==",
      value: true,
    });
  });

  it("nutritionists find no notes, veterinarians all", () => {
    expect(read(as("nutrition"))).not.toContain("notes");
    expect(read(as("veterinary"))).toHaveLength(6);
    expect(read(who({ right: "admin" }))).toHaveLength(6);
  });

  it("who looks after nobody there finds nothing", () => {
    expect(seesHealth(who({}))).toBe(false);
    expect(seesHealth(bookSight(null, of))).toBe(false);
  });
});
