import type { Survey } from "./survey";

type Published = Pick<
  Survey,
  "surveySpecie" | "publishedVersion" | "archived" | "surveyId"
>;

const distance = (
  { surveySpecie, archived }: Published,
  specieIds: readonly string[],
): number => {
  if (archived) return 3;
  if (surveySpecie.some((id) => specieIds.includes(id))) return 0;
  return surveySpecie.length === 0 ? 1 : 2;
};

/**
 * The questionnaires of which a version is published, those first that are likely to ask about some species: theirs,
 * then those of any, then those of others, and what is put away last; alike ones by id. [] where none is published.
 */
export const nearestPublished = <T extends Published>(
  surveys: readonly T[],
  specieIds: readonly string[],
): T[] =>
  surveys
    .filter(({ publishedVersion }) => publishedVersion !== null)
    .sort(
      (a, b) =>
        distance(a, specieIds) - distance(b, specieIds) ||
        (a.surveyId < b.surveyId ? -1 : 1),
    );
