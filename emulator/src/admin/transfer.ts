import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../contract";

/** The part of the engine that writes documents to a folder and reads them back. */
export interface Transfer {
  exportTo(project: string, dir: string): Promise<void>;
  importFrom(dir: string): Promise<void>;
}

/**
 * Writes an export into `directory/name`, with the metadata file whose path
 * `--seed_from_export` gives back at the next start.
 */
export async function writeExport(
  engine: Transfer,
  project: string,
  directory: string,
  name: string,
): Promise<void> {
  const folder = join(directory, name);
  await mkdir(folder, { recursive: true });
  await engine.exportTo(project, folder);
  const metadata = `${JSON.stringify({ project, kind: "local-firestore" })}\n`;
  await writeFile(join(folder, `${name}.overall_export_metadata`), metadata);
}

function isEmpty(db: Database): boolean {
  const root = `projects/${db.project}/databases/${db.database}/documents`;
  return db.listCollectionIds({ kind: "admin" }, root).ids.length === 0;
}

/**
 * Brings in the export a metadata file belongs to. A database that holds documents is left as it
 * is and false is returned: what was stored later is newer.
 */
export async function readExport(
  engine: Transfer,
  db: Database,
  metadataPath: string,
): Promise<boolean> {
  if (!isEmpty(db)) return false;
  await engine.importFrom(dirname(metadataPath));
  return true;
}
