import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../contract/database";
import type { Write } from "../contract/write";
import {
  encode,
  encodeFields,
  nameOf,
  remove,
  ROOT,
  set,
  update,
} from "./test-support/encode";
import { admin, openDatabase } from "./test-support/open";

/**
 * What the production service was seen to answer (recordings of the web SDK, 2026), asked of the engine
 * with the requests the SDK makes of the same calls. Queries and cursors are in query/query.test.ts.
 */
let db: Database;
let fieldsOf: Awaited<ReturnType<typeof openDatabase>>["fieldsOf"];
beforeEach(async () => {
  ({ db, fieldsOf } = await openDatabase());
});

const commit = (...writes: Write[]) => db.commit(admin, writes);

describe("writes", () => {
  it("increment counts from a missing field: 5, 8, 6", () => {
    commit(set("c/a", { other: true }));
    const counts = [5, 3, -2].map((by) => {
      commit({
        ...update("c/a", {}),
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: "count", increment: encode(by) }],
      });
      return fieldsOf("c/a")?.count;
    });
    expect(counts).toEqual([5, 8, 6].map(encode));
  });

  it("increment, arrayUnion and deleteField in one update", () => {
    commit(set("c/a", { count: 5, tags: ["a"], oldField: "gone" }));
    commit({
      ...update("c/a", {}, ["oldField"]),
      updateTransforms: [
        { fieldPath: "count", increment: encode(3) },
        {
          fieldPath: "tags",
          appendMissingElements: { values: [encode("b")] },
        },
      ],
    });
    expect(fieldsOf("c/a")).toEqual(
      encodeFields({ count: 8, tags: ["a", "b"] }),
    );
  });

  it("a dotted update keeps the siblings", () => {
    commit(set("c/a", { a: { b: 1, c: 3 }, top: 1 }));
    commit(update("c/a", { a: { b: 2 } }, ["a.b"]));
    expect(fieldsOf("c/a")).toEqual(
      encodeFields({ a: { b: 2, c: 3 }, top: 1 }),
    );
  });

  it("update of a missing document is NOT_FOUND, delete of one is fine", () => {
    expect(() => commit(update("c/never", { v: 1 }))).toThrow(
      expect.objectContaining({
        code: "NOT_FOUND",
        message: `No document to update: ${nameOf("c/never")}`,
      }),
    );
    expect(() => commit(remove("c/never"))).not.toThrow();
  });

  it("a batch is all or nothing", () => {
    commit(set("c/update", { v: 1 }), set("c/delete", { v: 1 }));
    commit(
      set("c/set", { v: 1, label: "from-set" }),
      update("c/update", { v: 2, label: "after-batch" }),
      remove("c/delete"),
    );
    expect(fieldsOf("c/set")).toEqual(
      encodeFields({ v: 1, label: "from-set" }),
    );
    expect(fieldsOf("c/update")).toEqual(
      encodeFields({ v: 2, label: "after-batch" }),
    );
    expect(fieldsOf("c/delete")).toBeUndefined();
  });

  it("bytes and points come back as they went in", () => {
    const fields = {
      payload: { bytesValue: "AQIDBA==" },
      loc: { geoPointValue: { latitude: 37.7749, longitude: -122.4194 } },
    };
    commit({ update: { name: nameOf("c/a"), fields } });
    expect(fieldsOf("c/a")).toEqual(fields);
  });
});

describe("the web SDK's transactions", () => {
  const read = () => {
    const doc = db.get(admin, [nameOf("c/n")]).docs[0];
    const n = doc?.fields.n;
    const count = n && "integerValue" in n ? Number(n.integerValue) : 0;
    return { count, updateTime: doc?.updateTime };
  };
  const ifUnchanged = (n: number, updateTime: string | undefined): Write => ({
    ...set("c/n", { n }),
    currentDocument: { updateTime },
  });

  it("that come late fail with the versions, and succeed when tried again", () => {
    commit(set("c/n", { n: 0 }));
    const first = read();
    commit(set("c/n", { n: 40 }));
    expect(() =>
      commit(ifUnchanged(first.count + 2, first.updateTime)),
    ).toThrow(
      /^the stored version \(\d{16}\) does not match the required base version \(\d{16}\)$/,
    );
    const second = read();
    commit(ifUnchanged(second.count + 2, second.updateTime));
    expect([first.count, second.count, read().count]).toEqual([0, 40, 42]);
  });
});

describe("listeners", () => {
  it("of a collection see add, set and delete, each once", () => {
    const sizes: number[] = [];
    const known = new Set<string>();
    const query = { from: [{ collectionId: "c" }] };
    db.listen(admin, { parent: ROOT, query }, (change) => {
      for (const { name } of change.changed) known.add(name);
      for (const name of change.deleted) known.delete(name);
      sizes.push(known.size);
    });
    commit(set("c/auto", { v: 1 }));
    commit(set("c/known-id", { v: 2 }));
    commit(remove("c/auto"));
    expect(sizes).toEqual([0, 1, 2, 1]);
  });
});
