import type { SectorForm } from "@domain/sector/sector";
import { defaultSectorColor, sectorNameMax } from "@domain/sector/sector";
import { ColorInput, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";

/** Told apart also by people who see few colours (Okabe and Ito), after the product's own. */
const swatches = [
  defaultSectorColor,
  "#0072b2",
  "#56b4e9",
  "#009e73",
  "#f0e442",
  "#e69f00",
  "#d55e00",
  "#cc79a7",
  "#6b4fa0",
  "#7a5c3e",
];

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
      <ColorInput
        {...form.input("sectorColor")}
        label={t("sectors.fields.sectorColor")}
        description={t("sectors.fields.sectorColorHelp")}
        swatches={swatches}
        swatchesPerRow={10}
        withEyeDropper={false}
        maw={280}
      />
    </>
  );
}
