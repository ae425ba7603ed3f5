import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../contract/database";
import type { FieldTransform, Write } from "../../contract/write";
import type { Value } from "../../contract/values";
import type { Plain } from "../test-support/encode";
import {
  encode,
  encodeFields,
  nameOf,
  remove,
  set,
  update,
} from "../test-support/encode";
import { admin, openDatabase } from "../test-support/open";

let db: Database;
let fieldsOf: Awaited<ReturnType<typeof openDatabase>>["fieldsOf"];
beforeEach(async () => {
  ({ db, fieldsOf } = await openDatabase());
});

const commit = (...writes: Write[]) => db.commit(admin, writes);
const withTransforms = (write: Write, ...t: FieldTransform[]): Write => ({
  ...write,
  updateTransforms: t,
});
const list = (...items: Plain[]) => ({ values: items.map(encode) });

describe("updates", () => {
  it("without a mask replace the document", () => {
    commit(set("c/a", { x: 1, y: 2 }));
    commit(set("c/a", { y: 3 }));
    expect(fieldsOf("c/a")).toEqual(encodeFields({ y: 3 }));
  });

  it("with a mask touch only its paths, make parents and delete", () => {
    commit(set("c/a", { a: { b: 1, c: 3 }, top: 1, gone: 1 }));
    commit(update("c/a", { a: { b: 2 }, n: { m: 5 } }, ["a.b", "gone", "n.m"]));
    expect(fieldsOf("c/a")).toEqual(
      encodeFields({ a: { b: 2, c: 3 }, top: 1, n: { m: 5 } }),
    );
  });

  it("keep create time always and update time when nothing changes", () => {
    const first = commit(set("c/a", { x: 1 })).commitTime;
    const second = commit(set("c/a", { x: 2 })).commitTime;
    const third = commit(set("c/a", { x: 2 }));
    expect(third.results).toEqual([{ updateTime: second }]);
    expect(third.commitTime > second).toBe(true);
    expect(db.get(admin, [nameOf("c/a")]).docs[0]).toMatchObject({
      createTime: first,
      updateTime: second,
    });
    const { results } = commit({
      update: { name: nameOf("c/a"), fields: { x: { doubleValue: 2 } } },
    });
    expect(results[0]?.updateTime).not.toBe(second);
  });

  it("of one commit see those before them", () => {
    commit(set("c/a", { n: 1 }), update("c/a", { m: 2 }), remove("c/b"));
    expect(fieldsOf("c/a")).toEqual(encodeFields({ n: 1, m: 2 }));
    commit(remove("c/a"), set("c/a", { again: true }));
    expect(fieldsOf("c/a")).toEqual(encodeFields({ again: true }));
  });

  it("refuse two operations, none, and a reserved mask path", () => {
    expect(() => commit({})).toThrow("exactly one");
    expect(() => commit({ ...set("c/a", {}), ...remove("c/a") })).toThrow();
    expect(() => commit(update("c/a", {}, ["__proto__.x"]))).toThrow(
      "reserved",
    );
    expect(() => commit(set("c", {}))).toThrow(
      `Document name "${nameOf("c")}" lacks "/" at index ${nameOf("c").length}.`,
    );
  });
});

describe("preconditions", () => {
  const onlyIf = (
    write: Write,
    currentDocument: Write["currentDocument"],
  ): Write => ({ ...write, currentDocument });

  it("exists", () => {
    const missing = onlyIf(set("c/a", {}), { exists: true });
    expect(() => commit(missing)).toThrow(
      expect.objectContaining({
        code: "NOT_FOUND",
        message: `No document to update: ${nameOf("c/a")}`,
      }),
    );
    const removedBefore = [remove("c/a"), missing];
    expect(() => commit(...removedBefore)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
    commit(onlyIf(set("c/a", {}), { exists: false }));
    expect(() => commit(onlyIf(set("c/a", {}), { exists: false }))).toThrow(
      expect.objectContaining({
        code: "ALREADY_EXISTS",
        message: `Document already exists: ${nameOf("c/a")}`,
      }),
    );
    expect(() => commit(onlyIf(remove("c/b"), { exists: true }))).toThrow(
      expect.objectContaining({ code: "NOT_FOUND" }),
    );
  });

  it("update time, also for verify", () => {
    const { commitTime } = commit(set("c/a", { n: 1 }));
    commit(onlyIf(update("c/a", { n: 2 }), { updateTime: commitTime }));
    const stale = { updateTime: commitTime };
    for (const write of [
      set("c/a", {}),
      remove("c/a"),
      { verify: nameOf("c/a") },
    ]) {
      expect(() => commit(onlyIf(write, stale))).toThrow(
        expect.objectContaining({
          code: "FAILED_PRECONDITION",
          message: expect.stringMatching(
            /^the stored version \(\d+\) does not match the required base version \(\d+\)$/,
          ) as string,
        }),
      );
    }
    expect(() => commit(onlyIf(set("c/none", {}), stale))).toThrow(
      expect.objectContaining({ code: "FAILED_PRECONDITION" }),
    );
  });

  it("verify changes nothing", () => {
    const { commitTime } = commit(set("c/a", {}));
    const write = { verify: nameOf("c/a") };
    const { results } = commit(onlyIf(write, { updateTime: commitTime }));
    expect(results).toEqual([{}]);
  });
});

describe("transforms", () => {
  function transformed(
    old: Plain | undefined,
    t: Omit<FieldTransform, "fieldPath">,
  ) {
    const start: Record<string, Plain> = old === undefined ? {} : { f: old };
    commit(set("c/t", start));
    const keep = { ...update("c/t", {}), updateMask: { fieldPaths: [] } };
    const { results } = commit(withTransforms(keep, { fieldPath: "f", ...t }));
    return { value: fieldsOf("c/t")?.f, results: results[0]?.transformResults };
  }
  const increment = (old: Plain | undefined, by: Value) =>
    transformed(old, { increment: by }).value;

  it("server time is the commit's, cut to milliseconds", () => {
    const write = withTransforms(set("c/a", { n: 1 }), {
      fieldPath: "at",
      setToServerValue: "REQUEST_TIME",
    });
    const { commitTime, results } = commit(write);
    const at = { timestampValue: `${commitTime.slice(0, 23)}000Z` };
    expect(fieldsOf("c/a")).toEqual({ n: encode(1), at });
    expect(results[0]?.transformResults).toEqual([at]);
  });

  it("increment starts from the operand, saturates and mixes types", () => {
    expect(increment(undefined, encode(5))).toEqual(encode(5));
    expect(increment("text", encode(5))).toEqual(encode(5));
    expect(increment(5, encode(-2))).toEqual(encode(3));
    expect(increment(5, { doubleValue: 1 })).toEqual({ doubleValue: 6 });
    expect(increment(0.5, encode(1))).toEqual({ doubleValue: 1.5 });
    expect(increment(9223372036854775807n, encode(1))).toEqual(
      encode(9223372036854775807n),
    );
    expect(increment(-9223372036854775808n, encode(-1))).toEqual(
      encode(-9223372036854775808n),
    );
    expect(() => increment(1, encode("1"))).toThrow(
      "Input must be int64 or double.",
    );
  });

  it("maximum and minimum keep the old value when equal", () => {
    const max = (old: Plain, operand: Value) =>
      transformed(old, { maximum: operand }).value;
    expect(max(3, { doubleValue: 3 })).toEqual(encode(3));
    expect(max(3, encode(4))).toEqual(encode(4));
    expect(max("x", encode(4))).toEqual(encode(4));
    expect(max(3, { doubleValue: "NaN" })).toEqual({ doubleValue: "NaN" });
    const min = transformed(3, { minimum: { doubleValue: 2.5 } });
    expect(min.value).toEqual({ doubleValue: 2.5 });
    expect(min.results).toEqual([{ doubleValue: 2.5 }]);
  });

  it("array union adds once, replaces what is no array, answers null", () => {
    const union = (old: Plain, ...items: Plain[]) =>
      transformed(old, { appendMissingElements: list(...items) });
    expect(union(["a", "b"], "b", "c").value).toEqual(encode(["a", "b", "c"]));
    expect(union(["a"], "d", "d").value).toEqual(encode(["a", "d"]));
    expect(union("a", 1).value).toEqual(encode([1]));
    expect(union([1], 1).results).toEqual([encode(null)]);
  });

  it("array removal drops every equal member", () => {
    const { value, results } = transformed(["a", 1, "b", 1], {
      removeAllFromArray: { values: [{ doubleValue: 1 }, encode("z")] },
    });
    expect(value).toEqual(encode(["a", "b"]));
    expect(results).toEqual([encode(null)]);
  });

  it("come in the older form too, and make a missing document", () => {
    const fieldTransforms = [{ fieldPath: "a.n", increment: encode(2) }];
    const document = nameOf("c/new");
    const { results } = commit({ transform: { document, fieldTransforms } });
    expect(results[0]?.transformResults).toEqual([encode(2)]);
    expect(fieldsOf("c/new")).toEqual(encodeFields({ a: { n: 2 } }));
  });
});

describe("batchWrite", () => {
  it("has a status for each write and keeps the good ones", () => {
    commit(set("c/old", {}));
    const outcome = db.batchWrite(admin, [
      set("c/a", { n: 1 }),
      update("c/none", { n: 1 }),
      { ...set("c/old", {}), currentDocument: { exists: false } },
      set("c/b", { n: 2 }),
    ]);
    expect(outcome.map(({ error }) => error?.code ?? "OK")).toEqual([
      "OK",
      "NOT_FOUND",
      "ALREADY_EXISTS",
      "OK",
    ]);
    expect(fieldsOf("c/b")).toEqual(encodeFields({ n: 2 }));
  });

  it("refuses them all when one is wrong or a document comes twice", () => {
    const bad: [Write, string][] = [
      [set("c/__bad__", {}), "reserved"],
      [set("c/b", { __x__: 1 }), "field name __x__ is reserved"],
      [
        remove("c/a"),
        "the same document cannot be written more than once in a single request",
      ],
    ];
    for (const [write, message] of bad) {
      const writes = [set("c/a", {}), write];
      expect(() => db.batchWrite(admin, writes)).toThrow(message);
      expect(fieldsOf("c/a")).toBeUndefined();
    }
  });
});
