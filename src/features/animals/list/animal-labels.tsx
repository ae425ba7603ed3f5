import type { AnimalEntry } from "@domain/directory/kinds";
import { allFound } from "@domain/directory/search";
import { href } from "@domain/pages";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { useEnclosures } from "../../../data/hooks/use-names";
import { useSearchTerm } from "../../../lib/carried-search";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { LabelSheet } from "../../../ui/print/label-sheet";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { useSpeciesWords } from "../parts/use-species-words";
import { animalFilter } from "./animal-filters";
import { useWantsAnimal } from "./use-wants-animal";

/** Labels of the animals that the list is narrowed to. */
export function AnimalLabels() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params] = usePageParams();
  const [filters] = useFilter(animalFilter);
  const [typed] = useSearchTerm();
  const enclosures = useEnclosures(zooId);
  const speciesOf = useSpeciesWords();
  const { found } = useFound("animals", zooId, {
    typed,
    wants: useWantsAnimal(filters),
    textsOf: useCallback(
      (animal: AnimalEntry) => [animal.name, ...speciesOf(animal).search],
      [speciesOf],
    ),
  });
  if (found === null) return <ListSkeleton />;
  const address = (animalId: string) =>
    location.origin + href("animal", { animalId, zoo: zooId });
  const underOf = (animal: AnimalEntry) =>
    [
      speciesOf(animal).name,
      enclosures.of(animal.enclosureId)?.enclosureName ?? "",
    ]
      .filter((word) => word !== "")
      .join(" · ");
  return (
    <LabelSheet
      list={{
        label: t("animals.title"),
        to: `${href("animalList")}?${withParams(params, { tool: null }).toString()}`,
      }}
      labels={allFound(found).map((animal) => ({
        id: animal.id,
        name: animal.name,
        under: underOf(animal),
        address: address(animal.id),
      }))}
    />
  );
}
