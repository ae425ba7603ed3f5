import type { Specie } from "@domain/taxonomy/taxonomy";
import { localized } from "@domain/taxonomy/taxonomy";
import { useCallback, useMemo } from "react";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../../data/hooks/use-live";
import { useSpecies } from "../../../../data/hooks/use-names";
import { useLanguage } from "../../../../lib/i18n/use-language";

/** So many species are asked for beside those that the establishment keeps itself. */
const askedMost = 20;

/** What the species of these ids are called; null while that is not known, and for those beyond what is asked for. */
export function useSpeciesNames(
  ids: readonly string[],
): (id: string) => string | null {
  const { zooId } = useReadySession();
  const language = useLanguage();
  const own = useSpecies(zooId);
  const isKnown = own.live.state === "data";
  const others = ids.filter((id) => isKnown && own.of(id) === undefined);
  const found = useLiveDocs("species", [...others].sort().slice(0, askedMost));
  const read = useMemo(
    () =>
      new Map(
        found.flatMap((one): [string, Specie][] =>
          one.state === "data" && one.data !== null
            ? [[one.data.id, one.data.data]]
            : [],
        ),
      ),
    [found],
  );
  return useCallback(
    (id) => {
      const specie = own.of(id) ?? read.get(id);
      if (specie === undefined) return null;
      const { names, specieName, specieLatinName } = specie;
      return localized(names, language, specieName || specieLatinName);
    },
    [own, read, language],
  );
}
