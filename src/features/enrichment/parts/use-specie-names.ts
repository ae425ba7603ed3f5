import { localized } from "@domain/taxonomy/taxonomy";
import type { NamedSpecie } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What a species is called in the reader's language; "" for none. */
export function useSpecieNames(): (
  specie: NamedSpecie | null | undefined,
) => string {
  const language = useLanguage();
  return (specie) =>
    specie === null || specie === undefined
      ? ""
      : localized(
          specie.names,
          language,
          specie.specieName || specie.specieLatinName,
        );
}
