import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Doc, Fields } from "../../contract/values";
import type { Write } from "../../contract/write";
import { admin } from "../../engine/test-support/open";
import type { DurableEngine } from "../../engine/engine";
import { createEngine } from "../../engine/engine";

const everything = { from: [{ collectionId: "", allDescendants: true }] };

/** The documents root of a database. */
export const rootOf = (project: string, database: string) =>
  `projects/${project}/databases/${database}/documents`;

/** All documents of a database, in the order of their names. */
export function documentsOf(
  engine: DurableEngine,
  project = "p",
  database = "(default)",
): Doc[] {
  const db = engine.database(project, database);
  return db.query(admin, rootOf(project, database), everything).docs;
}

/** A write that replaces a document of any database, in wire form. */
export const update = (name: string, fields: Fields): Write => ({
  update: { name, fields },
});

/** A folder for each test's exports, and engines in memory that end with the test. */
export function useEngines() {
  let folder = "";
  let engines: DurableEngine[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "export-test-"));
    engines = [];
  });
  afterEach(async () => {
    for (const engine of engines) await engine.close();
    rmSync(folder, { recursive: true });
  });
  return {
    folder: () => folder,
    /** The one file of an export in the folder. */
    file: () => join(folder, "documents.ndjson"),
    start: async (wallClock?: () => number): Promise<DurableEngine> => {
      const engine = await createEngine(wallClock ? { wallClock } : {});
      engines.push(engine);
      return engine;
    },
  };
}
