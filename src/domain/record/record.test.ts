import { describe, expect, it } from "vitest";
import { aTask } from "../../../tests/builders/work";
import { matrix } from "../access/matrix";
import type { Action, Resource } from "../access/matrix";
import { collectionNames, collections, entryOf } from "../collections";
import { fieldKinds } from "../schema/fields";
import { deriveFields } from "./derive";
import { stampChange, stampNew } from "./stamp";
import { wayOf } from "./ways";

const at = new Date("2026-11-21T08:00:00.123Z");

describe("the stamp", () => {
  it("says who, when and in which operation", () => {
    const stamp = { uid: "me", time: at, operationId: "op" };
    const change = {
      schemaVersion: 1,
      updatedAt: at,
      updatedBy: "me",
      operationId: "op",
    };
    expect(stampChange(stamp)).toEqual(change);
    expect(stampNew(stamp)).toEqual({
      ...change,
      createdAt: at,
      createdBy: "me",
    });
  });
});

describe("derived fields", () => {
  const context = { before: null, now: at };

  it("follow from what is given, and from nothing else", () => {
    const before = aTask({ visibleFrom: at });
    const changes = { dueAt: at };
    expect(deriveFields("tasks", changes, { before, now: at })).toEqual({
      dueAtUnix: at.getTime(),
      visibleFrom: at,
    });
    expect(deriveFields("tasks", { notes: "x" }, context)).toEqual({});
    expect(
      deriveFields("animals", { animalBirthdate: "03/2020" }, context),
    ).toEqual({ birthMonth: "2020-03" });
  });

  it("need the record where they follow from several", () => {
    const changes = { responsibleIds: [] };
    expect(() => deriveFields("tasks", changes, context)).toThrow("internal");
    const before = aTask({ sectorIds: ["s9"] });
    expect(deriveFields("tasks", changes, { before, now: at })).toEqual({
      audience: ["s9"],
    });
  });
});

describe("the table of collections", () => {
  it.each(collectionNames)("%s names only fields that it has", (name) => {
    const { schema, derive, writes, references, identity, idField } =
      entryOf(name);
    const kinds = fieldKinds(schema);
    const named = [
      ...derive.flatMap(({ field, from }) => [field, ...from]),
      ...Object.values(writes).flatMap(({ fields }) => fields),
      ...references.flatMap(({ field, copies }) => [
        field.split(".")[0]!,
        ...Object.keys(copies ?? {}),
      ]),
      ...identity,
      ...(idField === null ? [] : [idField]),
    ];
    expect(named.filter((field) => !(field in kinds))).toEqual([]);
    const derived = derive.map(({ field }) => field);
    expect(derived.filter((field) => kinds[field] !== "derived")).toEqual([]);
  });

  it.each(collectionNames)("%s refers to collections and fields", (name) => {
    for (const { collection, copies } of entryOf(name).references) {
      if (typeof collection !== "string") continue;
      expect(collections).toHaveProperty(collection);
      const theirs = fieldKinds(entryOf(collection as typeof name).schema);
      for (const field of Object.values(copies ?? {}))
        expect(theirs).toHaveProperty(field);
    }
  });

  it("names every action of every resource, and no other", () => {
    for (const name of collectionNames) {
      const { resource, writes } = entryOf(name);
      if (resource === null) continue;
      const actions = Object.keys(matrix[resource]).filter(
        (action) => action !== "read",
      );
      expect(Object.keys(writes).sort()).toEqual(actions.sort());
    }
  });
});

describe("the way of a cell", () => {
  it.each([
    ["tasks", "act", "direct"],
    ["animals", "read", "direct"],
    ["animals", "move", "direct"],
    ["animals", "change", "desk"],
    ["sectors", "team", "callable"],
    ["access", "change", "derived"],
  ])("%s.%s is %s", (resource, action, way) => {
    expect(wayOf(resource as Resource, action as Action<Resource>)).toBe(way);
  });
});
