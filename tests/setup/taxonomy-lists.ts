import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Raw } from "../../src/domain/sync/plan/item";
import type { TaxonCollection } from "../../src/domain/sync/plan/kinds";
import { isFileError, readFile } from "../../src/features/sync/file/read-file";

const files = {
  order: "orders",
  family: "families",
  species: "species_full",
} as const satisfies Record<TaxonCollection, string>;

/** The rows of a real list, in the folder that SURICATE_TAXONOMY names; null where there is none. */
export function realTaxa(kind: TaxonCollection): readonly Raw[] | null {
  const folder = process.env["SURICATE_TAXONOMY"] ?? "";
  const path = join(folder, `${files[kind]}.csv`);
  if (folder === "" || !existsSync(path)) return null;
  const read = readFile(readFileSync(path, "utf8"));
  return isFileError(read) ? null : (read.items[kind]?.items ?? null);
}
