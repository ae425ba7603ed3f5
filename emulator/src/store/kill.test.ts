import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "./open";

const ROUNDS = 5;
const name = (id: string) => `projects/p/databases/d/documents/c/${id}`;

let work: string;
let writer: string;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "store-kill-"));
  writer = join(work, "writer.mjs");
  await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: fileURLToPath(
        new URL("./test-support/endless-writer.ts", import.meta.url),
      ),
      outDir: work,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "writer.mjs" } },
    },
  });
}, 30_000);
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

/** Runs the writer and kills it once it has kept `count` more commits; the last number it printed. */
async function killAfter(folder: string, count: number): Promise<number> {
  const child = spawn(process.execPath, [writer, folder]);
  const ended = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split("\n").length > count) child.kill("SIGKILL");
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  await ended;
  expect(complaint).toBe("");
  return Number(output.split("\n").at(-2));
}

it("a killed process loses nothing it acknowledged and keeps no half of a commit", async () => {
  const folder = join(work, "data");
  for (let round = 1; round <= ROUNDS; round++) {
    const acknowledged = await killAfter(folder, 150 + 37 * round);
    const store = await openStore(folder);
    const tree = store.tree("p", "d");
    const left = tree.get(name("left"))?.fields.n;
    expect(tree.get(name("right"))?.fields.n).toEqual(left);
    const kept = left && "integerValue" in left ? left.integerValue : "0";
    expect(Number(kept)).toBeGreaterThanOrEqual(acknowledged);
    await store.close();
  }
}, 30_000);
