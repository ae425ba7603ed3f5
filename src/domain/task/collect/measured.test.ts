import { describe, expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import type { TargetLevel, TaskType } from "../task";
import { isMeasuredWith, isOfTarget, mayMeasure } from "./measured";

const roles = { keeper: [], management: [], veterinary: [], nutrition: [] };

describe("the animals of a task", () => {
  const animal = { id: "zita", enclosureId: "rock", sectorId: null };
  it.each([
    ["ANIMAL", ["zita"], true],
    ["ANIMAL", ["boris"], false],
    ["ENCLOSURE", ["meadow", "rock"], true],
    ["ENCLOSURE", ["zita"], false],
    ["SECTOR", ["rock"], false],
  ] as const)("%s %j: %s", (level, ids, expected) => {
    expect(isOfTarget({ level, ids: [...ids] }, animal)).toBe(expected);
  });
});

it("the animals measured with a task are those it is about that live here", () => {
  const zita = {
    ...{ id: "zita", enclosureId: "rock", sectorId: null },
    ...{ archived: false, state: null },
  };
  const rock = { level: "ENCLOSURE" as const, ids: ["rock"] };
  expect(isMeasuredWith(rock, zita)).toBe(true);
  expect(isMeasuredWith({ ...rock, ids: ["meadow"] }, zita)).toBe(false);
  expect(isMeasuredWith(rock, { ...zita, state: "deceased" })).toBe(false);
  expect(isMeasuredWith(rock, { ...zita, archived: true })).toBe(false);
});

describe("where values of its animals are given", () => {
  const keeper = aSession({
    right: "user",
    sectorRoles: { ...roles, keeper: [sector1] },
  });
  const task = (level: TargetLevel, type: TaskType, sectorIds = [sector1]) =>
    aTask({ target: { level, ids: ["one"] }, type, sectorIds });

  it("a check leads there, and whatever names animals", () => {
    expect(mayMeasure(keeper, task("ENCLOSURE", "animal_check"))).toBe(true);
    expect(mayMeasure(keeper, task("ANIMAL", "feeding"))).toBe(true);
    expect(mayMeasure(keeper, task("ENCLOSURE", "feeding"))).toBe(false);
  });

  it("of one that is over nobody is led", () => {
    const check = task("ANIMAL", "animal_check");
    for (const status of ["DONE", "ARCHIVED"] as const)
      expect(mayMeasure(keeper, { ...check, status })).toBe(false);
  });

  it("who gives none there is not led", () => {
    const manager = aSession({
      right: "user",
      sectorRoles: { ...roles, management: [sector1] },
    });
    const check = task("ANIMAL", "animal_check");
    expect(mayMeasure(manager, check)).toBe(false);
    const elsewhere = task("ANIMAL", "animal_check", [sector2]);
    expect(mayMeasure(keeper, elsewhere)).toBe(false);
    const both = task("ANIMAL", "animal_check", [sector2, sector1]);
    expect(mayMeasure(keeper, both)).toBe(true);
  });
});
