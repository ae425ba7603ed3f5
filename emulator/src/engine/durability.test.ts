import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { DurableEngine } from "./engine";
import { createEngine } from "./engine";
import { remove, ROOT, set } from "./test-support/encode";
import { admin } from "./test-support/open";

const everything = { from: [{ collectionId: "", allDescendants: true }] };

let folder: string;
let engines: DurableEngine[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engine-test-"));
  engines = [];
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  options: { dataDir?: string; wallClock?: () => number } = {},
) {
  const engine = await createEngine(options);
  engines.push(engine);
  return { engine, db: engine.database("p", "(default)") };
}

it("a restart keeps documents, order and times, and time goes on", async () => {
  const dataDir = join(folder, "data");
  const wallClock = () => 1_800_000_000_000;
  const { engine, db } = await start({ dataDir, wallClock });
  db.commit(admin, [set("c/b", { n: 1.5 }), set("c/a", { t: "é" })]);
  db.commit(admin, [set("c/b", { n: 2 }), set("c/x", {}), remove("c/x")]);
  const before = db.query(admin, ROOT, everything).docs;
  const { commitTime } = db.commit(admin, [remove("c/none")]);
  await engine.close();

  const earlier = () => wallClock() - 3_600_000;
  const { db: again } = await start({ dataDir, wallClock: earlier });
  expect(again.query(admin, ROOT, everything).docs).toEqual(before);
  const later = again.commit(admin, [set("c/c", {})]).commitTime;
  expect(later > (before.at(-1)?.updateTime ?? "")).toBe(true);
  expect(later.slice(0, 10)).toBe(commitTime.slice(0, 10));
});

it("a commit that fails leaves no trace on disk", async () => {
  const { engine, db } = await start({ dataDir: folder });
  db.commit(admin, [set("c/a", {})]);
  const bad = { ...set("c/b", {}), currentDocument: { exists: true } };
  expect(() => db.commit(admin, [set("c/z", {}), bad])).toThrow("No document");
  await engine.close();
  const { db: again } = await start({ dataDir: folder });
  expect(again.query(admin, ROOT, everything).docs).toHaveLength(1);
});
