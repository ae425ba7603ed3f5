import { parisDay } from "../../time/paris";
import type { BookEntry, BookKind } from "./entries";
import { bookKinds } from "./entries";

/** Lines of one instant stand in the order of their kinds, then of their keys: on every device the same. */
const latestFirst = (a: BookEntry, b: BookEntry): number =>
  b.at.getTime() - a.at.getTime() ||
  bookKinds.indexOf(a.kind) - bookKinds.indexOf(b.kind) ||
  (a.key < b.key ? -1 : 1);

/**
 * The lines of a book that can be told, the latest first: those after the instant until which every source is known
 * (`horizonOf`), so that none is put before another later; each once, of one kind (null: of all). [] for none.
 */
export function foldBook(
  entries: readonly BookEntry[],
  horizon: number,
  kind: BookKind | null,
): BookEntry[] {
  const once = new Map(entries.map((entry) => [entry.key, entry]));
  return [...once.values()]
    .filter(
      (entry) =>
        entry.at.getTime() > horizon && (kind === null || entry.kind === kind),
    )
    .sort(latestFirst);
}

/** The lines of a month of Paris. */
export interface BookMonth {
  /** `YYYY-MM`. */
  month: string;
  entries: BookEntry[];
}

/** Lines under their months, in the order in which they come; [] for none. */
export function byMonth(entries: readonly BookEntry[]): BookMonth[] {
  const months = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    const month = parisDay(entry.at).slice(0, 7);
    const same = months.get(month);
    if (same === undefined) months.set(month, [entry]);
    else same.push(entry);
  }
  return [...months].map(([month, lines]) => ({ month, entries: lines }));
}
