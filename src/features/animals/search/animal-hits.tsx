import { isThere } from "@domain/directory/is-there";
import type { AnimalEntry } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import { href } from "@domain/pages";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";
import { AnimalAvatar } from "../parts/animal-avatar";
import { useSpeciesWords } from "../parts/use-species-words";

const shown = 6;

/** The animals that the top search finds, by name and species. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const wordsOf = useSpeciesWords();
  const { found } = useFound("animals", zooId, {
    typed,
    wants: isThere,
    textsOf: useCallback(
      (animal: AnimalEntry) => [animal.name, ...wordsOf(animal).search],
      [wordsOf],
    ),
  });
  const { items, count } = partOf(found, near);
  return (
    <HitGroup
      label={t("animals.title")}
      near={near}
      count={count}
      to={href("animalList")}
      hits={likeliestFirst(items, typed, ({ name }) => name)
        .slice(0, shown)
        .map((animal) => ({
          id: animal.id,
          name: animal.name,
          detail: wordsOf(animal).name,
          media: (
            <AnimalAvatar
              animal={{
                animalName: animal.name,
                animalProfilePicture: animal.picture,
                specieId: animal.specieId,
              }}
              size={24}
            />
          ),
          to: href("animal", { animalId: animal.id }),
        }))}
    />
  );
}
