import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { asWideAs } from "./filter-width";

interface FilterChoiceProps<V extends string> {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  values: readonly V[];
  labelOf: (value: V) => string;
  value: V | null;
  onChange: (value: V | null) => void;
}

/** In a filter row: one of several, or all of them. */
export function FilterChoice<V extends string>(props: FilterChoiceProps<V>) {
  const { label, all, values, labelOf, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Select
      aria-label={label}
      placeholder={all}
      style={asWideAs(all)}
      styles={{ input: { textOverflow: "ellipsis" } }}
      clearable
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      value={value}
      onChange={(chosen) =>
        onChange(values.find((one) => one === chosen) ?? null)
      }
      data={values.map((one) => ({ value: one, label: labelOf(one) }))}
    />
  );
}
