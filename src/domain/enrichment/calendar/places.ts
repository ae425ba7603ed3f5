import type { AnimalEntry, EnclosureEntry } from "../../directory/kinds";
import type { EnrichmentSession } from "../session";
import { sessionAnimalsMax } from "../session";
import type { PlanForm } from "./plan-form";

export type PlanPlaces = Pick<
  EnrichmentSession,
  "enclosureIds" | "animalIds" | "specieIds" | "sectorIds"
>;

type Animal = Pick<AnimalEntry, "id" | "enclosureId" | "specieId" | "archived">;
type Enclosure = Pick<EnclosureEntry, "id" | "sectorId">;

const each = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/** Whether a session can be for an animal: it is there, in an enclosure. */
export const isPlaceable = ({
  enclosureId,
  archived,
}: Pick<Animal, "enclosureId" | "archived">): boolean =>
  enclosureId !== null && !archived;

/**
 * Where a plan takes place and for which species: the animals chosen and where they live, or the
 * enclosures and all that live there; sectors and species each once. Empty while nothing is chosen.
 */
export function placesOfPlan(
  {
    audience,
    enclosureIds,
    animalIds,
  }: Pick<PlanForm, "audience" | "enclosureIds" | "animalIds">,
  known: { enclosures: readonly Enclosure[]; animals: readonly Animal[] },
): PlanPlaces {
  const isFor = (animal: Animal): boolean =>
    audience === "animals"
      ? animalIds.includes(animal.id)
      : animal.enclosureId !== null &&
        enclosureIds.includes(animal.enclosureId);
  const animals = known.animals.filter(isPlaceable).filter(isFor);
  const where =
    audience === "enclosures"
      ? [...enclosureIds]
      : each(animals.map(({ enclosureId }) => enclosureId));
  return {
    enclosureIds: where,
    animalIds: audience === "animals" ? animals.map(({ id }) => id) : [],
    specieIds: each(animals.map(({ specieId }) => specieId)).slice(
      0,
      sessionAnimalsMax,
    ),
    sectorIds: each(
      known.enclosures
        .filter(({ id }) => where.includes(id))
        .map(({ sectorId }) => sectorId),
    ),
  };
}
