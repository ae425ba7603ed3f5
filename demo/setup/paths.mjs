import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(
  /[\\/]$/,
  "",
);

export const at = (...parts) => join(root, ...parts);

const skipped = new Set(["node_modules", "dist", "lib"]);

function files(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() && skipped.has(entry.name) && !path.endsWith("src")
        ? []
        : files(join(path, entry.name)),
    );
}

/** A digest of the content of files and folders, `extra` mixed in; missing paths count as empty. */
export function digest(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of paths.flatMap(files))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

export const readText = (path) =>
  existsSync(path) ? readFileSync(path, "utf8") : "";
