import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../contract/database";
import { createEngine } from "./engine";
import { nameOf, remove, ROOT, set } from "./test-support/encode";
import { admin, idsOf } from "./test-support/open";
import { formatMicros } from "./values/timestamp";

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const query = { from: [{ collectionId: "c" }] };

let wall = START;
let db: Database;
beforeEach(async () => {
  wall = START;
  const engine = await createEngine({ wallClock: () => wall });
  db = engine.database("p", "(default)");
});

const write = (...writes: Parameters<Database["commit"]>[1]): string =>
  db.commit(admin, writes).commitTime;
const page = { pageSize: 10, pageToken: "", showMissing: false };

describe("a read at a past time", () => {
  it("sees what every kind of read saw then", () => {
    const readTime = write(set("c/a", { n: 1 }), set("c/b", { n: 2 }));
    write(remove("c/a"), set("c/b", { n: 5 }), set("c/z", {}), set("e/z", {}));
    const at = { readTime };
    const got = db.get(admin, [nameOf("c/a"), nameOf("c/z")], at);
    expect(got.readTime).toBe(readTime);
    expect(got.docs.map((doc) => doc?.fields)).toEqual([
      { n: { integerValue: "1" } },
      undefined,
    ]);
    const found = db.query(admin, ROOT, query, at);
    expect(found.readTime).toBe(readTime);
    expect(idsOf(found.docs)).toEqual(["a", "b"]);
    const sum = { alias: "s", sum: { field: { fieldPath: "n" } } };
    const counted = { structuredQuery: query, aggregations: [sum] };
    expect(db.aggregate(admin, ROOT, counted, at).fields).toEqual({
      s: { integerValue: "3" },
    });
    const listed = db.listDocuments(admin, ROOT, "c", { ...page, ...at });
    expect(idsOf(listed.docs)).toEqual(["a", "b"]);
    expect(db.listCollectionIds(admin, ROOT, at).ids).toEqual(["c"]);
  });

  it("lists the missing parents of then", () => {
    const readTime = write(set("c/gone/s/x", {}), set("c/here", {}));
    write(remove("c/gone/s/x"), set("c/new/s/x", {}));
    const options = { ...page, showMissing: true };
    const list = (at: { readTime?: string }) =>
      idsOf(db.listDocuments(admin, ROOT, "c", { ...options, ...at }).docs);
    expect(list({ readTime })).toEqual(["gone", "here"]);
    expect(list({})).toEqual(["here", "new"]);
  });

  it("is refused in the future, when too old, and beside a transaction", () => {
    const readTime = write(set("c/a", {}));
    const future = formatMicros((wall + 1000) * 1000);
    expect(() => db.get(admin, [], { readTime: future })).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        message: "The requested 'read_time' cannot be in the future.",
      }) as Error,
    );
    const transaction = db.begin({ readOnly: true });
    expect(() => db.get(admin, [], { readTime, transaction })).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }) as Error,
    );
    const tooOld = expect.objectContaining({
      code: "FAILED_PRECONDITION",
      message: "The requested snapshot version is too old.",
    }) as Error;
    const earlier = formatMicros((START - 1000) * 1000);
    expect(() => db.query(admin, ROOT, query, { readTime: earlier })).toThrow(
      tooOld,
    );
    wall += HOUR + 1;
    expect(() => db.get(admin, [], { readTime })).toThrow(tooOld);
    expect(() => db.begin({ readOnly: true, readTime })).toThrow(tooOld);
  });
});

describe("a read-only transaction of a past time", () => {
  it("keeps seeing that time", () => {
    const readTime = write(set("c/a", { n: 1 }));
    write(set("c/a", { n: 2 }));
    const transaction = db.begin({ readOnly: true, readTime });
    write(set("c/a", { n: 3 }), set("c/b", {}));
    const found = db.query(admin, ROOT, query, { transaction });
    expect(found.readTime).toBe(readTime);
    expect(found.docs.map(({ fields }) => fields)).toEqual([
      { n: { integerValue: "1" } },
    ]);
  });

  it("stays open when it is asked to write, and ends with its empty commit", () => {
    const readTime = write(set("c/a", { n: 1 }));
    const transaction = db.begin({ readOnly: true, readTime });
    expect(() => db.commit(admin, [set("c/a", {})], transaction)).toThrow(
      "Cannot modify entities in a read-only transaction.",
    );
    expect(db.get(admin, [nameOf("c/a")], { transaction }).docs).toHaveLength(
      1,
    );
    db.commit(admin, [], transaction);
    expect(() => db.get(admin, [], { transaction })).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }) as Error,
    );
  });
});

it("another try of a transaction may name the first, but nothing else", () => {
  const retry = db.begin({ readOnly: false });
  expect(() => db.begin({ readOnly: false, retry })).not.toThrow();
  expect(() => db.begin({ readOnly: false, retry: "AAAA" })).toThrow(
    "Invalid transaction.",
  );
});

it("collection ids come in pages", () => {
  write(set("b/x", {}), set("a/x", {}), set("c/x", {}));
  const first = db.listCollectionIds(admin, ROOT, { pageSize: 2 });
  expect(first.ids).toEqual(["a", "b"]);
  const pageToken = first.nextPageToken;
  expect(db.listCollectionIds(admin, ROOT, { pageSize: 2, pageToken })).toEqual(
    { ids: ["c"], nextPageToken: "" },
  );
});
