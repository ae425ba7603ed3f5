import { livesHere } from "../directory/counts";
import type { AnimalEntry } from "../directory/kinds";
import type { Campaign, SubjectKind } from "./campaign";

/** An animal, group or enclosure that a campaign is about. */
export interface CampaignSubject {
  kind: SubjectKind;
  id: string;
}

type About = Pick<
  Campaign,
  "specieIds" | "animalIds" | "groupIds" | "enclosureIds"
>;

/** The animals that follow from a campaign's species, in the order given: those that live here. [] for no species. */
export const animalsOfSpecies = (
  { specieIds }: Pick<About, "specieIds">,
  animals: Iterable<AnimalEntry>,
): AnimalEntry[] => {
  const wanted = new Set(specieIds);
  return [...animals].filter(
    (animal) =>
      animal.specieId !== null &&
      wanted.has(animal.specieId) &&
      livesHere(animal),
  );
};

/**
 * Whom a campaign is about, each once: the animals it names, then those that follow from its species, then groups, then
 * enclosures. A named animal that has died or left is in it no more; one that nobody knows (yet) still is.
 *
 * @example subjectsOf({ specieIds: ["lemur"], animalIds: [], groupIds: ["g1"], enclosureIds: [] }, animals)
 * // [{ kind: "animal", id: "ann" }, { kind: "group", id: "g1" }]
 */
export function subjectsOf(
  campaign: About,
  animals: readonly AnimalEntry[],
): CampaignSubject[] {
  const away = new Set(
    animals.filter((one) => !livesHere(one)).map(({ id }) => id),
  );
  const ids = new Set([
    ...campaign.animalIds.filter((id) => !away.has(id)),
    ...animalsOfSpecies(campaign, animals).map(({ id }) => id),
  ]);
  const as = (kind: SubjectKind) => (id: string) => ({ kind, id });
  return [
    ...[...ids].map(as("animal")),
    ...campaign.groupIds.map(as("group")),
    ...campaign.enclosureIds.map(as("enclosure")),
  ];
}

/** The species that a campaign is about, by those it names and by its animals'; [] where only groups and enclosures are. */
export function speciesOf(
  { specieIds, animalIds }: Pick<About, "specieIds" | "animalIds">,
  animals: Iterable<AnimalEntry>,
): string[] {
  const named = new Set(animalIds);
  const found = new Set(specieIds);
  for (const { id, specieId } of animals)
    if (specieId !== null && named.has(id)) found.add(specieId);
  return [...found];
}
