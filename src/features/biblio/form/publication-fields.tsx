import { doiOf } from "@domain/biblio/doi";
import type { PublicationForm } from "@domain/biblio/form";
import { publicationTypes } from "@domain/biblio/publication";
import { SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { SameNote } from "./same-note";

interface PublicationFieldsProps {
  /** Of what is being written. */
  biblioId: string;
  form: RecordForm<PublicationForm>;
}

/** What a publication says of itself. */
export function PublicationFields({ form, biblioId }: PublicationFieldsProps) {
  const { t } = useTranslation();
  const line = (
    name:
      | "journal"
      | "publisher"
      | "volume"
      | "issue"
      | "pages"
      | "url"
      | "tags"
      | "year",
    more: { description?: string; inputMode?: "numeric" | "url" } = {},
  ) => (
    <TextInput
      {...form.input(name)}
      {...more}
      label={t(`biblio.fields.${name}`)}
      autoComplete="off"
    />
  );
  return (
    <>
      <TextInput
        {...form.input("doi")}
        label={t("biblio.fields.doi")}
        description={t("biblio.help.doi")}
        autoComplete="off"
        spellCheck={false}
        // What was pasted as an address is shown as it is kept.
        onBlur={() =>
          form.change({ doi: doiOf(form.values.doi) ?? form.values.doi })
        }
      />
      <SameNote form={form.values} biblioId={biblioId} />
      <Select
        {...form.choice("type")}
        label={t("biblio.fields.type")}
        allowDeselect={false}
        data={publicationTypes.map((value) => ({
          value,
          label: t(`biblio.options.type.${value}`),
        }))}
      />
      <TextInput
        {...form.input("title")}
        label={t("biblio.fields.title")}
        required
        autoComplete="off"
      />
      <Textarea
        {...form.input("authors")}
        label={t("biblio.fields.authors")}
        description={t("biblio.help.authors")}
        autosize
        minRows={2}
      />
      <SimpleGrid type="container" cols={{ base: 1, "480px": 2 }}>
        {line("year", { inputMode: "numeric" })}
        {line("journal")}
        {line("volume")}
        {line("issue")}
        {line("pages")}
        {line("publisher")}
      </SimpleGrid>
      {line("url", { inputMode: "url" })}
      {line("tags", { description: t("biblio.help.tags") })}
      {(["abstract", "note"] as const).map((name) => (
        <Textarea
          key={name}
          {...form.input(name)}
          label={t(`biblio.fields.${name}`)}
          autosize
          minRows={2}
          maxRows={12}
        />
      ))}
    </>
  );
}
