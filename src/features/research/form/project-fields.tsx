import { campaignStatuses } from "@domain/campaign/campaign";
import { isThere } from "@domain/directory/is-there";
import { fullName } from "@domain/person/user";
import type { ProjectForm } from "@domain/research/form";
import {
  membersMost,
  projectAnimalsMost,
  projectCampaignsMost,
  projectStatuses,
} from "@domain/research/project";
import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCampaigns } from "../../../data/campaigns/use-campaigns";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory, usePeople } from "../../../data/hooks/use-names";
import { MultiSelect, Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { optionsFound } from "../../../ui/list/option-filter";

export interface ProjectFieldsProps {
  form: RecordForm<ProjectForm>;
}

interface Option {
  value: string;
  label: string;
}

/** Those chosen that are not known any more keep their place. */
const withLost = (
  options: readonly Option[],
  chosen: readonly string[],
  label: string,
): Option[] => {
  const known = new Set(options.map(({ value }) => value));
  const lost = chosen.filter((id) => !known.has(id));
  return [...options, ...lost.map((value) => ({ value, label }))];
};

/** What is set of a project beside its permits. */
export function ProjectFields({ form }: ProjectFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("title")}
        label={t("research.fields.title")}
        required
        autoComplete="off"
      />
      {(["question", "methods", "note"] as const).map((name) => (
        <Textarea
          key={name}
          {...form.input(name)}
          label={t(`research.fields.${name}`)}
          autosize
          minRows={2}
          maxRows={12}
        />
      ))}
      <SimpleGrid type="container" cols={{ base: 1, "560px": 3 }}>
        <Select
          {...form.choice("status")}
          label={t("research.fields.status")}
          allowDeselect={false}
          data={projectStatuses.map((value) => ({
            value,
            label: t(`research.options.status.${value}`),
          }))}
        />
        {(["startDay", "endDay"] as const).map((name) => (
          <DayField
            key={name}
            {...form.field(name)}
            label={t(`research.fields.${name}`)}
            clearable
            value={form.values[name]}
            onChange={(day) => form.change({ [name]: day })}
          />
        ))}
      </SimpleGrid>
      <PeopleFields form={form} />
      <LinkedFields form={form} />
    </>
  );
}

function PeopleFields({ form }: ProjectFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { rows } = usePeople(zooId, { live: true });
  const { leadId, memberIds } = form.values;
  const chosen = [leadId, ...memberIds];
  const options = rows
    .filter(
      ({ id, data }) =>
        chosen.includes(id) ||
        (data.userStatus === "active" && !data.isDeleted),
    )
    .map(({ id, data }) => ({ value: id, label: fullName(data) || id }));
  const typing = {
    searchable: true,
    filter: optionsFound,
    nothingFoundMessage: t("research.states.nobodyFound"),
  };
  const unknown = t("research.states.unknownPerson");
  return (
    <>
      <Select
        {...form.choice("leadId")}
        {...typing}
        allowDeselect={false}
        label={t("research.fields.leadId")}
        required
        data={withLost(options, [leadId], unknown)}
      />
      <MultiSelect
        {...form.field("memberIds")}
        {...typing}
        label={t("research.fields.memberIds")}
        description={t("research.help.members")}
        data={withLost(options, memberIds, unknown)}
        maxValues={membersMost}
        hidePickedOptions
        value={memberIds}
        onChange={(ids) => form.change({ memberIds: ids })}
      />
    </>
  );
}

function LinkedFields({ form }: ProjectFieldsProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId, { live: true });
  const campaigns = useCampaigns(campaignStatuses);
  const { animalIds, campaignIds } = form.values;
  const known =
    campaigns.state === "data"
      ? campaigns.data.rows.map(({ id, data }) => ({
          value: id,
          label: data.name,
        }))
      : [];
  const typing = {
    searchable: true,
    limit: 100,
    hidePickedOptions: true,
    filter: optionsFound,
    nothingFoundMessage: t("biblio.states.noneOffered"),
  };
  return (
    <>
      <MultiSelect
        {...form.field("animalIds")}
        {...typing}
        label={t("research.fields.animalIds")}
        data={withLost(
          animals.list
            .filter((one) => animalIds.includes(one.id) || isThere(one))
            .map(({ id, name, specieName }) => ({
              value: id,
              label: specieName === "" ? name : `${name} (${specieName})`,
            })),
          animalIds,
          t("research.states.unknownAnimal"),
        )}
        maxValues={projectAnimalsMost}
        value={animalIds}
        onChange={(ids) => form.change({ animalIds: ids })}
      />
      <MultiSelect
        {...form.field("campaignIds")}
        {...typing}
        label={t("research.fields.campaignIds")}
        data={withLost(
          known,
          campaignIds,
          t("research.states.unknownCampaign"),
        )}
        maxValues={projectCampaignsMost}
        value={campaignIds}
        onChange={(ids) => form.change({ campaignIds: ids })}
      />
    </>
  );
}
