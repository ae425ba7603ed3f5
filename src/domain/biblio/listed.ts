import type { Publication, PublicationType } from "./publication";

/** How the list of publications is narrowed; null does not narrow, and the archived are left out unless they are asked for. */
export interface BiblioFilters {
  type: PublicationType | null;
  year: string | null;
  tag: string | null;
  specieId: string | null;
  archived: boolean;
}

/** Whether the list shows a publication, what was typed aside. */
export const isListedPublication = (
  one: Publication,
  { type, year, tag, specieId, archived }: BiblioFilters,
): boolean =>
  (archived || !one.archived) &&
  (type === null || one.type === type) &&
  (year === null || String(one.year) === year) &&
  (tag === null || one.tags.includes(tag)) &&
  (specieId === null || one.specieIds.includes(specieId));
