import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../contract/database";
import type { Write } from "../contract/write";
import { createEngine } from "./engine";
import { nameOf, ROOT, set } from "./test-support/encode";
import { admin, idsOf, openDatabase } from "./test-support/open";
import { randomFrom } from "./test-support/random";

const query = { from: [{ collectionId: "c" }] };
const aborted = expect.objectContaining({ code: "ABORTED" }) as unknown;
const invalid = expect.objectContaining({
  code: "INVALID_ARGUMENT",
}) as unknown;

let db: Database;
beforeEach(async () => {
  ({ db } = await openDatabase());
  db.commit(admin, [set("c/a", { n: 1 }), set("c/b", { n: 2 })]);
});

const write = (...writes: Write[]) => db.commit(admin, writes);
const get = (transaction: string, path = "c/a") =>
  db.get(admin, [nameOf(path)], { transaction }).docs[0];

describe("a transaction", () => {
  it("commits when nothing it read has changed", () => {
    const transaction = db.begin({ readOnly: false });
    get(transaction);
    write(set("c/b", { n: 3 }));
    expect(() =>
      db.commit(admin, [set("c/a", { n: 9 })], transaction),
    ).not.toThrow();
  });

  it("is aborted when a document it read has changed", () => {
    const transaction = db.begin({ readOnly: false });
    get(transaction);
    write(set("c/a", { n: 5 }));
    expect(() => db.commit(admin, [set("c/b", {})], transaction)).toThrow(
      aborted,
    );
    expect(db.get(admin, [nameOf("c/b")]).docs[0]?.fields).not.toEqual({});
  });

  it("is aborted when a document it missed has come to be", () => {
    const transaction = db.begin({ readOnly: false });
    expect(get(transaction, "c/new")).toBeNull();
    write(set("c/new", {}));
    expect(() => db.commit(admin, [], transaction)).toThrow(aborted);
  });

  it("is aborted when the result of its query has changed, phantoms too", () => {
    const transaction = db.begin({ readOnly: false });
    db.query(admin, ROOT, query, { transaction });
    write(set("c/phantom", {}));
    expect(() => db.commit(admin, [], transaction)).toThrow(aborted);
  });

  it("is aborted when what it counted has changed", () => {
    const transaction = db.begin({ readOnly: false });
    const aggregations = [{ count: {} }];
    const counted = { structuredQuery: query, aggregations };
    db.aggregate(admin, ROOT, counted, { transaction });
    write(set("c/more", {}));
    expect(() => db.commit(admin, [], transaction)).toThrow(aborted);
  });

  it("takes no notice of a write that changes nothing", () => {
    const transaction = db.begin({ readOnly: false });
    get(transaction);
    write(set("c/a", { n: 1 }));
    expect(() => db.commit(admin, [], transaction)).not.toThrow();
  });

  it("reads one moment, whatever is committed meanwhile", () => {
    const transaction = db.begin({ readOnly: true });
    write(set("c/a", { n: 7 }), { delete: nameOf("c/b") }, set("c/0", {}));
    expect(get(transaction)?.fields).toEqual({ n: { integerValue: "1" } });
    const { docs, readTime } = db.query(admin, ROOT, query, { transaction });
    expect(idsOf(docs)).toEqual(["a", "b"]);
    expect(readTime).toBe(db.get(admin, [], { transaction }).readTime);
    expect(idsOf(db.query(admin, ROOT, query).docs)).toEqual(["0", "a"]);
  });

  it("may not write when it is for reading only", () => {
    const transaction = db.begin({ readOnly: true });
    expect(() => db.commit(admin, [set("c/a", {})], transaction)).toThrow(
      invalid,
    );
    const other = db.begin({ readOnly: true });
    expect(() => db.commit(admin, [], other)).not.toThrow();
  });

  it("is over after commit and rollback", () => {
    const transaction = db.begin({ readOnly: false });
    db.commit(admin, [], transaction);
    expect(() => get(transaction)).toThrow(
      "The referenced transaction has expired or is no longer valid.",
    );
    const other = db.begin({ readOnly: false });
    db.rollback(other);
    expect(() => get(other)).toThrow(invalid);
    expect(() => db.rollback(other)).not.toThrow();
  });

  it("must have been given out", () => {
    expect(() => get("bm9uc2Vuc2U=")).toThrow("Invalid transaction.");
    expect(() => db.rollback("x")).toThrow(invalid);
  });

  it("ends after a minute without use", async () => {
    let now = 1_800_000_000_000;
    const engine = await createEngine({ wallClock: () => now });
    const slow = engine.database("p", "d");
    const transaction = slow.begin({ readOnly: false });
    now += 59_000;
    slow.get(admin, [], { transaction });
    now += 59_000;
    slow.get(admin, [], { transaction });
    now += 61_000;
    expect(() => slow.get(admin, [], { transaction })).toThrow(invalid);
  });

  it("ends after four and a half minutes, however busy", async () => {
    let now = 1_800_000_000_000;
    const engine = await createEngine({ wallClock: () => now });
    const busy = engine.database("p", "d");
    const transaction = busy.begin({ readOnly: false });
    for (let i = 0; i < 9; i++) {
      now += 30_000;
      busy.get(admin, [], { transaction });
    }
    now += 1;
    expect(() => busy.get(admin, [], { transaction })).toThrow(invalid);
  });
});

it("ten contended increments that try again end at ten", () => {
  let attempts = 0;
  const read = (transaction: string): number => {
    const value = get(transaction, "c/counter")?.fields.n;
    return value && "integerValue" in value ? Number(value.integerValue) : 0;
  };
  let waiting = Array.from({ length: 10 }, () => 0);
  while (waiting.length > 0) {
    const open = waiting.map(() => {
      const transaction = db.begin({ readOnly: false });
      return { transaction, n: read(transaction) };
    });
    waiting = open.flatMap(({ transaction, n }) => {
      attempts += 1;
      try {
        db.commit(admin, [set("c/counter", { n: n + 1 })], transaction);
        return [];
      } catch (error) {
        expect(error).toEqual(aborted);
        return [0];
      }
    });
  }
  const [doc] = db.get(admin, [nameOf("c/counter")]).docs;
  expect(doc?.fields).toEqual({ n: { integerValue: "10" } });
  expect(attempts).toBe(55);
});

it("snapshots of random histories stay what they were", () => {
  const random = randomFrom(11);
  const all = { from: [{ collectionId: "", allDescendants: true }] };
  const change = () => {
    const path = `${random.pick(["c", "c/a/s", "d"])}/d${random.below(6)}`;
    write(
      random.below(3) === 0
        ? { delete: nameOf(path) }
        : set(path, { n: random.below(5) }),
    );
  };
  const state = (transaction?: string) =>
    (["ASCENDING", "DESCENDING"] as const).map((direction) => {
      const orderBy = [{ field: { fieldPath: "__name__" }, direction }];
      const options = transaction ? { transaction } : {};
      return db.query(admin, ROOT, { ...all, orderBy }, options).docs;
    });
  const taken: { transaction: string; docs: unknown }[] = [];
  for (let i = 0; i < 80; i++) {
    change();
    if (i % 8 === 0) {
      const docs = state();
      taken.push({ transaction: db.begin({ readOnly: true }), docs });
    }
  }
  for (const { transaction, docs } of taken) {
    expect(state(transaction)).toEqual(docs);
  }
});
