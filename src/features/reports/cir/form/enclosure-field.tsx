import { useTranslation } from "react-i18next";
import { useEnclosures } from "../../../../data/hooks/use-names";
import { Select } from "../../../../ui/form/fields/choosers";
import type { FieldBinding } from "../../../../ui/form/use-record-form";
import { optionsFound } from "../../../../ui/list/option-filter";

interface EnclosureFieldProps extends FieldBinding {
  zooId: string;
  required?: boolean;
  value: string | null;
  onChange: (enclosureId: string | null) => void;
}

/** One of the establishment's enclosures; one that is there no more stays chosen. */
export function EnclosureField({
  zooId,
  required = false,
  value,
  ...field
}: EnclosureFieldProps) {
  const { t } = useTranslation();
  const enclosures = useEnclosures(zooId, { live: true });
  const options = enclosures.rows.map(({ id, data }) => ({
    value: id,
    label: data.enclosureName,
  }));
  const isLost = value !== null && options.every((one) => one.value !== value);
  const lost = enclosures.of(value)?.enclosureName ?? "—";
  return (
    <Select
      {...field}
      label={t("cir.fields.enclosureId")}
      nothingFoundMessage={t("cir.states.noEnclosure")}
      data={isLost ? [...options, { value, label: lost }] : options}
      value={value}
      required={required}
      searchable
      clearable={!required}
      allowDeselect={!required}
      filter={optionsFound}
    />
  );
}
