import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { stripped, withKeys } from "./source";

const source = "firestore.rules";

/** Fills the lists of keys in and writes what is deployed, where firebase.json looks for it. */
export function main(): number {
  const complete = withKeys(readFileSync(source, "utf8"));
  writeFileSync(source, complete);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/firestore.rules", stripped(complete));
  return 0;
}
