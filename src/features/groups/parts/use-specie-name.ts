import type { Group } from "@domain/group/group";
import { localized } from "@domain/taxonomy/taxonomy";
import { useCallback } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSpecies } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";

type OfSpecies = Pick<Group, "specieId" | "specieName" | "specieLatinName">;

/** What a species is called in the reader's language; "" where none is given. */
export function useSpecieName(): (one: OfSpecies) => string {
  const language = useLanguage();
  const { zooId } = useReadySession();
  const species = useSpecies(zooId);
  return useCallback(
    ({ specieId, specieName, specieLatinName }) =>
      localized(
        species.of(specieId)?.names ?? {},
        language,
        specieName || specieLatinName,
      ),
    [species, language],
  );
}
