import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NamedSector, Names } from "../../../data/hooks/use-names";

interface SectorFilterProps {
  sectors: Names<NamedSector>["rows"];
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
