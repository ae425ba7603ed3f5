import { writeFileSync } from "node:fs";
import { format } from "prettier";
import {
  everyQuery,
  fieldOverrides,
  indexesFor,
} from "../architecture/index-file";

/** Writes the index file from every query of the product. */
export async function main(): Promise<number> {
  const indexes = indexesFor(everyQuery());
  const text = JSON.stringify({ indexes, fieldOverrides });
  writeFileSync(
    "firestore.indexes.json",
    await format(text, { parser: "json", objectWrap: "collapse" }),
  );
  console.log(`${indexes.length} indexes in firestore.indexes.json`);
  return 0;
}
