import { describe, expect, it } from "vitest";
import type { Doc } from "../../contract/values";
import type { DocChange } from "../../contract/write";
import type { StructuredQuery } from "../../contract/query";
import { DocumentTree, type Reader } from "../../store/document-tree";
import { planQuery } from "../query/plan";
import { runPlan } from "../query/run";
import { encodeFields, nameOf, ROOT, where } from "../test-support/encode";
import type { Random } from "../test-support/random";
import { randomFrom } from "../test-support/random";
import { ResultWindow } from "./result-window";

const from = [{ collectionId: "c" }];
const by = (fieldPath: string, direction?: "DESCENDING") => ({
  field: { fieldPath },
  ...(direction ? { direction } : {}),
});
const n = (value: number) => ({ integerValue: String(value) });
const ref = (id: string) => ({ referenceValue: nameOf(`c/${id}`) });

/** The last of an order is asked for as the first of its reverse, as the SDKs do for limitToLast. */
const queries: Record<string, StructuredQuery> = {
  ascending: { from, orderBy: [by("n")], limit: 3 },
  "descending, as for limitToLast": {
    from,
    orderBy: [by("n", "DESCENDING")],
    limit: 3,
  },
  "by two fields": {
    from,
    orderBy: [by("n", "DESCENDING"), by("m")],
    limit: 4,
  },
  "by name alone": { from, limit: 3 },
  "by name, the last": {
    from,
    orderBy: [by("__name__", "DESCENDING")],
    limit: 2,
  },
  "from an offset": { from, orderBy: [by("n")], limit: 2, offset: 3 },
  "an offset alone": { from, orderBy: [by("n")], offset: 4 },
  "a limit of one": { from, orderBy: [by("n")], limit: 1 },
  "a limit nobody reaches": { from, orderBy: [by("n")], limit: 100 },
  "no limit left": { from, orderBy: [by("n")], limit: 0 },
  filtered: {
    from,
    where: where("open", "EQUAL", true),
    orderBy: [by("n")],
    limit: 3,
  },
  "a range": { from, where: where("n", "GREATER_THAN", 2), limit: 3 },
  "between cursors": {
    from,
    orderBy: [by("n")],
    startAt: { values: [n(2)], before: true },
    endAt: { values: [n(6)], before: false },
    limit: 4,
  },
  "after a document": {
    from,
    orderBy: [by("n"), by("__name__")],
    startAt: { values: [n(3), ref("d4")] },
    limit: 3,
  },
  "of a group": {
    from: [{ collectionId: "c", allDescendants: true }],
    orderBy: [by("n")],
    limit: 3,
  },
};

/** Counts how often the collection is read. */
class CountedTree extends DocumentTree {
  scans = 0;

  override scan(...asked: Parameters<Reader["scan"]>) {
    this.scans += 1;
    return super.scan(...asked);
  }
}

const put = (path: string, fields: Record<string, number | boolean>): Doc => ({
  name: nameOf(path),
  fields: encodeFields(fields),
  createTime: "",
  updateTime: "",
});

function randomDocument(random: Random, path: string): Doc | null {
  if (random.below(3) === 0) return null;
  const fields: Record<string, number | boolean> = {};
  // Few values, so that many are equal; now and then there is none.
  if (random.below(8) > 0) fields["n"] = random.below(8);
  if (random.below(8) > 0) fields["m"] = random.below(3);
  if (random.below(4) > 0) fields["open"] = random.below(2) === 1;
  return put(path, fields);
}

function commit(tree: DocumentTree, changed: Map<string, Doc | null>) {
  return [...changed].flatMap(([path, after]): DocChange[] => {
    const name = nameOf(path);
    const before = tree.get(name);
    if (after) tree.put(after);
    else tree.remove(name);
    return before || after ? [{ name, before, after }] : [];
  });
}

function randomCommit(tree: DocumentTree, random: Random): DocChange[] {
  const changed = new Map<string, Doc | null>();
  for (let left = 1 + random.below(5); left > 0; left -= 1) {
    const path = `${random.pick(["c", "c", "x/y/c"])}/d${random.below(14)}`;
    changed.set(path, randomDocument(random, path));
  }
  return commit(tree, changed);
}

describe.each(Object.entries(queries))("the window of %s", (_, query) => {
  it.each([0, 1, 3, 50])("with a slack of %i is the query", (slack) => {
    const random = randomFrom(slack + 1);
    const tree = new CountedTree();
    for (let i = 0; i < 20; i += 1) randomCommit(tree, random);
    const plan = planQuery(ROOT, query);
    const window = new ResultWindow(tree, plan, slack);
    const heard = new Map(window.result().map((doc) => [doc.name, doc]));
    for (let i = 0; i < 400; i += 1) {
      const changes = randomCommit(tree, random);
      const told = window.difference(changes);
      const { docs } = runPlan(tree, plan);
      expect(window.result()).toEqual(docs);
      for (const name of [...told.removed, ...told.deleted])
        expect(heard.delete(name)).toBe(true);
      for (const doc of told.changed) {
        expect(heard.get(doc.name)).not.toBe(doc);
        heard.set(doc.name, doc);
      }
      expect(heard).toEqual(new Map(docs.map((doc) => [doc.name, doc])));
      const order = docs.filter((doc) => told.changed.includes(doc));
      expect(told.changed).toEqual(order);
      const left = told.removed.map((name) => tree.get(name));
      const gone = told.deleted.map((name) => tree.get(name));
      expect([left.includes(null), gone.every((doc) => doc === null)]).toEqual([
        false,
        true,
      ]);
    }
  });
});

describe("a window", () => {
  const plan = planQuery(ROOT, { from, orderBy: [by("n")], limit: 10 });
  const filled = () => {
    const tree = new CountedTree();
    for (let i = 0; i < 1000; i += 1) tree.put(put(`c/d${i}`, { n: i }));
    const window = new ResultWindow(tree, plan, 50);
    const change = (path: string, after: Doc | null) =>
      window.difference(commit(tree, new Map([[path, after]])));
    return { tree, window, change };
  };

  it("reads the collection once, whatever comes and goes behind the result", () => {
    const { tree, change } = filled();
    for (let i = 0; i < 500; i += 1) {
      change(`c/d${20 + i}`, put(`c/d${20 + i}`, { n: 2000 + i }));
      change(`c/new${i}`, put(`c/new${i}`, { n: -i }));
    }
    expect(tree.scans).toBeLessThanOrEqual(2);
  });

  it("reads it again the more seldom the more leaves the result", () => {
    const { tree, window, change } = filled();
    for (let i = 0; i < 980; i += 1) change(`c/d${i}`, null);
    expect(window.result()).toHaveLength(10);
    expect(tree.scans).toBeLessThanOrEqual(4);
  });
});
