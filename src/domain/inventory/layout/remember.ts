import type { Columns } from "../fields";
import type { Remembered } from "../read/columns";
import { guessColumns, titleKey } from "../read/columns";
import type { ImportLayout } from "./layout";
import { layoutMax, titleMax } from "./layout";

type Chosen = ImportLayout["columns"];

/** What was chosen by title; nothing kept: an empty map. */
export const rememberedOf = (columns: Chosen): Remembered =>
  new Map(columns.map(({ title, field }) => [title, field]));

/**
 * What is to be kept after a file of these titles was read as these columns: a title that says something else
 * than its words do is added, or replaces what it said; one that is read as its words say is forgotten.
 */
export function layoutWith(
  kept: Chosen,
  titles: readonly string[],
  columns: Columns,
): Chosen {
  const guessed = guessColumns(titles);
  const keys = titles.map((title) => titleKey(title).slice(0, titleMax));
  const said = new Set(keys);
  const chosen = new Map(
    keys.flatMap((title, place) => {
      const field = columns[place] ?? null;
      return title === "" || field === guessed[place]
        ? []
        : [[title, { title, field }] as const];
    }),
  );
  const before = kept.filter(({ title }) => !said.has(title));
  return [...before, ...chosen.values()].slice(-layoutMax);
}
