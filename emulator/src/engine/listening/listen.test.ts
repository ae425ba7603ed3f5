import { beforeEach, describe, expect, it } from "vitest";
import type { CommitEvent } from "../../contract/write";
import type { Database } from "../../contract/database";
import type { Doc } from "../../contract/values";
import type { Engine } from "../../contract/engine";
import type { StructuredQuery } from "../../contract/query";
import type { TargetChange } from "../../contract/listening";
import { nameOf, remove, ROOT, set, where } from "../test-support/encode";
import { admin, idsOf, openDatabase } from "../test-support/open";
import type { Random } from "../test-support/random";
import { randomFrom } from "../test-support/random";

let db: Database;
let engine: Engine;
beforeEach(async () => {
  ({ engine, db } = await openDatabase());
});

const from = [{ collectionId: "c" }];
const byN = [{ field: { fieldPath: "n" } }];

function watch(query: StructuredQuery): {
  seen: TargetChange[];
  stop: () => void;
} {
  const seen: TargetChange[] = [];
  const stop = db.listen(admin, { parent: ROOT, query }, (change) => {
    seen.push(change);
  });
  return { seen, stop };
}

describe("listening to documents", () => {
  it("tells of missing ones, changes and deletions", () => {
    db.commit(admin, [set("c/a", { n: 1 })]);
    const seen: TargetChange[] = [];
    const documents = [nameOf("c/a"), nameOf("c/b")];
    const stop = db.listen(admin, { documents }, (c) => seen.push(c));
    db.commit(admin, [set("c/b", { n: 1 }), set("c/other", {})]);
    db.commit(admin, [set("c/other", { n: 1 })]);
    db.commit(admin, [remove("c/a")]);
    stop();
    db.commit(admin, [remove("c/b")]);
    expect(
      seen.map(({ changed, deleted }) => [idsOf(changed), deleted]),
    ).toEqual([
      [["a"], [nameOf("c/b")]],
      [["b"], []],
      [[], [nameOf("c/a")]],
    ]);
  });
});

describe("listening to queries", () => {
  it("gives one change for one commit, at its commit time", () => {
    const { seen } = watch({ from });
    const writes = [1, 2, 3].map((n) => set(`c/d${n}`, { n }));
    const { commitTime } = db.commit(admin, writes);
    expect(seen).toHaveLength(2);
    expect(seen[1]?.readTime).toBe(commitTime);
    expect(idsOf(seen[1]?.changed ?? [])).toEqual(["d1", "d2", "d3"]);
  });

  it("is silent about no-change writes and other collections", () => {
    db.commit(admin, [set("c/a", { n: 1 })]);
    const { seen } = watch({ from });
    db.commit(admin, [set("c/a", { n: 1 }), set("d/a", {})]);
    db.commit(admin, [set("c/x", {}), remove("c/x")]);
    expect(seen).toHaveLength(1);
  });

  it("knows who moves into and out of a limit", () => {
    db.commit(
      admin,
      [1, 2, 3].map((n) => set(`c/d${n}`, { n })),
    );
    const { seen } = watch({ from, orderBy: byN, limit: 2 });
    db.commit(admin, [set("c/d0", { n: 0 })]);
    db.commit(admin, [set("c/d9", { n: 9 })]);
    db.commit(admin, [remove("c/d0")]);
    expect(
      seen.map(({ changed, removed, deleted }) => [
        idsOf(changed),
        removed,
        deleted,
      ]),
    ).toEqual([
      [["d1", "d2"], [], []],
      [["d0"], [nameOf("c/d2")], []],
      [["d2"], [], [nameOf("c/d0")]],
    ]);
  });

  it("projects what it tells", () => {
    const select = { fields: [{ fieldPath: "n" }] };
    const { seen } = watch({ from, select });
    db.commit(admin, [set("c/a", { n: 1, more: 2 })]);
    expect(seen[1]?.changed[0]?.fields).toEqual({ n: { integerValue: "1" } });
  });

  it("hears of clear, triggers do not", () => {
    db.commit(admin, [set("c/a", {}), set("d/x", {}), set("c/a/s/t", {})]);
    const events: CommitEvent[] = [];
    engine.onCommit((event) => events.push(event));
    const { seen } = watch({ from });
    db.clear("c/a");
    expect(seen[1]?.deleted).toEqual([nameOf("c/a")]);
    expect(events[0]?.triggers).toBe(false);
    expect(events[0]?.changes).toHaveLength(2);
    db.clear();
    expect(db.listCollectionIds(admin, ROOT).ids).toEqual([]);
    db.clear();
    expect(events).toHaveLength(2);
  });
});

const manyQueries: StructuredQuery[] = [
  { from },
  { from, where: where("n", "GREATER_THAN", 3) },
  { from, orderBy: byN, limit: 3 },
  { from, orderBy: byN, limit: 2, offset: 1 },
  {
    from: [{ collectionId: "c", allDescendants: true }],
    orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
    limit: 4,
  },
  {
    from,
    orderBy: byN,
    startAt: { values: [{ integerValue: "2" }], before: true },
    endAt: { values: [{ integerValue: "6" }], before: false },
  },
];

function commitSomething(random: Random): void {
  const writes = Array.from({ length: 1 + random.below(3) }, () => {
    const path = `${random.pick(["c", "x/y/c"])}/d${random.below(9)}`;
    return random.below(4) === 0
      ? remove(path)
      : set(path, random.below(6) === 0 ? {} : { n: random.below(9) });
  });
  db.commit(admin, writes);
}

/** A result kept up to date by nothing but what a listener hears. */
function keepUp(query: StructuredQuery) {
  const docs = new Map<string, Doc>();
  const kept = { query, docs, readTime: "", stop: (): void => undefined };
  const hear = (change: TargetChange) => {
    if (change.initial && !change.resumed) docs.clear();
    for (const doc of change.changed) docs.set(doc.name, doc);
    for (const name of [...change.removed, ...change.deleted])
      expect(docs.delete(name)).toBe(true);
    kept.readTime = change.readTime;
  };
  const start = (since?: string) => {
    const options = since === undefined ? {} : { since };
    kept.stop = db.listen(admin, { parent: ROOT, query }, hear, options);
  };
  return { kept, start };
}

function expectCurrent({ query, docs }: ReturnType<typeof keepUp>["kept"]) {
  const expected = db.query(admin, ROOT, query).docs;
  expect(docs).toEqual(new Map(expected.map((d) => [d.name, d])));
}

it("results kept up from changes always equal the query, for random commits", () => {
  const random = randomFrom(5);
  const kept = manyQueries.map((query) => {
    const one = keepUp(query);
    one.start();
    return one.kept;
  });
  for (let i = 0; i < 150; i++) {
    commitSomething(random);
    for (const one of kept) expectCurrent(one);
  }
});

it("results resumed at random moments always equal the query", () => {
  const random = randomFrom(6);
  const listeners = manyQueries.map(keepUp);
  for (const { start } of listeners) start();
  for (let i = 0; i < 150; i++) {
    commitSomething(random);
    for (const { kept, start } of listeners) {
      if (random.below(3) > 0) continue;
      kept.stop();
      for (let away = random.below(4); away > 0; away--)
        commitSomething(random);
      start(kept.readTime);
    }
    // Those that listen on hear each commit; the others are all back by now.
    for (const { kept } of listeners) expectCurrent(kept);
  }
});

describe("order of telling", () => {
  it("targets first, then commit listeners, nested commits after", () => {
    const told: string[] = [];
    engine.onCommit(({ changes }) => {
      told.push(`commit ${idsOf(changes).join()}`);
    });
    db.listen(admin, { parent: ROOT, query: { from } }, ({ changed }) => {
      told.push(`target ${idsOf(changed).join()}`);
      if (idsOf(changed).includes("a")) db.commit(admin, [set("c/b", {})]);
    });
    db.commit(admin, [set("c/a", {})]);
    expect(told).toEqual([
      "target ",
      "target a",
      "commit a",
      "target b",
      "commit b",
    ]);
  });

  it("goes on after a listener that throws", async () => {
    const warned = new Promise((resolve) => process.once("warning", resolve));
    engine.onCommit(() => {
      throw new Error("listener fault");
    });
    const heard: string[] = [];
    engine.onCommit(({ commitTime }) => heard.push(commitTime));
    const { commitTime } = db.commit(admin, [set("c/a", {})]);
    expect(heard).toEqual([commitTime]);
    expect(String(await warned)).toContain("listener fault");
  });

  it("times never repeat and never go back", () => {
    const times = Array.from({ length: 2000 }, () => db.now());
    expect(new Set(times).size).toBe(2000);
    expect([...times].sort()).toEqual(times);
  });
});
