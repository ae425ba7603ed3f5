import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, sector2, zooB } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { conflictsOf } from "./conflicts";
import { mayChange } from "./may-write";

describe("where work is put", () => {
  const both = [sector1, sector2];
  const moves = (
    sectorRoles: NonNullable<Parameters<typeof aSession>[0]>["sectorRoles"],
    sectorIds: string[],
    uid = "author",
  ) =>
    mayChange(
      aSession({ sectorRoles }, { uid }),
      "tasks",
      ["target", "sectorIds"],
      [aTask({ sectorIds: [sector1] }), aTask({ sectorIds })],
    );

  it("is within the sectors of whoever wrote it", () => {
    const keeper = { keeper: [sector1] };
    expect(moves(keeper, [sector1])).toBe(true);
    expect(moves(keeper, [sector2])).toBe(false);
    expect(moves(keeper, both)).toBe(false);
    expect(moves({ keeper: both }, both)).toBe(true);
    expect(moves({ keeper: both }, both, "somebody")).toBe(false);
  });

  it("gains no sector that whoever manages it does not manage", () => {
    const manager = { management: [sector1] };
    expect(moves(manager, [sector1], "somebody")).toBe(true);
    expect(moves(manager, both, "somebody")).toBe(false);
    expect(moves({ management: both }, both, "somebody")).toBe(true);
  });

  it("is nobody's elsewhere", () => {
    const admin = aSession({ right: "admin" });
    const [here, there] = [aTask(), aTask({ zooId: zooB })];
    const may = (before: typeof here, after: typeof here) =>
      mayChange(admin, "tasks", ["title"], [before, after]);
    expect([may(here, here), may(here, there), may(there, there)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it("tells of what others changed since it was seen, and of nothing else", () => {
  const stored = { a: 3, b: 1, c: 9, d: 4, updatedBy: "somebody" };
  const seen = { a: 1, b: 1, d: 1 };
  // `c` was not looked at before, and `d` is as it is wished by now.
  expect(conflictsOf({ a: 2, b: 2, c: 2, d: 4 }, seen, stored)).toEqual([
    { field: "a", stored: 3, by: "somebody" },
  ]);
  expect(conflictsOf({ e: 1 }, { e: 2 }, {})).toEqual([
    { field: "e", stored: null, by: null },
  ]);
});
