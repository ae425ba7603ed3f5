import { localized } from "@domain/taxonomy/taxonomy";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecie } from "../../../data/words/known-species";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What a species is called in the reader's language; null while it is not known. */
export function useSpecieName(specieId: string): string | null {
  const { zooId } = useReadySession();
  const language = useLanguage();
  const specie = useSpecie(zooId, specieId);
  return specie === undefined
    ? null
    : localized(specie.names, language, specie.name || specie.latinName);
}
