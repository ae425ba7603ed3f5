import type { Animal } from "@domain/animal/animal";
import type { Specie } from "@domain/taxonomy/taxonomy";
import { localized } from "@domain/taxonomy/taxonomy";
import { useCallback } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecies } from "../../../data/hooks/use-names";
import type { Language } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";

export interface SpecieWords {
  name: string;
  latin: string;
  /** What a search may find it by: its names in all languages and the latin one. */
  search: readonly string[];
}

export const specieWords = (
  specie: Pick<Specie, "names" | "specieName" | "specieLatinName">,
  language: Language,
): SpecieWords => ({
  name: localized(
    specie.names,
    language,
    specie.specieName || specie.specieLatinName,
  ),
  latin: specie.specieLatinName,
  search: [
    ...Object.values(specie.names),
    specie.specieName,
    specie.specieLatinName,
  ],
});

type Bearer = Pick<Animal, "specieId" | "specieName" | "specieLatinName">;

/** The words for an animal's species: those of the establishment's directory, else what the animal itself carries. */
export function useSpeciesWords(): (animal: Bearer) => SpecieWords {
  const { zooId } = useReadySession();
  const species = useSpecies(zooId);
  const language = useLanguage();
  return useCallback(
    ({ specieId, specieName, specieLatinName }: Bearer) => {
      const specie = species.of(specieId);
      if (specie !== undefined) return specieWords(specie, language);
      return {
        name: specieName || specieLatinName,
        latin: specieLatinName,
        search: [specieName, specieLatinName],
      };
    },
    [species, language],
  );
}
