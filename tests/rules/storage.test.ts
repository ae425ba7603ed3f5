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

const picture: FileAttempt = {
  method: "create",
  path: "incoming/keeper/file-1",
  uid: "keeper",
  contentType: "image/jpeg",
  size: 200_000,
};
const finalPath = "zoo-baie/sectors/sector-1/a.jpg";

const attempts: [what: string, change: Partial<FileAttempt>][] = [
  ["a picture in one's own folder", {}],
  ["a PNG", { contentType: "image/png" }],
  ["a sound", { contentType: "audio/mpeg", size: 5_000 }],
  ["a video", { contentType: "video/mp4", size: 50_000 }],
  ["a page", { contentType: "text/html" }],
  ["another's folder", { uid: "vet" }],
  ["no one signed in", { uid: null }],
  ["a folder below", { path: "incoming/keeper/a/b" }],
  ["reading one's own", { method: "get" }],
  ["listing", { method: "list", path: "incoming/keeper" }],
  ["writing over it", { method: "update" }],
  ["deleting it", { method: "delete" }],
  ["a final path", { path: finalPath }],
  ["reading a final path", { method: "get", path: finalPath }],
];

const permits = (change: Partial<FileAttempt>) =>
  runtime.permits({ ...picture, ...change });

describe("no browser reaches a file", () => {
  it.each(attempts)("%s", async (_, change) => {
    expect(await permits(change)).toBe(false);
  });
});

it("refuses by its rules: open ones permit each of these attempts", async () => {
  await load(open);
  for (const [what, change] of attempts)
    expect([what, await permits(change)]).toEqual([what, true]);
  await loadOurs();
});
