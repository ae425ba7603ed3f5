import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const skipped = new Set(["node_modules", "dist", ".cache"]);

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

function walk(folder: string, match: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return walk(path, match);
    return match.test(entry.name) ? [path] : [];
  });
}

/** The files under these folders of the repository whose name matches. */
export const filesOf = (
  folders: readonly string[],
  match = /\.(ts|tsx|mjs)$/,
): SourceFile[] =>
  folders
    .flatMap((folder) => walk(join(root, folder), match))
    .map((path) => ({
      path: relative(root, path).replaceAll("\\", "/"),
      text: readFileSync(path, "utf8"),
    }));
