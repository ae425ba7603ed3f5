import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Caller } from "../contract/rules";
import type { StructuredQuery } from "../contract/query";
import type { Write } from "../contract/write";
import { createEngine } from "./engine";
import { set, ROOT, where } from "./test-support/encode";

/**
 * Figures for 20,000 documents. Bundle it with esbuild (platform node, format esm) and run it; with
 * the arguments `open <folder>` it only opens a folder that an earlier `write <folder>` filled.
 */
const DOCUMENTS = 20_000;
const BATCH = 500;
const admin: Caller = { kind: "admin" };

function weighing(i: number): Write {
  return set(`zoos/z1/weighings/w${i}`, {
    animal: `animal-${i % 400}`,
    at: new Date(1_700_000_000_000 + i * 60_000),
    grams: 1000 + ((i * 7919) % 5000),
    note: `weighed as usual, number ${i}, nothing to report here`,
    tags: ["scale", `room-${i % 20}`],
    by: { uid: `user-${i % 50}`, role: "keeper" },
    valid: i % 3 !== 0,
  });
}

async function timed<T>(label: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const rss = Math.round(process.memoryUsage().rss / 1_048_576);
  const spent = (performance.now() - start).toFixed(1);
  console.log(`${label.padEnd(34)} ${spent.padStart(8)} ms   rss ${rss} MB`);
  return result;
}

const from = [{ collectionId: "weighings" }];
const queries: Record<string, StructuredQuery> = {
  "all by name": { from },
  "one animal": { from, where: where("animal", "EQUAL", "animal-7") },
  "newest 50": {
    from,
    orderBy: [{ field: { fieldPath: "at" }, direction: "DESCENDING" }],
    limit: 50,
  },
  "all by grams": { from, orderBy: [{ field: { fieldPath: "grams" } }] },
};

async function bench(folder: string): Promise<void> {
  if (process.argv[2] !== "open") {
    const engine = await createEngine({ dataDir: folder });
    const db = engine.database("p", "(default)");
    await timed(`write ${DOCUMENTS} in batches`, () => {
      for (let i = 0; i < DOCUMENTS; i += BATCH) {
        const indexes = Array.from({ length: BATCH }, (_, n) => i + n);
        db.commit(admin, indexes.map(weighing));
      }
    });
    await timed("200 single sets", () => {
      for (let i = 0; i < 200; i++) db.commit(admin, [weighing(i + 100_000)]);
    });
    await engine.close();
  }
  const engine = await timed("open", () => createEngine({ dataDir: folder }));
  const db = engine.database("p", "(default)");
  for (const round of ["first", "again"]) {
    for (const [label, query] of Object.entries(queries)) {
      const parent = `${ROOT}/zoos/z1`;
      await timed(`${label} (${round})`, () => db.query(admin, parent, query));
    }
  }
  await engine.close();
}

const given = process.argv[3];
const folder = given ?? mkdtempSync(join(tmpdir(), "engine-bench-"));
await bench(folder);
if (given === undefined) rmSync(folder, { recursive: true });
