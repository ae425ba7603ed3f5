import type { Animal, AnimalForm } from "@domain/animal/animal";
import { useEnclosures, useSpecies } from "../../../data/hooks/use-names";
import { rememberedSpecie } from "../../../data/words/known-species";
import type { Choices } from "../animal-writes";

type Placed = Pick<
  Animal,
  | "specieId"
  | "specieName"
  | "specieLatinName"
  | "animalEnclosureData"
  | "sectorId"
>;

/**
 * What the form's ids stand for; null while one is not chosen or not known any more. What an
 * animal has already needs no looking up, and a species that the establishment never had was found
 * in the search.
 */
export function useChoices(
  zooId: string,
  before: Placed | null,
): (form: AnimalForm) => Choices | null {
  const species = useSpecies(zooId);
  const enclosures = useEnclosures(zooId, { live: true });
  const foundSpecie = (id: string | null) => {
    const found = rememberedSpecie(id);
    return (
      found && {
        specieId: found.id,
        specieName: found.name,
        specieLatinName: found.latinName,
      }
    );
  };
  const specieOf = (id: string | null): Choices["specie"] | undefined =>
    species.of(id) ??
    foundSpecie(id) ??
    (before !== null && id !== null && before.specieId === id
      ? { ...before, specieId: id }
      : undefined);
  const enclosureOf = (id: string | null): Choices["enclosure"] | undefined =>
    (id === null ? { linkedSectorId: null } : enclosures.of(id)) ??
    (before !== null && before.animalEnclosureData?.enclosureId === id
      ? { linkedSectorId: before.sectorId }
      : undefined);
  return ({ specieId, enclosureId }) => {
    const specie = specieOf(specieId);
    const enclosure = enclosureOf(enclosureId);
    return specie === undefined || enclosure === undefined
      ? null
      : { specie, enclosure };
  };
}
