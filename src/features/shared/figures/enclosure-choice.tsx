import { isOfSectors } from "@domain/report/of-sectors";
import { useTranslation } from "react-i18next";
import type { Directory } from "../../../data/hooks/use-names";
import { Select } from "../../../ui/form/fields/choosers";

interface EnclosureChoiceProps {
  enclosures: Directory<"enclosures">;
  sectorIds: readonly string[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Of which enclosure a figure is: one of its sectors that is still there. */
export function EnclosureChoice(props: EnclosureChoiceProps) {
  const { enclosures, sectorIds, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Select
      label={t("reports.figures.enclosureMeasure.enclosure")}
      searchable
      value={value}
      onChange={onChange}
      data={enclosures.list
        .filter(
          ({ removed, sectorId }) =>
            !removed && isOfSectors(sectorIds, sectorId),
        )
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
