import { expect, it } from "vitest";
import type { Doc } from "../contract/values";
import type { Alike } from "./alike";
import { textIn } from "./alike";
import { DocumentTree } from "./document-tree";
import { SnapshotReader } from "./snapshot-reader";
import { StoredDocument } from "./stored-document";

const root = "projects/p/databases/d/documents";
const time = "2026-11-20T09:00:00.000000Z";
const source = { parent: root, collectionId: "c", allDescendants: false };
const texts = ["a", "b", "c"];

/** The same numbers each time. */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const docOf = (at: number, text: string | null): Doc =>
  new StoredDocument(`${root}/c/d${String(at)}`, time, time, {
    of: text === null ? { nullValue: null } : { stringValue: text },
  });

const namesOf = (
  reader: Pick<DocumentTree, "scan">,
  { field, text }: Alike,
  isAsked: boolean,
  reverse: boolean,
): string[] =>
  [...reader.scan(source, reverse, isAsked ? { field, text } : undefined)]
    .filter((doc) => textIn(doc, field) === text)
    .map(({ name }) => name);

/** All that is alike is found among those that a scan looks at for it, in the same order, and it looks at no others where there are many. */
function check(reader: Pick<DocumentTree, "scan">) {
  for (const text of [...texts, "nobody's"])
    for (const reverse of [false, true])
      expect(namesOf(reader, { field: "of", text }, true, reverse)).toEqual(
        namesOf(reader, { field: "of", text }, false, reverse),
      );
}

it("finds what is alike as a look at all does, whatever became of the documents since", () => {
  const below = numbers();
  const tree = new DocumentTree();
  const any = () => docOf(below(4000), [...texts, null][below(4)] ?? null);
  for (let at = 0; at < 1000; at += 1) tree.put(any());
  check(tree);
  for (let at = 0; at < 4000; at += 1) tree.put(any());
  check(tree);
  const parted = [...tree.scan(source, false, { field: "of", text: "a" })];
  expect(parted.every((doc) => textIn(doc, "of") === "a")).toBe(true);
  for (let round = 0; round < 20; round += 1) {
    const snapshot = new SnapshotReader(tree);
    const before = namesOf(snapshot, { field: "of", text: "b" }, true, false);
    for (let at = 0; at < 30 * round; at += 1) {
      const doc = any();
      snapshot.keep(doc.name, tree.get(doc.name));
      if (below(3) === 0) tree.remove(doc.name);
      else tree.put(doc);
    }
    check(tree);
    check(snapshot);
    expect(namesOf(snapshot, { field: "of", text: "b" }, true, false)).toEqual(
      before,
    );
  }
  for (let at = 0; at < 4000; at += 1) tree.remove(docOf(at, null).name);
  check(tree);
  expect([...tree.scan(source, false)]).toEqual([]);
});
