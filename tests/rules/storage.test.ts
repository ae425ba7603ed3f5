import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileAttempt } from "./storage-runtime";
import { startStorageRules } from "./storage-runtime";

const statuses: Record<string, string> = {
  keeper: "active",
  vet: "active",
  disabled: "disabled",
  pending: "pending",
};
const runtime = startStorageRules((uid) => statuses[uid] ?? null);

beforeAll(async () => {
  const errors = await runtime.load(readFileSync("storage.rules", "utf8"));
  expect(errors).toEqual([]);
});
afterAll(runtime.stop);

const picture: FileAttempt = {
  method: "create",
  path: "incoming/keeper/file-1",
  uid: "keeper",
  contentType: "image/jpeg",
  size: 200_000,
};

type Case = [what: string, change: Partial<FileAttempt>, permitted: boolean];

describe("handing a file in", () => {
  it.each<Case>([
    ["a picture", {}, true],
    ["a PNG", { contentType: "image/png" }, true],
    ["a picture of 10 MB", { size: 10 * 1024 * 1024 }, true],
    ["a bigger picture", { size: 10 * 1024 * 1024 + 1 }, false],
    ["a drawing", { contentType: "image/svg+xml" }, false],
    ["a page", { contentType: "text/html" }, false],
    ["a sound", { contentType: "audio/mpeg", size: 5_000_000 }, true],
    ["a long sound", { contentType: "audio/mpeg", size: 5_000_001 }, false],
    ["a video", { contentType: "video/mp4", size: 50_000_000 }, true],
    ["a long video", { contentType: "video/mp4", size: 50_000_001 }, false],
  ])("%s", async (_, change, permitted) => {
    expect(await runtime.permits({ ...picture, ...change })).toBe(permitted);
  });
});

describe("the folder is its owner's, while active", () => {
  it.each<Case>([
    ["another's folder", { uid: "vet" }, false],
    ["no one signed in", { uid: null }, false],
    ["disabled", { uid: "disabled", path: "incoming/disabled/a" }, false],
    ["pending", { uid: "pending", path: "incoming/pending/a" }, false],
    ["a stranger", { uid: "stranger", path: "incoming/stranger/a" }, false],
    ["another colleague", { uid: "vet", path: "incoming/vet/a" }, true],
  ])("%s", async (_, change, permitted) => {
    expect(await runtime.permits({ ...picture, ...change })).toBe(permitted);
  });
});

describe("everything else is closed", () => {
  it.each<Case>([
    ["reading one's own", { method: "get" }, false],
    ["listing", { method: "list", path: "incoming/keeper" }, false],
    ["writing over it", { method: "update" }, false],
    ["deleting it", { method: "delete" }, false],
    ["a folder below", { path: "incoming/keeper/a/b" }, false],
    ["a final path", { path: "zoo-baie/sectors/sector-1/a.jpg" }, false],
    [
      "reading a final path",
      { method: "get", path: "zoo-baie/sectors/sector-1/a.jpg" },
      false,
    ],
  ])("%s", async (_, change, permitted) => {
    expect(await runtime.permits({ ...picture, ...change })).toBe(permitted);
  });
});
