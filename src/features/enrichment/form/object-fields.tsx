import { enrichmentNameMax, skuMax } from "@domain/enrichment/enrichment";
import type { EnrichmentForm } from "@domain/enrichment/form";
import { Fieldset, Stack, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSectors } from "../../../data/hooks/use-names";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useLabels } from "../use-labels";
import { TranslationFields } from "./translation-fields";

type ListName = "sectors" | "categories" | "goals" | "tags";

interface ObjectFieldsProps {
  form: RecordForm<EnrichmentForm>;
  /** Everybody's: in every language, in no sector. */
  official: boolean;
  /** The tags of an official object that there is stay. */
  tagsLocked: boolean;
  /** What only a new one is asked. */
  children?: ReactNode;
}

/** What an object is called, what it is for, where it is used. */
export function ObjectFields(props: ObjectFieldsProps) {
  const { form, official, tagsLocked, children } = props;
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("name")}
        label={t("enrichment.fields.name")}
        description={official ? t("enrichment.help.officialName") : undefined}
        required
        maxLength={enrichmentNameMax + 20}
      />
      <TextInput
        {...form.input("originalName")}
        label={t("enrichment.fields.originalName")}
        description={t("enrichment.help.originalName")}
        maxLength={enrichmentNameMax + 20}
      />
      <TextInput
        {...form.input("sku")}
        label={t("enrichment.fields.sku")}
        maxLength={skuMax + 20}
      />
      <Textarea
        {...form.input("description")}
        label={t("enrichment.fields.description")}
        autosize
        minRows={3}
        maxRows={12}
      />
      {!official && <SectorChoice form={form} />}
      <LabelChoice form={form} name="categories" />
      <LabelChoice form={form} name="goals" />
      <LabelChoice form={form} name="tags" locked={tagsLocked} />
      {children}
      <Fieldset legend={t("enrichment.fields.translations")}>
        <Stack gap="md">
          <TranslationFields form={form} required={official} />
        </Stack>
      </Fieldset>
    </>
  );
}

interface ListChoiceProps {
  form: RecordForm<EnrichmentForm>;
  name: ListName;
  locked?: boolean;
  data: { value: string; label: string }[];
}

function ListChoice({ form, name, locked = false, data }: ListChoiceProps) {
  const { t } = useTranslation();
  return (
    <MultiSelect
      {...form.field(name)}
      value={form.values[name]}
      onChange={(ids) => form.change({ [name]: ids })}
      label={t(`enrichment.fields.${name}`)}
      description={locked ? t("enrichment.help.tagsLocked") : undefined}
      disabled={locked}
      data={data}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("enrichment.states.noChoice")}
    />
  );
}

function LabelChoice({
  name,
  ...props
}: Omit<ListChoiceProps, "data" | "name"> & {
  name: Exclude<ListName, "sectors">;
}) {
  const labels = useLabels(name);
  const data = labels
    .offered(props.form.values[name])
    .map((one) => ({ value: one.id, label: one.name }));
  return <ListChoice {...props} name={name} data={data} />;
}

function SectorChoice({ form }: { form: RecordForm<EnrichmentForm> }) {
  const { zooId } = useReadySession();
  const { rows } = useSectors(zooId);
  const data = rows.map((one) => ({
    value: one.id,
    label: one.data.sectorName,
  }));
  return <ListChoice form={form} name="sectors" data={data} />;
}
