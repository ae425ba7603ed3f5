import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { bookSight, seesHealth } from "./book-queries";

const of = { zooId: "zoo-a", animalId: "animal-1", sectorId: "s1" };
const who = (role: string | null, right = "user") =>
  bookSight(
    aSession({
      right,
      zooId: "zoo-a",
      ...(role === null ? {} : { sectorRoles: { [role]: ["s1"] } }),
    } as Parameters<typeof aSession>[0]),
    of,
  );
const read = (sight: ReturnType<typeof bookSight>) =>
  Object.entries(sight)
    .filter(([, filters]) => filters !== null)
    .map(([source]) => source);

describe("what somebody reads of a book", () => {
  it("keepers find values open to them and current treatments, nothing else", () => {
    const sight = who("keeper");
    expect(read(sight)).toEqual(["values", "current"]);
    expect(sight.values).toContainEqual({
      field: "openToKeepers",
      op: "==",
      value: true,
    });
  });

  it("nutritionists find no notes, veterinarians all", () => {
    expect(read(who("nutrition"))).not.toContain("notes");
    expect(read(who("veterinary"))).toHaveLength(6);
    expect(read(who(null, "admin"))).toHaveLength(6);
  });

  it("who looks after nobody there finds nothing", () => {
    expect(seesHealth(who(null))).toBe(false);
    expect(seesHealth(bookSight(null, of))).toBe(false);
  });
});
