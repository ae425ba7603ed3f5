import type { AnimalCard } from "@domain/animal/card/card";
import type { Specie } from "@domain/taxonomy/taxonomy";
import { useCallback, useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { useSpecies } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import type { IconComponent } from "../../../ui/display/icon";
import type { SpecieWords } from "../parts/use-species-words";
import { specieWords } from "../parts/use-species-words";
import { silhouetteOf } from "../silhouette/silhouettes";

/** So many species are asked for beside those that the establishment keeps itself. */
const askedMost = 20;

type Bearer = Pick<AnimalCard, "specieId" | "specieName" | "specieLatinName">;

/** What is known of a card's species: its words in the reader's language, and what such an animal looks like. */
export interface CardSpecie {
  words: SpecieWords;
  silhouette: IconComponent;
}

/** The species of some cards: the neighbours may keep others than the establishment, whose directory does not name those. */
export function useCardSpecies(
  cards: readonly Bearer[],
): (card: Bearer) => CardSpecie {
  const { zooId } = useReadySession();
  const language = useLanguage();
  const own = useSpecies(zooId);
  const isKnown = own.live.state === "data";
  const ids = [...new Set(cards.flatMap(({ specieId }) => specieId ?? []))];
  const others = ids.filter((id) => isKnown && own.of(id) === undefined);
  const found = useLiveDocs("species", others.sort().slice(0, askedMost));
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
    (card: Bearer) => {
      const { specieId, specieName, specieLatinName } = card;
      const kept = own.of(specieId);
      const specie = kept ?? read.get(specieId ?? "");
      const words = specieWords(
        specie ?? { names: {}, specieName, specieLatinName },
        language,
      );
      return { words, silhouette: silhouetteOf(specie?.orderId ?? "") };
    },
    [own, read, language],
  );
}
