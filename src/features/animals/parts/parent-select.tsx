import type { ParentField } from "@domain/animal/animal";
import type { Relative } from "@domain/animal/relations";
import { possibleParents } from "@domain/animal/relations";
import { useTranslation } from "react-i18next";
import { useDirectory } from "../../../data/hooks/use-names";
import { Select } from "../../../ui/form/fields/choosers";

interface ParentSelectProps {
  id: string;
  error: string | undefined;
  zooId: string;
  parent: ParentField;
  child: Pick<Relative, "id" | "birthMonth"> & { specieId: string | null };
  value: string | null;
  onChange: (animalId: string | null) => void;
}

/** As many as anybody reads through; typing narrows them. */
const shown = 50;

/** A mother or father among the animals that may be; deceased and departed ones, too. */
export function ParentSelect({
  zooId,
  parent,
  child,
  ...field
}: ParentSelectProps) {
  const { t } = useTranslation();
  const animals = useDirectory("animals", zooId);
  const chosen = animals.of(field.value);
  const possible = possibleParents(parent, child, animals.list);
  const listed =
    chosen === undefined || possible.includes(chosen)
      ? possible
      : [chosen, ...possible];
  return (
    <Select
      {...field}
      label={t(`animals.fields.${parent}`)}
      placeholder={t("animals.fields.parentPlaceholder")}
      nothingFoundMessage={t("animals.life.states.noParentFound")}
      data={listed.map(({ id, name, birthMonth }) => ({
        value: id,
        label:
          birthMonth === null ? name : `${name} (${birthMonth.slice(0, 4)})`,
      }))}
      limit={shown}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
    />
  );
}
