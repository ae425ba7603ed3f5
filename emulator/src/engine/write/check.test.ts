import { describe, expect, it } from "vitest";
import type { FieldTransform, Write } from "../../contract/write";
import { nameOf, remove, ROOT, set, update } from "../test-support/encode";
import { checkWrites } from "./check";

const check =
  (...writes: Write[]) =>
  () =>
    checkWrites(ROOT, writes);
const there = { exists: true };
const verify = (path: string): Write => ({
  verify: nameOf(path),
  currentDocument: there,
});
const transforms = (...updateTransforms: FieldTransform[]): Write => ({
  ...set("c/a", {}),
  updateTransforms,
});
const add = (fieldPath: string): FieldTransform => ({
  fieldPath,
  increment: { integerValue: "1" },
});

describe("writes", () => {
  it("have exactly one operation", () => {
    expect(check({})).toThrow("exactly one operation");
    expect(check({ ...set("c/a", {}), ...remove("c/a") })).toThrow(
      "exactly one operation",
    );
  });

  it("name a document of their own database", () => {
    const other = "projects/p/databases/other/documents/c/d";
    expect(check({ delete: other })).toThrow(
      "The request was for database 'projects/p/databases/(default)' " +
        "but was attempting to access database 'projects/p/databases/other'",
    );
    expect(check({ delete: "c/d" })).toThrow('lacks "projects" at index 0.');
  });

  it("that delete or verify take neither mask nor transforms", () => {
    const updateMask = { fieldPaths: ["a"] };
    expect(check({ ...remove("c/a"), updateMask })).toThrow(
      "a delete must not specify a document mask.",
    );
    expect(check({ ...verify("c/a"), updateMask })).toThrow(
      "a verify must not specify a document mask.",
    );
    const updateTransforms = [add("n")];
    expect(check({ ...verify("c/a"), updateTransforms })).toThrow(
      "a verify must not specify a update transform.",
    );
    expect(check({ verify: nameOf("c/a") })).toThrow(
      "a verify must contain a precondition",
    );
  });

  it("verify a document once, and do not write it as well", () => {
    const message = (how: string) =>
      `the same document cannot be ${how} in a single request`;
    expect(check(verify("c/a"), set("c/a", {}))).toThrow(
      message("verified and then written"),
    );
    expect(check(set("c/a", {}), verify("c/a"))).toThrow(
      message("written and then verified"),
    );
    expect(check(verify("c/a"), verify("c/a"))).toThrow(
      message("verified more than once"),
    );
    expect(
      check(verify("c/a"), verify("c/b"), set("c/c", {}), set("c/c", {})),
    ).not.toThrow();
  });
});

describe("masks of fields to write", () => {
  const mask = (...fieldPaths: string[]) =>
    check(update("c/a", {}, fieldPaths));

  it("are well formed", () => {
    expect(mask("a..b")).toThrow('Invalid property path "a..b". Unquoted');
    expect(mask("")).toThrow("Invalid empty property path string.");
    expect(mask("f".repeat(1500))).toThrow(
      "property path is longer than 1500 bytes.",
    );
    expect(mask("f".repeat(1499))).not.toThrow();
    expect(mask("a.__x__")).toThrow(
      "Invalid reserved name in field path __x__",
    );
    expect(mask("__name__")).toThrow("reserved name");
  });

  it("may overlap, as the SDKs send them", () => {
    expect(mask("owner", "owner.name", "owner")).not.toThrow();
  });
});

describe("transforms", () => {
  it("have one operation, on a field that may be written", () => {
    expect(check(transforms({ fieldPath: "a" }))).toThrow("exactly one");
    expect(
      check(transforms({ ...add("a"), setToServerValue: "REQUEST_TIME" })),
    ).toThrow("exactly one");
    expect(check(transforms(add("__x__")))).toThrow("reserved name");
    const text = { fieldPath: "a", maximum: { stringValue: "1" } };
    expect(check(transforms(text))).toThrow("Input must be int64 or double.");
  });

  it("may come twice for one field, and 500 times in all", () => {
    const many = Array.from({ length: 500 }, () => add("n"));
    expect(check(transforms(...many))).not.toThrow();
    expect(check(transforms(...many, add("n")))).toThrow("at most 500");
  });
});

it("a request holds at most 10 MiB", () => {
  const megabyte = "x".repeat(1_000_000);
  const writes = Array.from({ length: 11 }, (_, i) =>
    set(`c/d${i}`, { megabyte }),
  );
  expect(check(...writes.slice(1))).not.toThrow();
  expect(check(...writes)).toThrow(
    "Request payload size exceeds the limit: 10485760 bytes.",
  );
});
