import { useTranslation } from "react-i18next";
import { optionsFound } from "../../../ui/list/option-filter";
import { Select } from "../../../ui/form/fields/choosers";

const words = {
  order: {
    label: "taxonomy.fields.order",
    all: "taxonomy.states.allOrders",
    nothing: "taxonomy.states.nothing.order",
  },
  family: {
    label: "taxonomy.fields.family",
    all: "taxonomy.states.allFamilies",
    nothing: "taxonomy.states.nothing.family",
  },
} as const;

interface TaxonChoiceProps {
  kind: keyof typeof words;
  taxa: readonly { id: string; latin: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Narrows a list to one order or family, found by its latin name, or to all. */
export function TaxonChoice({ kind, taxa, value, onChange }: TaxonChoiceProps) {
  const { t } = useTranslation();
  const { label, all, nothing } = words[kind];
  return (
    <Select
      aria-label={t(label)}
      placeholder={t(all)}
      data={taxa.map(({ id, latin }) => ({ value: id, label: latin }))}
      value={value}
      onChange={onChange}
      searchable
      clearable
      limit={100}
      filter={optionsFound}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t(nothing)}
    />
  );
}
