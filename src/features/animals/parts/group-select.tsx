import { isThere } from "@domain/directory/is-there";
import { differsFromGroup } from "@domain/group/group";
import { useTranslation } from "react-i18next";
import { useDirectory } from "../../../data/hooks/use-names";
import { Select } from "../../../ui/form/fields/choosers";

interface GroupSelectProps {
  id: string;
  error: string | undefined;
  zooId: string;
  /** The species chosen beside it; null while none is. */
  specieId: string | null;
  value: string | null;
  onChange: (groupId: string | null) => void;
}

/** The groups by name; one of another species is a warning, not a mistake. */
export function GroupSelect({ zooId, specieId, ...field }: GroupSelectProps) {
  const { t } = useTranslation();
  const groups = useDirectory("groups", zooId, { live: true });
  const chosen = groups.of(field.value) ?? null;
  const isOther = differsFromGroup({ specieId }, chosen);
  return (
    <Select
      {...field}
      label={t("animals.fields.groupId")}
      placeholder={t("animals.fields.groupPlaceholder")}
      description={isOther ? t("errors.fields.groupSpecies") : undefined}
      descriptionProps={{ role: "status", c: "orange.9" }}
      nothingFoundMessage={t("animals.states.noGroupFound")}
      data={groups.list
        .filter((group) => isThere(group) || group.id === field.value)
        .map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
    />
  );
}
