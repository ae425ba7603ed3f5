import { describe, expect, it } from "vitest";
import type { StructuredQuery } from "../contract/query";
import type { TargetChange } from "../contract/listening";
import {
  nameOf,
  remove,
  ROOT,
  set,
  update,
  where,
} from "./test-support/encode";
import { admin, idsOf, openDatabase } from "./test-support/open";

describe("engine", () => {
  it("reads back what a commit wrote, with its times", async () => {
    const { db } = await openDatabase();
    const { commitTime, results } = db.commit(admin, [set("c/a", { n: 1 })]);
    const { docs } = db.get(admin, [nameOf("c/a"), nameOf("c/b")]);
    expect(docs[0]).toEqual({
      name: nameOf("c/a"),
      fields: { n: { integerValue: "1" } },
      createTime: commitTime,
      updateTime: commitTime,
    });
    expect(docs[1]).toBeNull();
    expect(results).toEqual([{ updateTime: commitTime }]);
  });

  it("applies nothing when one write of a commit fails", async () => {
    const { db } = await openDatabase();
    const writes = [set("c/a", { n: 1 }), update("c/missing", { n: 2 })];
    expect(() => db.commit(admin, writes)).toThrow(
      `No document to update: ${nameOf("c/missing")}`,
    );
    expect(db.get(admin, [nameOf("c/a")]).docs).toEqual([null]);
  });

  it("queries with filter, order and limit", async () => {
    const { db } = await openDatabase();
    for (const n of [3, 1, 2, 5, 4]) {
      db.commit(admin, [set(`c/d${n}`, { n })]);
    }
    const query: StructuredQuery = {
      from: [{ collectionId: "c" }],
      where: where("n", "GREATER_THAN", 1),
      orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
      limit: 3,
    };
    expect(idsOf(db.query(admin, ROOT, query).docs)).toEqual([
      "d5",
      "d4",
      "d3",
    ]);
  });

  it("tells a listener the whole result, then each difference", async () => {
    const { db } = await openDatabase();
    db.commit(admin, [set("c/a", { on: true }), set("c/b", { on: false })]);
    const seen: TargetChange[] = [];
    const query = {
      from: [{ collectionId: "c" }],
      where: where("on", "EQUAL", true),
    };
    const stop = db.listen(admin, { parent: ROOT, query }, (c) => seen.push(c));
    db.commit(admin, [set("c/b", { on: true })]);
    db.commit(admin, [set("c/a", { on: false })]);
    db.commit(admin, [set("c/a", { on: false, more: 1 })]);
    db.commit(admin, [remove("c/b")]);
    stop();
    db.commit(admin, [set("c/b", { on: true })]);
    expect(
      seen.map(({ initial, changed, removed, deleted }) => [
        initial,
        idsOf(changed),
        removed,
        deleted,
      ]),
    ).toEqual([
      [true, ["a"], [], []],
      [false, ["b"], [], []],
      [false, [], [nameOf("c/a")], []],
      [false, [], [], [nameOf("c/b")]],
    ]);
  });
});
