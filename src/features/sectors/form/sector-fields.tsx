import type { SectorForm } from "@domain/sector/sector";
import { sectorNameMax } from "@domain/sector/sector";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { ColorField } from "./color-field";

/** Name and colour of a sector. */
export function SectorFields({ form }: { form: RecordForm<SectorForm> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("sectorName")}
        label={t("sectors.fields.sectorName")}
        required
        maxLength={sectorNameMax + 20}
      />
      <ColorField {...form.input("sectorColor")} />
    </>
  );
}
