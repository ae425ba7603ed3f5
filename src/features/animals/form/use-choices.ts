import type { AnimalForm } from "@domain/animal/animal";
import { useEnclosures, useSpecies } from "../../../data/use-names";
import type { Choices } from "../animal-writes";

/** What the form's ids stand for; null while one is not chosen or not known any more. */
export function useChoices(
  zooId: string,
): (form: AnimalForm) => Choices | null {
  const species = useSpecies();
  const enclosures = useEnclosures(zooId);
  return ({ specieId, enclosureId }) => {
    const specie = species.of(specieId);
    const enclosure = enclosures.of(enclosureId);
    return specie === undefined || enclosure === undefined
      ? null
      : { specie, enclosure };
  };
}
