import { useTranslation } from "react-i18next";
import type { NamedEnclosure, Names } from "../../../data/hooks/use-names";
import { standIn, useSectors } from "../../../data/hooks/use-names";
import { Select } from "../../../ui/form/fields/choosers";

interface EnclosureSelectProps {
  id: string;
  error: string | undefined;
  zooId: string;
  enclosures: Names<NamedEnclosure>["rows"];
  value: string | null;
  onChange: (enclosureId: string | null) => void;
  /** The first thing asked in a dialog. */
  "data-autofocus"?: boolean;
}

/** The enclosures by name, under the sector they lie in. */
export function EnclosureSelect({
  zooId,
  enclosures,
  ...field
}: EnclosureSelectProps) {
  const { t } = useTranslation();
  const sectors = useSectors(zooId);
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const { id, data } of enclosures) {
    const group =
      sectors.of(data.linkedSectorId)?.sectorName ??
      standIn(sectors, data.linkedSectorId) ??
      t("animals.states.noSector");
    const item = { value: id, label: data.enclosureName };
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return (
    <Select
      {...field}
      label={t("animals.fields.enclosureId")}
      placeholder={t("animals.fields.enclosurePlaceholder")}
      nothingFoundMessage={t("animals.states.noEnclosureFound")}
      data={[...groups].map(([group, items]) => ({ group, items }))}
      required
      searchable
      allowDeselect={false}
    />
  );
}
