import { describe, expect, it } from "vitest";
import type { Doc, Fields } from "../contract/values";
import { changedFields } from "./changed-fields";
import { changeKind, hears, type Trigger } from "./trigger-events";
import { matchPath } from "./trigger-patterns";

const doc = (n: number): Doc => ({
  name: "projects/p/databases/(default)/documents/c/d",
  fields: { n: { integerValue: String(n) } },
  createTime: "2026-01-01T00:00:00.000000Z",
  updateTime: "2026-01-01T00:00:00.000000Z",
});
const { name } = doc(1);

describe("matchPath", () => {
  it.each([
    ["animals/{id}", "animals/a1", { id: "a1" }],
    ["animals/a1", "animals/a1", {}],
    ["/zoos/{zoo}/animals/{id}/", "zoos/z/animals/a", { zoo: "z", id: "a" }],
    ["logs/{rest=**}", "logs/a/b/c", { rest: "a/b/c" }],
    ["logs/{one=*}", "logs/a", { one: "a" }],
    ["animals/{id}", "animals/a1/notes/n", null],
    ["animals/{id}/notes/{n}", "animals/a1", null],
    ["logs/{rest=**}", "logs", null],
    ["animals/a1", "animals/a2", null],
  ])("%s against %s", (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });
});

describe("changeKind", () => {
  it("tells what happened, and nothing when nothing did", () => {
    expect(changeKind({ name, before: null, after: doc(1) })).toBe("create");
    expect(changeKind({ name, before: doc(1), after: doc(2) })).toBe("update");
    expect(changeKind({ name, before: doc(1), after: null })).toBe("delete");
    expect(changeKind({ name, before: doc(1), after: doc(1) })).toBeNull();
    expect(changeKind({ name, before: null, after: null })).toBeNull();
  });
});

describe("hears", () => {
  const trigger = (eventType: string): Trigger => ({
    key: "k",
    dialect: "v2",
    eventType,
    database: "(default)",
    pattern: "c/{id}",
  });

  it.each([
    [
      "google.cloud.firestore.document.v1.written",
      ["create", "update", "delete"],
    ],
    ["google.cloud.firestore.document.v1.created", ["create"]],
    ["google.cloud.firestore.document.v1.updated.withAuthContext", ["update"]],
    [
      "providers/cloud.firestore/eventTypes/document.write",
      ["create", "update", "delete"],
    ],
    ["providers/cloud.firestore/eventTypes/document.delete", ["delete"]],
  ])("%s", (eventType, kinds) => {
    const heard = (["create", "update", "delete"] as const).filter((kind) =>
      hears(trigger(eventType), kind),
    );
    expect(heard).toEqual(kinds);
  });
});

describe("changedFields", () => {
  it("goes into maps, quotes odd names and leaves the same alone", () => {
    const before: Fields = {
      same: { stringValue: "s" },
      gone: { booleanValue: true },
      map: {
        mapValue: {
          fields: { a: { integerValue: "1" }, "b-c": { integerValue: "1" } },
        },
      },
    };
    const after: Fields = {
      same: { stringValue: "s" },
      new: { nullValue: null },
      map: {
        mapValue: {
          fields: { a: { integerValue: "1" }, "b-c": { integerValue: "2" } },
        },
      },
    };
    expect(changedFields(before, after)).toEqual(["gone", "map.`b-c`", "new"]);
    expect(changedFields(before, before)).toEqual([]);
  });
});
