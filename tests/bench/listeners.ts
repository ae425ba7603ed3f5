import type { Caller } from "../../emulator/src/contract/rules";
import type { Database } from "../../emulator/src/contract/database";
import type { StructuredQuery } from "../../emulator/src/contract/query";
import type { Write } from "../../emulator/src/contract/write";
import { createEngine } from "../../emulator/src/engine/engine";
import {
  ROOT,
  set,
  where,
} from "../../emulator/src/engine/test-support/encode";
import type { Figure } from "./figures";

const LISTENERS = 50;
const BATCH = 500;
const MOST_WRITES = 2000;
const MOST_MS = 5000;
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

function fill(db: Database, documents: number): void {
  for (let i = 0; i < documents; i += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, n) => i + n);
    db.commit(
      admin,
      numbers.map((n) => task(n, (n * 7919) % documents)),
    );
  }
}

/** Microseconds that a write takes while 50 listen. */
function writeTime(
  db: Database,
  documents: number,
  query: (i: number) => StructuredQuery,
): number {
  const stops = Array.from({ length: LISTENERS }, (_, i) =>
    db.listen(admin, { parent: ROOT, query: query(i) }, () => undefined),
  );
  const start = performance.now();
  let writes = 0;
  // Each takes a document from somewhere and puts it first, last or in between.
  while (writes < MOST_WRITES && performance.now() - start < MOST_MS) {
    writes += 1;
    const i = (writes * 104_729) % documents;
    const due = [-writes, documents + writes, (writes * 31) % documents];
    db.commit(admin, [task(i, due[writes % 3] ?? 0)]);
  }
  const spent = performance.now() - start;
  for (const stop of stops) stop();
  return (spent * 1000) / writes;
}

/** What a write costs the local Firestore with 50 listeners: at least 1,000 a second. */
export async function listenerFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const documents of [20_000, 100_000]) {
    const engine = await createEngine();
    const db = engine.database("p", "(default)");
    fill(db, documents);
    for (const [kind, query] of Object.entries(kinds))
      figures.push({
        what: `a write with 50 listeners on ${documents} documents, ${kind}`,
        value: writeTime(db, documents, query),
        unit: "µs",
        atMost: 1000,
      });
    await engine.close();
  }
  return figures;
}
