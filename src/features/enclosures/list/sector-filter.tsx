import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";

interface SectorFilterProps {
  sectors: readonly Row<"sectors">[];
  value: string | null;
  onChange: (sectorId: string | null) => void;
}

export function SectorFilter({ sectors, value, onChange }: SectorFilterProps) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={t("enclosures.fields.linkedSectorId")}
      placeholder={t("enclosures.states.allSectors")}
      data={sectors.map(({ id, data }) => ({
        value: id,
        label: data.sectorName,
      }))}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
    />
  );
}
