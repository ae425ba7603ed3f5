import { describe, expect, it } from "vitest";
import { encodeFields, nameOf, ROOT } from "../test-support/encode";
import {
  deleteField,
  formatFieldPath,
  getField,
  parseFieldPath,
  pickFields,
  setField,
} from "./field-path";
import {
  checkCollectionId,
  checkDocumentName,
  checkParent,
} from "./resource-name";
import { collectionIdOf, compareNames, idOf, parentOf } from "./resource-path";

describe("field paths", () => {
  it("reads dots, backticks and escapes", () => {
    expect(parseFieldPath("a.b_1")).toEqual(["a", "b_1"]);
    expect(parseFieldPath("a.`b.c`.d")).toEqual(["a", "b.c", "d"]);
    expect(parseFieldPath("`a\\`b\\\\c`")).toEqual(["a`b\\c"]);
  });

  it.each(["", ".", "a.", ".a", "a..b", "a-b", "1a", "``", "`a", "a`b`"])(
    "refuses %j",
    (path) => {
      expect(() => parseFieldPath(path)).toThrow(
        /^Invalid (empty )?property path/,
      );
    },
  );

  it("writes what it reads", () => {
    for (const segments of [["a"], ["a", "b.c"], ["`", "\\", "é", "0"]]) {
      expect(parseFieldPath(formatFieldPath(segments))).toEqual(segments);
    }
  });

  it("gets, sets, deletes and picks without changing the original", () => {
    const fields = encodeFields({ a: { b: 1, c: 2 }, d: 3 });
    const frozen = structuredClone(fields);
    expect(getField(fields, ["a", "b"])).toEqual({ integerValue: "1" });
    expect(getField(fields, ["d", "b"])).toBeUndefined();
    expect(getField(fields, ["toString"])).toBeUndefined();
    expect(setField(fields, ["a", "x", "y"], { booleanValue: true })).toEqual(
      encodeFields({ a: { b: 1, c: 2, x: { y: true } }, d: 3 }),
    );
    expect(setField(fields, ["d", "e"], { integerValue: "4" })).toEqual(
      encodeFields({ a: { b: 1, c: 2 }, d: { e: 4 } }),
    );
    expect(deleteField(fields, ["a", "b"])).toEqual(
      encodeFields({ a: { c: 2 }, d: 3 }),
    );
    expect(deleteField(fields, ["a", "z"])).toBe(fields);
    expect(pickFields(fields, [["a", "c"], ["nothing"]])).toEqual(
      encodeFields({ a: { c: 2 } }),
    );
    expect(fields).toEqual(frozen);
  });
});

describe("resource names", () => {
  it("knows parents and ids", () => {
    const name = nameOf("zoos/z1/animals/a1");
    expect(parentOf(name)).toBe(nameOf("zoos/z1/animals"));
    expect(idOf(name)).toBe("a1");
    expect(collectionIdOf(name)).toBe("animals");
  });

  it("orders segment by segment, numeric ids first", () => {
    const ascending = [
      "a/__id-9223372036854775808__",
      "a/__id-3__",
      "a/__id2__",
      "a/__id10__",
      "a/A",
      "a/b",
      "a/b/c/d",
      "a/b-c",
      "a\u0000/b",
      "a-/b",
      "b/a",
    ].map(nameOf);
    const shuffled = [...ascending].reverse();
    expect(shuffled.sort(compareNames)).toEqual(ascending);
  });

  it.each([
    "c",
    "c/d/e",
    "c//d/e",
    "c/.",
    "c/..",
    "c/__reserved__",
    `c/${"x".repeat(1501)}`,
    "c/",
  ])("refuses the document name %s", (path) => {
    expect(() => checkDocumentName(ROOT, nameOf(path))).toThrow();
  });

  it("accepts numeric ids, long ids and any other text", () => {
    for (const path of ["c/__id7__", `c/${"x".repeat(1500)}`, "é/a b.c"]) {
      expect(() => checkDocumentName(ROOT, nameOf(path))).not.toThrow();
    }
  });

  it("keeps to its database", () => {
    const other = "projects/q/databases/(default)/documents/c/d";
    expect(() => checkDocumentName(ROOT, other)).toThrow(
      "The request was for database 'projects/p/databases/(default)' but was attempting to access database 'projects/q/databases/(default)'",
    );
    expect(() => checkParent(ROOT, ROOT)).not.toThrow();
    expect(() => checkParent(ROOT, nameOf("c"))).toThrow();
    expect(() => checkCollectionId("a/b")).toThrow('contains "/"');
  });
});
