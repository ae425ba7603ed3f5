import { mkdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { StatusError } from "../contract/status";

/** The part of the engine that writes documents to a folder and reads them back. */
export interface Transfer {
  exportTo(project: string, dir: string): Promise<void>;
  importFrom(dir: string): void;
  isEmpty(project: string): boolean;
}

/** Whether a path lies inside a folder, and is not the folder itself. */
function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  const [first] = way.split(sep);
  return way !== "" && first !== ".." && !isAbsolute(way);
}

/** Where an export is asked to be written: the folder that holds it, relative to the one below which exports may lie. */
export interface ExportPlace {
  /** Absolute. */
  root: string;
  directory: string;
  /** Of the export's own folder. */
  name: string;
}

/** The folder of an export. INVALID_ARGUMENT for one outside the root, or a name that is a path. */
function exportFolder({ root, directory, name }: ExportPlace): string {
  const parent = resolve(root, directory);
  const folder = join(parent, name);
  const plain = dirname(folder) === parent && isInside(parent, folder);
  if (plain && isInside(root, folder)) return folder;
  throw new StatusError(
    "INVALID_ARGUMENT",
    `An export is written below ${root}, into a folder of a plain name.`,
  );
}

/**
 * Writes an export into `directory/name`, with the metadata file whose path
 * `--seed_from_export` gives back at the next start. Throws a StatusError that says why it cannot be written;
 * nothing is written outside the place's root.
 */
export async function writeExport(
  engine: Transfer,
  project: string,
  place: ExportPlace,
): Promise<void> {
  const { name } = place;
  const folder = exportFolder(place);
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
