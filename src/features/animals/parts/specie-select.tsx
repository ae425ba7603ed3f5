import type { ComboboxItem, OptionsFilter, SelectProps } from "@mantine/core";
import { Select } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSpecies } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { matchesText } from "../../../ui/list/search-text";
import { SpeciesName } from "./species-name";
import type { SpecieWords } from "./use-species-words";
import { specieWords } from "./use-species-words";

/** As many as anybody reads through; typing narrows them. */
const shown = 50;

type SpecieSelectProps = Pick<
  SelectProps,
  | "id"
  | "label"
  | "aria-label"
  | "placeholder"
  | "description"
  | "error"
  | "required"
  | "clearable"
  | "value"
  | "flex"
  | "maw"
> & { onChange: (specieId: string | null) => void };

/** A species, found by any of its names in any language or by the latin one. */
export function SpecieSelect(props: SpecieSelectProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows } = useSpecies();
  const words = useMemo(
    () =>
      new Map<string, SpecieWords>(
        rows.map(({ id, data }) => [id, specieWords(data, language)]),
      ),
    [rows, language],
  );
  const { byName } = useFormat();
  const data = [...words]
    .map(([value, { name }]) => ({ value, label: name }))
    .sort((a, b) => byName(a.label, b.label));
  const found = (value: string, search: string) =>
    matchesText(search, words.get(value)?.search ?? []);
  const filter: OptionsFilter = ({ options, search, limit }) =>
    options
      .filter((option): option is ComboboxItem => "value" in option)
      .filter(({ value }) => found(value, search))
      .slice(0, limit);
  return (
    <Select
      {...props}
      data={data}
      searchable
      limit={shown}
      filter={filter}
      allowDeselect={false}
      clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      nothingFoundMessage={t("animals.states.noSpecieFound")}
      renderOption={({ option }) => {
        const word = words.get(option.value);
        return word === undefined ? (
          option.label
        ) : (
          <SpeciesName words={word} lines="stacked" />
        );
      }}
    />
  );
}
