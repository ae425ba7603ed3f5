import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StatusError } from "../contract";

/** The part of the engine that writes documents to a folder and reads them back. */
export interface Transfer {
  exportTo(project: string, dir: string): Promise<void>;
  importFrom(dir: string): void;
  isEmpty(project: string): boolean;
}

/**
 * Writes an export into `directory/name`, with the metadata file whose path
 * `--seed_from_export` gives back at the next start. Throws a StatusError that says why it cannot be written.
 */
export async function writeExport(
  engine: Transfer,
  project: string,
  directory: string,
  name: string,
): Promise<void> {
  const folder = join(directory, name);
  const file = join(folder, `${name}.overall_export_metadata`);
  const metadata = `${JSON.stringify({ project, kind: "local-firestore" })}\n`;
  try {
    await mkdir(folder, { recursive: true });
    await engine.exportTo(project, folder);
    await writeFile(file, metadata);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StatusError(
      "INTERNAL",
      `The export to ${folder} could not be written: ${reason}`,
    );
  }
}

/**
 * Brings in the export a metadata file belongs to. A project that holds documents is left as it
 * is and false is returned: what was stored later is newer. Throws when the export is broken or foreign.
 */
export function readExport(
  engine: Transfer,
  project: string,
  metadataPath: string,
): boolean {
  if (!engine.isEmpty(project)) return false;
  engine.importFrom(dirname(metadataPath));
  return true;
}
