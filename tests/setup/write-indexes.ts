import { writeFileSync } from "node:fs";
import { format } from "oxfmt";
import {
  everyQuery,
  fieldOverrides,
  indexesFor,
} from "../architecture/index-file";

/** Writes the index file from every query of the product. */
export async function main(): Promise<number> {
  const indexes = indexesFor(everyQuery());
  const text = JSON.stringify({ indexes, fieldOverrides });
  const file = "firestore.indexes.json";
  const { code } = await format(file, text, {
    objectWrap: "collapse",
    printWidth: 80,
  });
  writeFileSync(file, code);
  console.log(`${indexes.length} indexes in firestore.indexes.json`);
  return 0;
}
