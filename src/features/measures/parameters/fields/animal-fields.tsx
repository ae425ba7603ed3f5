import { isThere } from "@domain/directory/is-there";
import type { ParameterForm } from "@domain/measures/parameter-form";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory, useSpecies } from "../../../../data/hooks/use-names";
import { MultiSelect } from "../../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { offeredAtMost } from "./place-fields";

interface AnimalFieldsProps {
  form: RecordForm<ParameterForm>;
  isBuiltIn: boolean;
}

/** Of which animals and species it is measured. */
export function AnimalFields({ form, isBuiltIn }: AnimalFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const species = useSpecies(zooId);
  const { animalIds, specieIds } = form.values;
  const kept = new Set(animalIds);
  const typing = {
    searchable: true,
    limit: offeredAtMost,
    nothingFoundMessage: t("measures.states.noChoice"),
    hidePickedOptions: true,
  };
  return (
    <Stack gap="sm">
      <MultiSelect
        {...form.field("specieIds")}
        {...typing}
        label={t("measures.fields.specieIds")}
        description={t(
          isBuiltIn ? "measures.help.ofAll" : "measures.help.animals",
        )}
        data={species.rows.map(({ id, data }) => ({
          value: id,
          label: data.specieName,
        }))}
        value={specieIds}
        onChange={(ids) => form.change({ specieIds: ids })}
      />
      <MultiSelect
        {...form.field("animalIds")}
        {...typing}
        label={t("measures.fields.animalIds")}
        required={!isBuiltIn && specieIds.length === 0}
        data={animals.list
          .filter((one) => kept.has(one.id) || isThere(one))
          .map(({ id, name, specieName }) => ({
            value: id,
            label: specieName === "" ? name : `${name} (${specieName})`,
          }))}
        value={animalIds}
        onChange={(ids) => form.change({ animalIds: ids })}
      />
    </Stack>
  );
}
