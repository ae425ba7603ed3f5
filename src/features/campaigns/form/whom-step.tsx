import { campaignAnimalsMost } from "@domain/campaign/campaign";
import { countOfSpecies } from "@domain/campaign/subjects";
import { isThere } from "@domain/directory/is-there";
import { localized } from "@domain/taxonomy/taxonomy";
import { Alert, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  comingName,
  useDirectory,
  useSpecies,
} from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";
import { AnimalsField } from "./animals-field";
import { totalKey } from "../parts/use-campaign-words";
import { useSubjects } from "../parts/use-subjects";
import { BesideWarning } from "./beside-warning";
import type { CampaignFieldsProps } from "./fields-props";

/** Whom it is about: species, animals, groups, enclosures, any of these together. */
export function WhomStep({ form }: CampaignFieldsProps) {
  return (
    <>
      <SpeciesField form={form} />
      <AnimalsField form={form} />
      <PlacesField form={form} kind="groups" name="groupIds" />
      <PlacesField form={form} kind="enclosures" name="enclosureIds" />
      <Total form={form} />
      <BesideWarning form={form} />
    </>
  );
}

function SpeciesField({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const species = useSpecies(zooId);
  const animals = useDirectory("animals", zooId);
  const { specieIds } = form.values;
  const following = countOfSpecies(form.values, animals.list);
  const known = species.rows.map(({ id, data }) => ({
    value: id,
    label: localized(
      data.names,
      language,
      data.specieName || data.specieLatinName,
    ),
  }));
  const lost = specieIds
    .filter((id) => !known.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: comingName }));
  return (
    <div>
      <MultiSelect
        {...form.input("specieIds")}
        label={t("campaigns.fields.specieIds")}
        description={t("campaigns.help.specieIds")}
        data={[...known, ...lost]}
        searchable
        hidePickedOptions
        filter={optionsFound}
        nothingFoundMessage={t("campaigns.states.noSpecieFound")}
      />
      <Text size="sm" c="dimmed" role="status" mt={4}>
        {specieIds.length > 0 &&
          t("campaigns.form.following", { count: following })}
      </Text>
    </div>
  );
}

interface PlacesFieldProps extends CampaignFieldsProps {
  kind: "groups" | "enclosures";
  name: "groupIds" | "enclosureIds";
}

function PlacesField({ form, kind, name }: PlacesFieldProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const directory = useDirectory(kind, zooId, { live: true });
  const chosen = form.values[name];
  const there = directory.list
    .filter((one) => isThere(one) || chosen.includes(one.id))
    .map((one) => ({ value: one.id, label: one.name }));
  const lost = chosen
    .filter((id) => !there.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: comingName }));
  return (
    <MultiSelect
      {...form.input(name)}
      label={t(`campaigns.fields.${name}`)}
      description={t(`campaigns.help.${name}`)}
      data={[...there, ...lost]}
      searchable
      hidePickedOptions
      filter={optionsFound}
      nothingFoundMessage={t("campaigns.states.nothingFound")}
    />
  );
}

/** How many are evaluated, those that follow from species included. */
function Total({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const count = useSubjects()(form.values)?.length ?? 0;
  return (
    <>
      <Text fw={600} role="status">
        {t(totalKey(form.values), { count })}
      </Text>
      {count > campaignAnimalsMost && (
        <Alert color="orange" role="status">
          {t("campaigns.form.tooMany", { max: campaignAnimalsMost })}
        </Alert>
      )}
    </>
  );
}
