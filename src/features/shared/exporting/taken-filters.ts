import type { ExportAsked } from "@domain/export/asked";

/** What narrows a file, in the order in which it is told. */
const filters = [
  ...(["sectorId", "enclosureId", "specieId", "sex", "state"] as const),
  ...(["campaignId", "surveyId", "subjectId", "animalId", "userId"] as const),
] as const;
type TakenFilter = (typeof filters)[number];

/** What a file is narrowed by, of all that a list can be; [] where it holds everything. */
export const takenFilters = (asked: ExportAsked): TakenFilter[] => {
  const values = new Map<string, unknown>(Object.entries(asked));
  return filters.filter((name) => (values.get(name) ?? null) !== null);
};
