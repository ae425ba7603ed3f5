import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const FILE = /^(snapshot|log)-(\d+)(\.tmp)?$/;

/** A file of a data folder that holds documents or commits. */
export interface DataFile {
  path: string;
  kind: "snapshot" | "log";
  generation: number;
  /** Not written to its end. */
  temporary: boolean;
}

/** Path of the snapshot or the log of a generation. */
export const dataPath = (
  folder: string,
  kind: DataFile["kind"],
  generation: number,
): string => join(folder, `${kind}-${generation}`);

/** The snapshots and logs of a folder, oldest generation first. */
export function dataFiles(folder: string): DataFile[] {
  return readdirSync(folder)
    .flatMap((name): DataFile[] => {
      const [, kind, digits, end] = FILE.exec(name) ?? [];
      if (kind !== "snapshot" && kind !== "log") return [];
      const generation = Number(digits);
      const temporary = end !== undefined;
      return [{ path: join(folder, name), kind, generation, temporary }];
    })
    .sort((a, b) => a.generation - b.generation);
}

/** Brings the names in a folder onto the disk, where the system lets a folder be opened. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const open = openSync(folder, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Writes a small file that is there whole or not at all, and on the disk. */
export function writeWhole(file: string, content: string | Buffer): void {
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, content, { flush: true });
  renameSync(temporary, file);
  syncFolder(dirname(file));
}
