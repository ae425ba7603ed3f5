import { ageOn } from "../animal/birthdate";
import type { Animal } from "../animal/animal";

export const ageClasses = [
  "under1",
  "from1to4",
  "from5to9",
  "from10to19",
  "from20",
  "unknown",
] as const;
export type AgeClass = (typeof ageClasses)[number];

/** Whether an animal lives in its establishment, died, left or was archived. */
export const specieStates = [
  "living",
  "deceased",
  "departed",
  "archived",
] as const;
export type SpecieState = (typeof specieStates)[number];

type Counted = Pick<
  Animal,
  "zooId" | "animalSexe" | "animalBirthdate" | "animalState" | "isArchived"
>;

/** An animal's state among those of its species. */
export const specieStateOf = ({
  animalState,
  isArchived,
}: Pick<Counted, "animalState" | "isArchived">): SpecieState =>
  animalState ?? (isArchived ? "archived" : "living");

/** The class of an age in whole years on a Paris day (`YYYY-MM-DD`). */
export function ageClassOf(birthdate: string | null, today: string): AgeClass {
  const age = ageOn(birthdate, today);
  if (age === null) return "unknown";
  if (age.years < 1) return "under1";
  if (age.years < 5) return "from1to4";
  if (age.years < 10) return "from5to9";
  return age.years < 20 ? "from10to19" : "from20";
}

const tally = <K extends string>(keys: readonly K[]): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/**
 * The animals of a species in figures. Those of sex, age and establishment are about the living alone and add up to
 * them; those of state to all. None: empty maps.
 */
export function specieFigures(animals: readonly Counted[], today: string) {
  const living = animals.filter((one) => specieStateOf(one) === "living");
  return {
    living: living.length,
    states: tally(animals.map(specieStateOf)),
    sexes: tally(living.map(({ animalSexe }) => animalSexe)),
    ages: tally(
      living.map(({ animalBirthdate }) => ageClassOf(animalBirthdate, today)),
    ),
    zoos: tally(living.map(({ zooId }) => zooId)),
  };
}
