import type { TaxonKind } from "@domain/taxonomy/kinds";
import type { TaxonForm } from "@domain/taxonomy/taxon";
import { languages, taxonNameMax } from "@domain/taxonomy/taxonomy";
import { Fieldset, SimpleGrid, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { optionsFound } from "../../../ui/list/option-filter";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useTaxonWord } from "../parts/taxon-name";
import { useFamilies, useOrders } from "../parts/use-taxa";
import { Select } from "../../../ui/form/fields/choosers";

interface TaxonFieldsProps {
  kind: TaxonKind;
  form: RecordForm<TaxonForm>;
}

/** Latin name, place, and a name in each of the seven languages. */
export function TaxonFields({ kind, form }: TaxonFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("latin")}
        data-autofocus
        label={t("taxonomy.fields.latin")}
        {...(kind === "species" && {
          description: t("taxonomy.help.latin"),
        })}
        required
        maxLength={taxonNameMax + 20}
      />
      {kind !== "order" && <ParentField kind={kind} form={form} />}
      <Fieldset legend={t("taxonomy.fields.names")}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {languages.map((language) => (
            <TextInput
              key={language}
              {...form.input(language)}
              label={t(`taxonomy.languages.${language}`)}
              lang={language}
              maxLength={taxonNameMax + 20}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
    </>
  );
}

/** The family of a species, or the order of a family. */
function ParentField({
  kind,
  form,
}: TaxonFieldsProps & { kind: "species" | "family" }) {
  const { t } = useTranslation();
  const wordOf = useTaxonWord();
  const families = useFamilies(kind === "species");
  const orders = useOrders(kind === "family");
  const { rows } = kind === "species" ? families : orders;
  return (
    <Select
      {...form.input("parentId")}
      label={t(
        kind === "species" ? "taxonomy.fields.family" : "taxonomy.fields.order",
      )}
      {...(kind === "species" && { description: t("taxonomy.help.family") })}
      data={rows.map((taxon) => {
        const word = wordOf(taxon);
        return {
          value: taxon.id,
          label: word === null ? taxon.latin : `${taxon.latin} · ${word}`,
        };
      })}
      searchable
      clearable
      limit={50}
      filter={optionsFound}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t(`taxonomy.states.nothing.${kind}`)}
    />
  );
}
