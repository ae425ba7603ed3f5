import { livesHere } from "../directory/counts";
import { isThere } from "../directory/is-there";
import type {
  AnimalEntry,
  EnclosureEntry,
  GroupEntry,
} from "../directory/kinds";
import type { Campaign, SubjectKind } from "./campaign";

/** An animal, group or enclosure that a campaign is about. */
export interface CampaignSubject {
  kind: SubjectKind;
  id: string;
}

/** What of a campaign says whom it is about. */
export type About = Pick<
  Campaign,
  "specieIds" | "animalIds" | "groupIds" | "enclosureIds"
>;

/** What there is of an establishment, as far as it says whom a campaign is about. */
export interface There {
  animals: Iterable<
    Pick<AnimalEntry, "id" | "specieId" | "state" | "archived">
  >;
  groups: Iterable<Pick<GroupEntry, "id" | "archived">>;
  enclosures: Iterable<Pick<EnclosureEntry, "id" | "archived">>;
}

/** How many animals live here of a campaign's species; 0 for no species. */
export function countOfSpecies(
  { specieIds }: Pick<About, "specieIds">,
  animals: There["animals"],
): number {
  return subjectsOf(
    { specieIds, animalIds: [], groupIds: [], enclosureIds: [] },
    { animals, groups: [], enclosures: [] },
  ).length;
}

/**
 * Whom a campaign is about: the animals it names and those of its species, as far as they live here, then its groups, then its
 * enclosures, as far as they are there; each once, in the order in which they are given here. Who died or left, what was put
 * away and what nobody knows is in it no more. [] for nobody.
 *
 * @example subjectsOf({ specieIds: ["lemur"], animalIds: [], groupIds: ["g1"], enclosureIds: [] }, there)
 * // [{ kind: "animal", id: "ann" }, { kind: "group", id: "g1" }]
 */
export function subjectsOf(
  { animalIds, specieIds, groupIds, enclosureIds }: About,
  there: There,
): CampaignSubject[] {
  const [animals, species] = [new Set(animalIds), new Set(specieIds)];
  const [groups, enclosures] = [new Set(groupIds), new Set(enclosureIds)];
  const as =
    (kind: SubjectKind) =>
    ({ id }: { id: string }) => ({ kind, id });
  return [
    ...[...there.animals]
      .filter(
        (one) =>
          livesHere(one) &&
          (animals.has(one.id) ||
            (one.specieId !== null && species.has(one.specieId))),
      )
      .map(as("animal")),
    ...[...there.groups]
      .filter((one) => isThere(one) && groups.has(one.id))
      .map(as("group")),
    ...[...there.enclosures]
      .filter((one) => isThere(one) && enclosures.has(one.id))
      .map(as("enclosure")),
  ];
}

/**
 * Of the animals that a campaign is about, those whose species its questionnaire is not for, in the order in which they are
 * given here. [] for a questionnaire for any species (`surveySpecie` empty); of an animal without a species nothing is known.
 */
export function animalsBeside<
  A extends Pick<AnimalEntry, "id" | "specieId" | "state" | "archived">,
>(
  surveySpecie: readonly string[],
  about: Pick<About, "specieIds" | "animalIds">,
  animals: readonly A[],
): A[] {
  if (surveySpecie.length === 0) return [];
  const there = { animals, groups: [], enclosures: [] };
  const asked = { ...about, groupIds: [], enclosureIds: [] };
  const ids = new Set(subjectsOf(asked, there).map(({ id }) => id));
  return animals.filter(
    ({ id, specieId }) =>
      ids.has(id) && specieId !== null && !surveySpecie.includes(specieId),
  );
}

/** The species that a campaign is about, by those it names and by its animals'; [] where only groups and enclosures are. */
export function speciesOf(
  { specieIds, animalIds }: Pick<About, "specieIds" | "animalIds">,
  animals: Iterable<Pick<AnimalEntry, "id" | "specieId">>,
): string[] {
  const named = new Set(animalIds);
  const found = new Set(specieIds);
  for (const { id, specieId } of animals)
    if (specieId !== null && named.has(id)) found.add(specieId);
  return [...found];
}
