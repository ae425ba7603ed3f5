import { readFileSync } from "node:fs";
import { partMax } from "@domain/file/limits";
import { everybodysFolder } from "@domain/file/slots";
import { mediaForms, mediaKinds } from "@domain/file/media";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileAttempt } from "./storage-runtime";
import { startStorageRules } from "./storage-runtime";

const runtime = startStorageRules();

const load = async (source: string) => {
  expect(await runtime.load(source)).toEqual([]);
};
const loadOurs = () => load(readFileSync("storage.rules", "utf8"));

const open = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{path=**} { allow read, write; }
  }
}`;

beforeAll(loadOurs);
afterAll(runtime.stop);

const md5 = "cp+q/BT4Aji8L3eoKb7WXg==";
const upload = "0b0e7d3a-6a3b-4b39-9c55-0a4f9a3d1c2e";
const digest = "cp-q_BT4Aji8L3eoKb7WXg";
const name = `${upload}.0.${digest}`;

const part: FileAttempt = {
  method: "create",
  path: `incoming/keeper/${name}`,
  uid: "keeper",
  contentType: "image/jpeg",
  size: 2_000_000,
  md5Hash: md5,
  metadata: { part: "true" },
  status: "active",
};
const officialPath = `${everybodysFolder}/enrichments/object-1/a.jpg`;
const finalPath = "zoo-baie/sectors/sector-1/a.jpg";
const over = { contentType: "image/jpeg", size: 10, md5Hash: md5 };

type Case = [what: string, change: Partial<FileAttempt>];

const of = (contentType: string, size: number): Partial<FileAttempt> => ({
  contentType,
  size,
});

const as = (path: string): Partial<FileAttempt> => ({
  path: `incoming/keeper/${path}`,
});

/** What a browser can hand in. */
const handedIn: Case[] = [
  ["a part in one's own folder", {}],
  ["a part of one byte", of("image/png", 1)],
  ...[
    "image/jpeg",
    "audio/mpeg",
    "audio/mp4",
    "audio/ogg",
    "audio/wav",
    "audio/webm",
    "video/mp4",
    "video/quicktime",
    "video/webm",
  ].map((type): Case => [`of type ${type}`, of(type, 1000)]),
  ["the 25th part", as(`${upload}.24.${digest}`)],
  ["the same part again", { over }],
];

const types = [
  "text/html",
  "video/html",
  "image/svg+xml",
  "image/gif",
  "image/jpeg; charset=x",
  "image/jpeg\nimage/png",
  "IMAGE/JPEG",
  "image/",
  "audio/html",
  "application/octet-stream",
  "",
];

/** What nobody may do. */
const refused: Case[] = [
  ...types.map((type): Case => [`of type ${type}`, of(type, 1000)]),
  ["an empty part", of("video/mp4", 0)],
  ["a part over 2 MB", of("video/mp4", 2_000_001)],
  ["a 26th part", as(`${upload}.25.${digest}`)],
  ["a part of no upload", as(`0.${digest}`)],
  ["a name of its own choice", as(`${upload}.0.${"A".repeat(22)}`)],
  ["its content's name with more behind", as(`${name}.exe`)],
  ["a part without a place", as(`${upload}..${digest}`)],
  ["another's folder", { uid: "vet" }],
  ["no one signed in", { uid: null }],
  ["somebody disabled", { status: "disabled" }],
  ["somebody pending", { status: "pending" }],
  ["a stranger", { status: null }],
  ["a folder below", { path: `incoming/keeper/a/${name}` }],
  ["a name that is none", as("file-1")],
  [
    "another content over a part that is there",
    { over, md5Hash: "1B2M2Y8AsgTpgAmY7PhCfg==" },
  ],
  [
    "a token to read it back by",
    { metadata: { part: "true", firebaseStorageDownloadTokens: "known" } },
  ],
  ["a token alone", { metadata: { firebaseStorageDownloadTokens: "known" } }],
  ["words of its own", { metadata: { part: "true", a: "b" } }],
  ["no mark", { metadata: {} }],
  ["another mark", { metadata: { part: "false" } }],
  ["reading one's own", { method: "get" }],
  ["listing", { method: "list", path: "incoming/keeper" }],
  ["changing what is known of it", { method: "update" }],
  ["deleting it", { method: "delete" }],
  ["a final path", { path: finalPath }],
  ["reading a final path", { method: "get", path: finalPath }],
  ["a picture of everybody's objects", { path: officialPath }],
  ["reading one past its address", { method: "get", path: officialPath }],
  ["listing them", { method: "list", path: "official/enrichments" }],
];

const permits = (change: Partial<FileAttempt>) =>
  runtime.permits({ ...part, ...change });

describe("a browser hands in parts, and nothing else", () => {
  it.each(handedIn)("takes %s", async (_, change) => {
    expect(await permits(change)).toBe(true);
  });

  it.each(refused)("refuses %s", async (_, change) => {
    expect(await permits(change)).toBe(false);
  });
});

it("refuses by its rules: open ones permit each of these attempts", async () => {
  await load(open);
  for (const [what, change] of [...handedIn, ...refused])
    expect([what, await permits(change)]).toEqual([what, true]);
  await loadOurs();
});

it("lists the types that the domain stores, and parts of its size", () => {
  const rules = readFileSync("storage.rules", "utf8");
  const listed = [
    ...rules.matchAll(/'((?:image|audio|video|application)\/\w+)'/g),
  ];
  expect(listed.map(([, type]) => type).sort()).toEqual(
    mediaKinds.flatMap((kind) => Object.keys(mediaForms[kind])).sort(),
  );
  expect(rules).toContain(`file.size <= ${partMax}`);
});
