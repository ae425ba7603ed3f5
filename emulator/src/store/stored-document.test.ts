import { describe, expect, it } from "vitest";
import type { Doc, Fields } from "../contract/values";
import { sameContent } from "../engine/values/compare";
import { DocumentTree } from "./document-tree";
import { packLater } from "./pack-later";
import { MemoryStore } from "./store";
import { StoredDocument } from "./stored-document";

const fieldsOf = (n: number): Fields => ({
  n: { integerValue: String(n) },
  deep: { mapValue: { fields: { text: { stringValue: `number ${n}` } } } },
});
const copyOf = (doc: Doc): Doc => ({ ...doc });
const root = "projects/p/databases/d/documents/c";
const time = "2026-11-20T00:00:00.000001Z";
const made = (n: number, content: Fields | Buffer = fieldsOf(n)) =>
  new StoredDocument(`${root}/d${n}`, time, time, content);

describe("a stored document", () => {
  it("has its fields in every form: as written, packed, and as JSON from disk", () => {
    const json = Buffer.from(JSON.stringify(fieldsOf(1)));
    const packed = made(1);
    packed.close();
    for (const doc of [made(1), packed, made(1, json)]) {
      const read = () => doc.field(["deep", "text"]);
      expect(read()).toEqual({ stringValue: "number 1" });
      expect(doc.field(["deep", "none"])).toBeUndefined();
      expect(doc.json()).toBe(json.toString());
      expect(doc.fields).toEqual(fieldsOf(1));
      expect(copyOf(doc).fields).toEqual(fieldsOf(1));
      expect(read()).toEqual({ stringValue: "number 1" });
      doc.close();
      expect(copyOf(doc).fields).toEqual(fieldsOf(1));
    }
  });

  it("of a folder is packed some time after it was read, the same all along", async () => {
    const store = new MemoryStore();
    const tree = store.tree("p", "d");
    const docs = Array.from({ length: 120 }, (_, n) =>
      made(n, Buffer.from(JSON.stringify(fieldsOf(n)))),
    );
    for (const doc of docs) tree.put(doc);
    const asRead = docs[0]?.keptBytes ?? 0;
    await packLater(store, new AbortController().signal);
    for (const [n, doc] of docs.entries()) {
      expect(doc.keptBytes).toBeLessThan(asRead / 2);
      expect(tree.get(doc.name)).toBe(doc);
      expect(doc.fields).toEqual(fieldsOf(n));
    }
  });

  it("stays the same object in a tree, packed or not", () => {
    const tree = new DocumentTree();
    const docs = Array.from({ length: 1000 }, (_, n) => made(n));
    for (const doc of docs) tree.put(doc);
    for (let round = 0; round < 2; round += 1)
      for (const [n, doc] of docs.entries()) {
        expect(tree.get(doc.name)).toBe(doc);
        expect(sameContent(doc.fields, fieldsOf(n))).toBe(true);
      }
  });

  it("is packed once others were written or read after it", () => {
    const tree = new DocumentTree();
    const docs = Array.from({ length: 1000 }, (_, n) => made(n));
    for (const doc of docs) tree.put(doc);
    const [first, last] = [docs[0], docs.at(-1)];
    expect(first?.keptBytes).toBeGreaterThan(0);
    expect(last?.keptBytes).toBeUndefined();
    const read = first?.fields;
    expect(first?.fields).toBe(read);
    for (const { fields } of docs) expect(fields).toBeDefined();
    expect(first?.fields).not.toBe(read);
    expect(first?.fields).toEqual(read);
  });
});
