import { readFileSync, writeFileSync } from "node:fs";
import { stripped, withKeys } from "./source";

const source = "rules/firestore.rules";

/** Fills the lists of keys in and writes what is deployed. */
export function main(): number {
  const complete = withKeys(readFileSync(source, "utf8"));
  writeFileSync(source, complete);
  writeFileSync("firestore.rules", stripped(complete));
  return 0;
}
