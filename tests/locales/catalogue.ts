import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../architecture/sources";

/** The texts of one language: full key -> text. */
export type Catalogue = ReadonlyMap<string, string>;

export const reference = "fr";

function flatten(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree === "string") return [[prefix, tree]];
  if (typeof tree !== "object" || tree === null)
    throw new Error(`${prefix} is neither a text nor a group of texts`);
  return Object.entries(tree).flatMap(([key, value]) =>
    flatten(value, `${prefix}.${key}`),
  );
}

/** The names of the files of a language, without their ending. */
export const filesIn = (language: string): string[] =>
  readdirSync(join(root, "locales", language))
    .map((file) => file.replace(/\.json$/, ""))
    .sort();

/** All texts of a language. */
export const catalogueOf = (language: string): Catalogue =>
  new Map(
    filesIn(language).flatMap((file) =>
      flatten(
        JSON.parse(
          readFileSync(join(root, "locales", language, `${file}.json`), "utf8"),
        ),
        file,
      ),
    ),
  );

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** A key without its plural ending. */
export const stem = (key: string): string => key.replace(pluralEnding, "");

/** The plural endings of each plural key of a catalogue. */
export function pluralsOf(catalogue: Catalogue): Map<string, string[]> {
  const plurals = new Map<string, string[]>();
  for (const key of catalogue.keys()) {
    const ending = pluralEnding.exec(key)?.[1];
    if (ending === undefined) continue;
    plurals.set(stem(key), [...(plurals.get(stem(key)) ?? []), ending].sort());
  }
  return plurals;
}

/** The names in {{braces}} of a text, sorted. */
export const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((found) => found[1]))]
    .filter((name) => name !== undefined)
    .sort();
