import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface FilterChoiceProps<V extends string> {
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  values: readonly V[];
  labelOf: (value: V) => string;
  value: V | null;
  onChange: (value: V | null) => void;
}

/** So wide in rem that its words are read to their end, beside its arrows. */
const widthOf = (words: string): number => words.length * 0.46 + 3.3;

/** In a filter row: one of several, or all of them. */
export function FilterChoice<V extends string>(props: FilterChoiceProps<V>) {
  const { label, all, values, labelOf, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Select
      aria-label={label}
      placeholder={all}
      // In the row as wide as its words; where the filters are folded, over the whole width.
      style={{
        flex: `0 1 clamp(min(max(165px, ${String(widthOf(all))}rem), 100%), (640px - 100%) * 999, 100%)`,
      }}
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
