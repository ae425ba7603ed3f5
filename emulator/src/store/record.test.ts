import { describe, expect, it } from "vitest";
import type { Doc, Fields } from "../contract/values";
import { StoredDocument } from "./stored-document";
import { changeOf, commitParts, commitsOf, documentLine } from "./record";

const ROOT = "projects/p/databases/d/documents";
const time = "2026-11-20T00:00:00.000001Z";
const doc = (path: string, fields: Fields): Doc => ({
  name: `${ROOT}/${path}`,
  fields,
  createTime: time,
  updateTime: time,
});
const read = (line: string) => changeOf(ROOT, Buffer.from(line)).after;

describe("a document's record", () => {
  it.each([
    ["c/plain", { n: { integerValue: "1" } }],
    ["c/none", {}],
    ['c/Z",{"a":[]}', { 'Z",{': { stringValue: 'Z",{"x"}]\t\n' } }],
    ["c/é\u{1F992}\t\n\\", { "é\t": { stringValue: "\u{1F992}\u0000" } }],
  ] as [string, Fields][])("of %j gives it back", (path, fields) => {
    const line = documentLine(ROOT, doc(path, fields));
    expect(line).not.toMatch(/[\t\n]/);
    expect(read(line)).toEqual(doc(path, fields));
    expect(read(line)).toBeInstanceOf(StoredDocument);
  });

  it("is the same from a document read and from one not read yet", () => {
    const line = documentLine(ROOT, doc("c/a", { n: { integerValue: "1" } }));
    const kept = read(line);
    if (!kept) throw new Error("no document");
    expect(documentLine(ROOT, kept)).toBe(line);
    expect(kept.fields).toBe(kept.fields);
    expect(documentLine(ROOT, kept)).toBe(line);
  });

  it("has its fields in copies, before and after they were read", () => {
    const line = documentLine(ROOT, doc("c/a", { n: { integerValue: "1" } }));
    for (const kept of [read(line), read(line)]) {
      expect({ ...kept }).toEqual(doc("c/a", { n: { integerValue: "1" } }));
      expect(JSON.parse(JSON.stringify(kept))).toEqual({ ...kept });
    }
  });
});

it("commits of several databases share a line", () => {
  const after = doc("c/a", { t: { stringValue: "\t" } });
  const commits = [
    {
      project: "p",
      database: "d",
      time,
      changes: [
        { name: after.name, after },
        { name: `${ROOT}/c/gone`, after: null },
      ],
    },
    { project: "p", database: "empty", time, changes: [] },
  ];
  const line = commitParts(commits).join("\t");
  expect(commitsOf(Buffer.from(line))).toEqual(commits);
});

it("the commits of format 1 are read", () => {
  const fields = { n: { integerValue: "1" } };
  const w = [["c/a", time, time, fields], ["c/gone"]];
  const line = JSON.stringify({ p: "p", d: "d", t: time, w });
  expect(commitsOf(Buffer.from(line))).toEqual([
    {
      project: "p",
      database: "d",
      time,
      changes: [
        { name: `${ROOT}/c/a`, after: doc("c/a", fields) },
        { name: `${ROOT}/c/gone`, after: null },
      ],
    },
  ]);
});
