import { describe, expect, it } from "vitest";
import { anAnimal } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aTask } from "../../../tests/builders/work";
import type { Filter, Query } from "./query";
import { compareRows, compareValues, matches, queryKey } from "./query";

const tasks = (where: Filter[], orderBy: Query["orderBy"] = []) =>
  ({ collection: "tasks", where, orderBy, limit: 10 }) as const;
const dueAt = new Date("2026-12-01T10:00:00Z");
const task = aTask({ dueAt, responsibleIds: ["keeper"] });
const meets = (field: string, op: Filter["op"], value: Filter["value"]) =>
  matches(tasks([{ field, op, value }]), task);

describe("matches", () => {
  it("compares equal values, instants by their time, lists by their items", () => {
    expect(meets("zooId", "==", zooA)).toBe(true);
    expect(meets("zooId", "==", "other")).toBe(false);
    expect(meets("dueAt", "==", new Date(dueAt))).toBe(true);
    expect(meets("responsibleIds", "==", ["keeper"])).toBe(true);
    expect(meets("responsibleIds", "==", [])).toBe(false);
    expect(meets("takenBy", "==", null)).toBe(true);
  });

  it("looks into lists", () => {
    expect(meets("sectorIds", "array-contains", sector1)).toBe(true);
    expect(meets("sectorIds", "array-contains-any", ["x", sector1])).toBe(true);
    expect(meets("sectorIds", "array-contains-any", [])).toBe(false);
    expect(meets("status", "in", ["DONE", "OPEN"])).toBe(true);
    expect(meets("status", "in", [])).toBe(false);
  });

  it("ranges within one type only", () => {
    const later = new Date(dueAt.getTime() + 1);
    expect(meets("dueAt", "<", later)).toBe(true);
    expect(meets("dueAt", "<", dueAt)).toBe(false);
    expect(meets("dueAt", "<=", dueAt)).toBe(true);
    expect(meets("dueAt", ">=", dueAt)).toBe(true);
    expect(meets("dueAt", ">", dueAt)).toBe(false);
    expect(meets("title", ">", dueAt)).toBe(false);
    expect(meets("takenAt", "<", dueAt)).toBe(false);
  });

  it("reaches inside a map and never matches a missing field", () => {
    const animals = (field: string): Query<"animals"> => ({
      collection: "animals",
      where: [{ field, op: "==", value: "enclosure-1" }],
      orderBy: [],
      limit: 1,
    });
    const inside = "animalEnclosureData.enclosureId";
    expect(matches(animals(inside), anAnimal())).toBe(true);
    const homeless = anAnimal({ animalEnclosureData: null });
    expect(matches(animals(inside), homeless)).toBe(false);
    expect(matches(animals("nothing.here"), anAnimal())).toBe(false);
  });

  it("leaves out what lacks the ordered field", () => {
    const by = (field: string) => tasks([], [{ field, direction: "asc" }]);
    expect(matches(by("dueAt"), task)).toBe(true);
    expect(matches(by("takenAt"), task)).toBe(true);
    expect(matches(by("unknown"), task)).toBe(false);
  });
});

describe("queryKey", () => {
  const a: Filter = { field: "zooId", op: "==", value: zooA };
  const b: Filter = { field: "dueAt", op: "<", value: dueAt };

  it("is the same whatever the order of the filters", () => {
    expect(queryKey(tasks([a, b]))).toBe(queryKey(tasks([b, a])));
  });

  it("tells questions apart", () => {
    const one = tasks([a]);
    const keys = [
      one,
      tasks([a, b]),
      tasks([{ ...a, value: "other" }]),
      tasks([{ ...b, value: dueAt.getTime() }]),
      tasks([b]),
      tasks([a], [{ field: "dueAt", direction: "asc" }]),
      tasks([a], [{ field: "dueAt", direction: "desc" }]),
      { ...one, limit: 11 },
      { ...one, collection: "taskTemplates" as const },
    ].map(queryKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("the order of rows", () => {
  it("puts nothing before numbers before texts", () => {
    const values = ["b", 2, null, "a", 1, true, dueAt];
    expect(values.sort(compareValues)).toEqual([
      null,
      true,
      1,
      2,
      dueAt,
      "a",
      "b",
    ]);
  });

  it("follows the directions, then the id", () => {
    const row = (id: string, title: string, due: number) => ({
      id,
      data: aTask({ title, dueAt: new Date(due) }),
    });
    const rows = [
      row("1", "b", 1),
      row("3", "a", 1),
      row("2", "a", 1),
      row("4", "a", 2),
    ];
    const query = tasks(
      [],
      [
        { field: "dueAt", direction: "desc" },
        { field: "title", direction: "asc" },
      ],
    );
    expect(rows.sort(compareRows(query)).map(({ id }) => id)).toEqual([
      "4",
      "2",
      "3",
      "1",
    ]);
  });
});
