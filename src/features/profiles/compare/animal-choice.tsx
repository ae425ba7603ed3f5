import { isThere } from "@domain/directory/is-there";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { Select } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";

interface AnimalChoiceProps {
  value: string | null;
  onChange: (animalId: string | null) => void;
}

/** An animal of the establishment where one works, or none. */
export function AnimalChoice({ value, onChange }: AnimalChoiceProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { list } = useDirectory("animals", zooId);
  return (
    <Select
      label={t("profiles.compare.animal")}
      placeholder={t("profiles.compare.noAnimal")}
      data={list
        .filter((one) => one.id === value || isThere(one))
        .map(({ id, name, specieName }) => ({
          value: id,
          label: specieName === "" ? name : `${name} (${specieName})`,
        }))}
      value={value}
      onChange={onChange}
      searchable
      clearable
      limit={60}
      filter={optionsFound}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("profiles.compare.noAnimalFound")}
    />
  );
}
