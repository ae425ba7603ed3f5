import type { EnclosureForm } from "@domain/enclosure/enclosure";
import { enclosureNameMax } from "@domain/enclosure/enclosure";
import { TextInput, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NamedSector, Names } from "../../../data/hooks/use-names";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { Select } from "../../../ui/form/fields/choosers";
import { ZoneRows } from "./zone-rows";

interface EnclosureFieldsProps {
  form: RecordForm<EnclosureForm>;
  /** The sectors this person may put it in. */
  sectors: Names<NamedSector>["rows"];
}

export function EnclosureFields({ form, sectors }: EnclosureFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("enclosureName")}
        label={t("enclosures.fields.enclosureName")}
        required
        maxLength={enclosureNameMax + 20}
      />
      <Select
        {...form.input("linkedSectorId")}
        label={t("enclosures.fields.linkedSectorId")}
        placeholder={t("enclosures.fields.sectorPlaceholder")}
        searchable
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        data={sectors.map(({ id, data }) => ({
          value: id,
          label: data.sectorName,
        }))}
        nothingFoundMessage={t("enclosures.states.noSectorFound")}
      />
      <Textarea
        {...form.input("memo")}
        label={t("enclosures.fields.memo")}
        description={t("enclosures.fields.memoHelp")}
        autosize
        minRows={2}
        maxRows={10}
      />
      <ZoneRows form={form} />
    </>
  );
}
