import { hasEnded } from "@domain/animal/life";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { factsFor, useCan } from "../../../../data/hooks/use-can";
import type { Selected } from "../../../../ui/list/selection/use-selection";
import { useSelection } from "../../../../ui/list/selection/use-selection";

/** Which of the animals are selected; null where this person may move none of them. */
export function useAnimalSelection(
  rows: readonly Row<"animals">[],
): Selected<Row<"animals">> | null {
  const { t } = useTranslation();
  const may = useCan();
  return useSelection(rows, {
    can: ({ data }) =>
      !data.isArchived &&
      !hasEnded(data) &&
      may("move", "animals", factsFor("animals", data)),
    label: ({ data }) => t("animals.bulk.select", { name: data.animalName }),
    cannot: t("animals.bulk.notSelectable"),
  });
}
