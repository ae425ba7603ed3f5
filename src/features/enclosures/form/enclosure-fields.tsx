import type { EnclosureForm } from "@domain/enclosure/enclosure";
import { enclosureNameMax } from "@domain/enclosure/enclosure";
import { Select, TextInput, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { ZoneRows } from "./zone-rows";

interface EnclosureFieldsProps {
  form: RecordForm<EnclosureForm>;
  /** The sectors this person may put it in. */
  sectors: readonly Row<"sectors">[];
}

export function EnclosureFields({ form, sectors }: EnclosureFieldsProps) {
  const { t } = useTranslation();
  const { values, change, field } = form;
  return (
    <>
      <TextInput
        {...field("enclosureName")}
        label={t("enclosures.fields.enclosureName")}
        required
        maxLength={enclosureNameMax + 20}
        value={values.enclosureName}
        onChange={({ currentTarget }) =>
          change({ enclosureName: currentTarget.value })
        }
      />
      <Select
        {...field("linkedSectorId")}
        label={t("enclosures.fields.linkedSectorId")}
        placeholder={t("enclosures.fields.sectorPlaceholder")}
        required
        searchable
        data={sectors.map(({ id, data }) => ({
          value: id,
          label: data.sectorName,
        }))}
        nothingFoundMessage={t("enclosures.states.noSectorFound")}
        allowDeselect={false}
        value={values.linkedSectorId}
        onChange={(linkedSectorId) => change({ linkedSectorId })}
      />
      <Textarea
        {...field("memo")}
        label={t("enclosures.fields.memo")}
        description={t("enclosures.fields.memoHelp")}
        autosize
        minRows={2}
        maxRows={10}
        value={values.memo}
        onChange={({ currentTarget }) => change({ memo: currentTarget.value })}
      />
      <ZoneRows form={form} />
    </>
  );
}
