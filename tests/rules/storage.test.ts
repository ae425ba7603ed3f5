import { readFileSync } from "node:fs";
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

/** As it will be when the function that empties the folder is there. */
const opened = readFileSync("storage.rules", "utf8").replace(
  "return false;",
  "return true;",
);

const md5 = "cp+q/BT4Aji8L3eoKb7WXg==";
const name = "cp-q_BT4Aji8L3eoKb7WXg";

const picture: FileAttempt = {
  method: "create",
  path: `incoming/keeper/${name}`,
  uid: "keeper",
  contentType: "image/jpeg",
  size: 200_000,
  md5Hash: md5,
  metadata: {},
  status: "active",
};
const finalPath = "zoo-baie/sectors/sector-1/a.jpg";
const over = { contentType: "image/jpeg", size: 10, md5Hash: md5 };

type Case = [what: string, change: Partial<FileAttempt>];

const of = (contentType: string, size: number): Partial<FileAttempt> => ({
  contentType,
  size,
});

/** What a browser will be able to hand in. */
const handedIn: Case[] = [
  ["a picture in one's own folder", {}],
  ["a PNG of 10 MB", of("image/png", 10_000_000)],
  ["a sound", of("audio/mpeg", 5_000_000)],
  ["a video", of("video/mp4", 50_000_000)],
  ["the same file again", { over }],
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

/** What nobody may do with it, open or closed. */
const refused: Case[] = [
  ...types.map((type): Case => [`of type ${type}`, of(type, 1000)]),
  ["an empty file", of("image/jpeg", 0)],
  ["a picture over 10 MB", of("image/jpeg", 10_000_001)],
  ["a sound over 5 MB", of("audio/mpeg", 5_000_001)],
  ["a video over 50 MB", of("video/mp4", 50_000_001)],
  ["another's folder", { uid: "vet" }],
  ["no one signed in", { uid: null }],
  ["somebody disabled", { status: "disabled" }],
  ["somebody pending", { status: "pending" }],
  ["a stranger", { status: null }],
  ["a folder below", { path: `incoming/keeper/a/${name}` }],
  ["a name of its own choice", { path: "incoming/keeper/file-1" }],
  [
    "another file over one that is there",
    { over, md5Hash: "1B2M2Y8AsgTpgAmY7PhCfg==" },
  ],
  [
    "a token to read it back by",
    { metadata: { firebaseStorageDownloadTokens: "known" } },
  ],
  ["words of its own", { metadata: { a: "b" } }],
  ["reading one's own", { method: "get" }],
  ["listing", { method: "list", path: "incoming/keeper" }],
  ["changing what is known of it", { method: "update" }],
  ["deleting it", { method: "delete" }],
  ["a final path", { path: finalPath }],
  ["reading a final path", { method: "get", path: finalPath }],
];

const permits = (change: Partial<FileAttempt>) =>
  runtime.permits({ ...picture, ...change });

describe("as they are, no browser reaches a file", () => {
  it.each([...handedIn, ...refused])("%s", async (_, change) => {
    expect(await permits(change)).toBe(false);
  });
});

describe("once opened", () => {
  beforeAll(() => load(opened));
  afterAll(loadOurs);

  it.each(handedIn)("take %s", async (_, change) => {
    expect(await permits(change)).toBe(true);
  });

  it.each(refused)("refuse %s", async (_, change) => {
    expect(await permits(change)).toBe(false);
  });
});

it("refuses by its rules: open ones permit each of these attempts", async () => {
  await load(open);
  for (const [what, change] of [...handedIn, ...refused])
    expect([what, await permits(change)]).toEqual([what, true]);
  await loadOurs();
});
