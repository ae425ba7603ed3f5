import { fold } from "../../directory/search";
import type { Columns, InventoryField } from "../fields";
import { inventoryFields } from "../fields";
import { synonyms } from "./synonyms";

/** A title as titles are compared: letters and digits alone, small and without accents. */
export const titleKey = (title: string): string =>
  fold(title).replace(/[^\p{L}\p{N}]+/gu, "");

/** By title: which field it names, and how likely; a Map, as titles may be called anything. */
const known = new Map<string, { field: InventoryField; rank: number }>();
for (const field of inventoryFields)
  synonyms[field].split(" ").forEach((word, rank) => {
    if (!known.has(word)) known.set(word, { field, rank });
  });

/** Whether a title is one that some records system uses. */
export const isKnownTitle = (title: string): boolean =>
  known.has(titleKey(title));

/** What people chose by hand for titles they saw before, by `titleKey`. */
export type Remembered = ReadonlyMap<string, InventoryField | null>;

/**
 * What each column says, by its title: as it was chosen before, else by the words of records systems. Each field is
 * said by one column, the likeliest; no title: none.
 */
export function guessColumns(
  titles: readonly string[],
  remembered: Remembered = new Map(),
): Columns {
  const columns: (InventoryField | null)[] = titles.map(() => null);
  const taken = new Set<InventoryField>();
  const keys = titles.map(titleKey);
  keys.forEach((key, place) => {
    const field = remembered.get(key) ?? null;
    if (field === null || taken.has(field)) return;
    taken.add(field);
    columns[place] = field;
  });
  const guesses = keys
    .map((key, place) => ({ key, place, ...known.get(key) }))
    .filter(({ key }) => !remembered.has(key))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const { field, place } of guesses) {
    if (field === undefined || taken.has(field)) continue;
    taken.add(field);
    columns[place] = field;
  }
  return columns;
}
