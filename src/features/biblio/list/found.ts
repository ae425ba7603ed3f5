import { authorsShort } from "@domain/biblio/cited";
import type { BiblioFilters } from "@domain/biblio/listed";
import { isListedPublication } from "@domain/biblio/listed";
import { publicationTypes } from "@domain/biblio/publication";
import { idSchema } from "@domain/schema/fields";
import type { Row } from "../../../data/live-store";
import {
  anId,
  defineFilter,
  flag,
  someOf,
} from "../../../ui/list/filter/define-filter";
import { matchesText } from "../../../ui/list/search-text";

const word = anId((text) => text !== "" && text.length <= 60);

export const biblioFilter = defineFilter({
  type: someOf(publicationTypes),
  year: word,
  tag: word,
  specieId: anId((text) => idSchema.safeParse(text).success),
  archived: flag,
});

type PublicationRow = Row<"biblio">;

/** Those that fit the filter and what was typed, the latest first; within a year by their authors. */
export const publicationsFound = (
  rows: readonly PublicationRow[],
  filters: BiblioFilters,
  typed: string,
  byName: (a: string, b: string) => number,
): PublicationRow[] =>
  rows
    .filter(
      ({ data }) =>
        isListedPublication(data, filters) &&
        matchesText(typed, [
          data.title,
          data.journal ?? "",
          data.doi ?? "",
          ...data.authors.map(
            ({ family, given }) => `${family} ${given ?? ""}`,
          ),
          ...data.tags,
        ]),
    )
    .sort(
      (a, b) =>
        (b.data.year ?? 0) - (a.data.year ?? 0) ||
        byName(authorsShort(a.data.authors), authorsShort(b.data.authors)) ||
        byName(a.data.title, b.data.title),
    );

/** What there is to choose from: the years, the latest first, the tags and the species of publications. */
export function offeredBy(rows: readonly PublicationRow[]) {
  const each = (of: (row: PublicationRow) => readonly string[]) => [
    ...new Set(rows.flatMap(of)),
  ];
  return {
    years: each(({ data }) => (data.year === null ? [] : [String(data.year)]))
      .sort()
      .reverse(),
    tags: each(({ data }) => data.tags).sort(),
    specieIds: each(({ data }) => data.specieIds).sort(),
  };
}
