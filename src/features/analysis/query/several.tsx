import { useTranslation } from "react-i18next";
import { MultiSelect } from "../../../ui/form/fields/choosers";
import { optionsFound } from "../../../ui/list/option-filter";

interface SeveralProps {
  label: string;
  /** Shown while nobody is chosen. */
  all: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
}

/** Several of many, found by typing; one that is chosen and not among them keeps its name. */
export function Several(props: SeveralProps) {
  const { label, all, options, chosen, nameOf, onChange } = props;
  const { t } = useTranslation();
  const known = new Set(options.map(({ value }) => value));
  const others = chosen
    .filter((id) => !known.has(id))
    .map((value) => ({ value, label: nameOf(value) }));
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? all : ""}
      data={[...options, ...others]}
      value={[...chosen]}
      onChange={onChange}
      searchable
      clearable
      filter={optionsFound}
      limit={60}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("analysis.query.states.noChoice")}
      // One name and room to type stand in one line.
      styles={{ inputField: { minWidth: 40 } }}
      style={{ flex: "1 1 14rem" }}
      maw={{ sm: 420 }}
    />
  );
}
