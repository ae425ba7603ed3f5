import type { Caller, StructuredQuery, Write } from "../../contract";
import { createEngine } from "../engine";
import { ROOT, set, where } from "../test-support/encode";

/**
 * Writes a second with 50 listeners, and what a document takes in memory. Bundle it with esbuild (platform
 * node, format esm) and run it with the number of documents, 20,000 when left out.
 */
const documents = Number(process.argv[2] ?? 20_000);
const LISTENERS = 50;
const BATCH = 500;
const MOST_WRITES = 4000;
const MOST_MS = 8000;
const admin: Caller = { kind: "admin" };
const from = [{ collectionId: "tasks" }];
const text = "Kontrolle der Wärmelampen, danach füttern und wiegen. ";

/** About 2 kB in all. */
function task(i: number, due: number): Write {
  return set(`tasks/task-${i}`, {
    zooId: "zoo",
    title: `Task ${i}`,
    status: i % 3 === 0 ? "DONE" : "OPEN",
    sectorIds: [`sector-${i % 50}`],
    responsibleIds: [`person-${i % 40}`, `person-${(i * 7) % 40}`],
    dueAt: new Date(1_700_000_000_000 + due * 60_000),
    dueAtUnix: due,
    author: { uid: `person-${i % 50}`, role: "keeper" },
    description: text.repeat(27) + String(i),
  });
}

const ordered = (i: number, direction: "ASCENDING" | "DESCENDING") => ({
  from,
  where: where("sectorIds", "ARRAY_CONTAINS", `sector-${i}`),
  orderBy: [{ field: { fieldPath: "dueAtUnix" }, direction }],
  limit: 50,
});

const kinds: Record<string, (i: number) => StructuredQuery> = {
  "order and limit, one a sector": (i) => ordered(i, "ASCENDING"),
  "order and limit, all the same": () => ({
    from,
    orderBy: [{ field: { fieldPath: "dueAtUnix" }, direction: "DESCENDING" }],
    limit: 50,
  }),
  "order and limit, each of all documents": (i) => ({
    from,
    orderBy: [{ field: { fieldPath: "dueAtUnix" } }],
    limit: 20 + i,
  }),
  "filters alone": (i) => ({
    from,
    where: where("sectorIds", "ARRAY_CONTAINS", `sector-${i}`),
  }),
};

const mb = () => Math.round(process.memoryUsage().rss / 1_048_576);

async function bench(): Promise<void> {
  const engine = await createEngine();
  const db = engine.database("p", "(default)");
  const idle = mb();
  for (let i = 0; i < documents; i += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, n) => i + n);
    db.commit(
      admin,
      numbers.map((n) => task(n, (n * 7919) % documents)),
    );
  }
  console.log(`${documents} documents: rss ${idle} MB, then ${mb()} MB`);
  let last = 0;
  for (const [kind, query] of Object.entries(kinds)) {
    let told = 0;
    const stops = Array.from({ length: LISTENERS }, (_, i) =>
      db.listen(admin, { parent: ROOT, query: query(i) }, () => {
        told += 1;
      }),
    );
    const start = performance.now();
    let writes = 0;
    // Each takes a document from somewhere and puts it first, last or in between.
    while (writes < MOST_WRITES && performance.now() - start < MOST_MS) {
      last += 1;
      const i = (last * 104_729) % documents;
      const due = [-last, documents + last, (last * 31) % documents];
      db.commit(admin, [task(i, due[last % 3] ?? 0)]);
      writes += 1;
    }
    const seconds = (performance.now() - start) / 1000;
    const rate = Math.round(writes / seconds);
    console.log(`${kind}: ${rate} writes a second, ${told} told`);
    for (const stop of stops) stop();
  }
  await engine.close();
}

await bench();
