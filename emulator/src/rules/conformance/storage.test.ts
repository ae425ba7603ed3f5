import { describe, expect, it } from "vitest";
import type { FileQuestion } from "../testing/storage-client";
import {
  fileVerdict,
  loadedClient,
  storageRules,
} from "../testing/storage-client";

type Fact = readonly [
  fact: string,
  verdict: "ALLOW" | "DENY",
  condition: string,
  question?: Partial<FileQuestion>,
];

const T = (text: string): Date => new Date(text);
const path = (id: string): string =>
  `/databases/(default)/documents/probe/${id}`;
const exists = (id: string): string => `firestore.exists(${path(id)})`;
const PROBES = {
  [path("a")]: { uid: { stringValue: "alice" } },
  [path("b")]: {},
  [path("c")]: {},
};
const known = { documents: PROBES };

const stored = {
  name: "a/x.png",
  bucket: "bucket",
  generation: "1784647629568292",
  metageneration: "1",
  size: 10,
  contentType: "image/png",
  md5Hash: "m",
  crc32c: "c",
  etag: "e",
  timeCreated: T("2030-01-01T00:00:00Z"),
  updated: T("2030-01-01T00:00:00Z"),
  metadata: { owner: "alice", label: "x" },
};
const existing = { before: stored };
const incoming = { method: "create", before: null, after: stored };
const changed = (metadata: object): Partial<FileQuestion> => ({
  method: "update",
  before: stored,
  after: { ...stored, metadata },
});
const DIFF = "request.resource.metadata.diff(resource.metadata)";
const fresh = "request.time - resource.timeCreated < duration.value(60, 's')";
const at = (time: string): Partial<FileQuestion> => ({
  ...existing,
  time: T(time),
});

const FACTS: readonly Fact[] = [
  [
    "existing document field",
    "ALLOW",
    `firestore.get(${path("a")}).data.uid == request.auth.uid`,
    known,
  ],
  [
    "other uid in the document",
    "DENY",
    `firestore.get(${path("a")}).data.uid == 'bob'`,
    known,
  ],
  [
    "missing document field",
    "DENY",
    `firestore.get(${path("a")}).data.missing == 1`,
    known,
  ],
  [
    "missing document",
    "DENY",
    `firestore.get(${path("none")}).data.uid == 'a'`,
    known,
  ],
  ["exists", "ALLOW", exists("a"), known],
  ["does not exist", "DENY", exists("none"), known],
  [
    "three times one document",
    "ALLOW",
    `${exists("a")} && ${exists("a")} && ${exists("a")}`,
    known,
  ],
  ["two documents", "ALLOW", `${exists("a")} && ${exists("b")}`, known],
  [
    "three documents",
    "DENY",
    `${exists("a")} && ${exists("b")} && ${exists("c")}`,
    known,
  ],
  [
    "get and exists of one, and a second",
    "ALLOW",
    `firestore.get(${path("a")}).data.uid == 'alice' && ${exists("a")} && ${exists("b")}`,
    known,
  ],
  [
    "interpolated path",
    "ALLOW",
    "firestore.exists(/databases/(default)/documents/probe/$('a'))",
    known,
  ],
  ["true || lookup", "ALLOW", `true || ${exists("none")}`],
  ["false && lookup", "DENY", `false && ${exists("a")}`, known],
  [
    "third lookup not needed",
    "ALLOW",
    `${exists("a")} && ${exists("b")} || ${exists("c")}`,
    known,
  ],
  [
    "named database",
    "DENY",
    "firestore.exists(/databases/probes/documents/probe/a) || false",
    known,
  ],
  ["error || true", "ALLOW", `firestore.get(${path("none")}).data.x || true`],
  ["int / int", "ALLOW", "10 / 4 == 2 && -7 / 2 == -3 && -7 % 2 == -1"],
  [
    "content type in a list",
    "ALLOW",
    "resource.contentType in ['image/png', 'image/gif']",
    existing,
  ],
  [
    "content type not in the list",
    "DENY",
    "resource.contentType in ['image/gif']",
    existing,
  ],
  [
    "metadata key",
    "ALLOW",
    "'owner' in resource.metadata && !('toString' in resource.metadata)",
    existing,
  ],
  [
    "dotted metadata",
    "ALLOW",
    "resource.metadata.owner == request.auth.uid",
    existing,
  ],
  [
    "bracket metadata",
    "ALLOW",
    "resource.metadata['owner'] == request.auth.uid",
    existing,
  ],
  ["missing metadata key", "DENY", "resource.metadata.team != 'x'", existing],
  [
    "absent metadata",
    "DENY",
    "!('owner' in resource.metadata)",
    { before: { name: "x", metadata: undefined } },
  ],
  [
    "metadata default",
    "ALLOW",
    "resource.metadata.get('team', 'none') == 'none'",
    existing,
  ],
  [
    "split and slice",
    "ALLOW",
    "resource.name.split('/')[0:1] == ['a'] && resource.name[0:1] == 'a'",
    existing,
  ],
  [
    "slice beyond the end",
    "DENY",
    "resource.name.split('/')[0:9].size() == 2",
    existing,
  ],
  ["image", "ALLOW", "resource.contentType.matches('image/.*')", existing],
  [
    "prefixed image",
    "DENY",
    "resource.contentType.matches('mage/.*')",
    existing,
  ],
  [
    "types",
    "ALLOW",
    "resource.size is int && resource.metadata is map && name is string",
    existing,
  ],
  ["wildcard is no int", "DENY", "name is int"],
  ["object name", "ALLOW", "resource.name.matches('.*[.]png')", existing],
  ["absent name", "DENY", "resource.name != 'x'", { before: { size: 1 } }],
  [
    "never modified",
    "ALLOW",
    "resource.timeCreated == resource.updated",
    existing,
  ],
  [
    "identity of a stored file",
    "ALLOW",
    "resource.bucket == 'bucket' && resource.generation == '1784647629568292'",
    existing,
  ],
  ["just before 60 s", "ALLOW", fresh, at("2030-01-01T00:00:59.999Z")],
  ["at 60 s", "DENY", fresh, at("2030-01-01T00:01:00Z")],
  ["after 60 s", "DENY", fresh, at("2030-01-01T00:02:00Z")],
  ["before a deadline", "ALLOW", "request.time < timestamp.date(2031, 1, 1)"],
  ["after a deadline", "DENY", "request.time < timestamp.date(2029, 1, 1)"],
  ["timestamp.value", "ALLOW", "request.time > timestamp.value(0)"],
  [
    "incoming hashes",
    "ALLOW",
    "request.resource.md5Hash == 'm' && request.resource.crc32c == 'c'",
    incoming,
  ],
  ["incoming md5 differs", "DENY", "request.resource.md5Hash == 'n'", incoming],
  ["incoming version", "DENY", "request.resource.generation != null", incoming],
  ["incoming etag", "DENY", "request.resource.etag != null", incoming],
  ["incoming time", "DENY", "request.resource.timeCreated != null", incoming],
  [
    "incoming size",
    "ALLOW",
    "request.resource.size <= 10 && request.method == 'create'",
    incoming,
  ],
  ["incoming size one above", "DENY", "request.resource.size <= 9", incoming],
  ["resource == null on create", "DENY", "resource == null", incoming],
  ["resource != null on update", "ALLOW", "resource != null", changed({})],
  [
    "request.resource of a delete",
    "DENY",
    "request.resource == null",
    { ...existing, method: "delete" },
  ],
  [
    "label changes",
    "ALLOW",
    `${DIFF}.affectedKeys().hasOnly(['label'])`,
    changed({ owner: "alice", label: "y" }),
  ],
  [
    "owner changes",
    "DENY",
    `${DIFF}.affectedKeys().hasOnly(['label'])`,
    changed({ owner: "bob", label: "x" }),
  ],
  [
    "nothing changes",
    "ALLOW",
    `${DIFF}.affectedKeys().size() == 0`,
    changed({ owner: "alice", label: "x" }),
  ],
  [
    "label removed",
    "ALLOW",
    `${DIFF}.removedKeys() == ['label'].toSet()`,
    changed({ owner: "alice" }),
  ],
  ["error in a ternary condition", "DENY", "request.nothing.x ? true : true"],
  ["absorbed ternary", "ALLOW", "(request.nothing.x ? true : true) || true"],
  [
    "anonymous takes the false branch",
    "DENY",
    "request.auth != null ? true : false",
    { auth: null },
  ],
];

const cases = FACTS.map(([fact, verdict, condition, question]) => ({
  fact,
  verdict,
  condition,
  question,
}));

describe("file conditions as production decides them", () => {
  it.each(cases)("$fact: $verdict", async (one) => {
    const answer = await fileVerdict(one.condition, one.question);
    expect(answer).toBe(one.verdict);
  });
});

describe("verbs as production decides them", () => {
  const source = storageRules(`
    match /read/{f} { allow read; }
    match /write/{f} { allow write; }
    match /get/{f} { allow get; }
    match /some/{f} { allow get, delete; }
    match /tree/{all=**} { allow read: if all[0] == 'a'; }`);
  const ask = async (folder: string, method: string): Promise<unknown> => {
    const client = await loadedClient(source);
    const file = { path: `/b/bucket/o/${folder}`, method };
    const { permit } = await client.verify(file);
    await client.close();
    return permit;
  };

  it.each([
    ["read/f", ["get", "list"]],
    ["write/f", ["create", "update", "delete"]],
    ["get/f", ["get"]],
    ["some/f", ["get", "delete"]],
    ["tree/a/b/c", ["get", "list"]],
    ["tree/b", []],
  ])("%s", async (folder, permitted) => {
    for (const method of ["get", "list", "create", "update", "delete"]) {
      expect(await ask(folder, method)).toBe(permitted.includes(method));
    }
  });
});
