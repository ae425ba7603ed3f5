import type { OptionsFilter, SelectProps } from "@mantine/core";
import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/form/fields/choosers";
import { SpeciesName } from "./species-name";
import { useSpecieOptions } from "./use-specie-options";

/** As many of the establishment's as anybody reads through; typing narrows them. */
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
  | "style"
> & {
  value?: string | null;
  onChange: (specieId: string | null) => void;
  zooId: string;
  /** Only species of which the establishment has animals. */
  ownOnly?: boolean;
};

/** A species, found by any of its names in any language or by the latin one: the establishment's at once, all others as one types. */
export function SpecieSelect({ zooId, ownOnly, ...props }: SpecieSelectProps) {
  const { t } = useTranslation();
  const [typed, type] = useState("");
  const { value = null } = props;
  const { groups, words, matches, message, chosen } = useSpecieOptions({
    zooId,
    typed,
    chosenId: value,
    ownOnly: ownOnly === true,
  });
  const filter: OptionsFilter = ({ options, search }) =>
    options.flatMap((option) => {
      if (!("group" in option)) return [];
      const items = option.items
        .filter((item) => matches(item.value, search))
        .slice(0, shown);
      return items.length > 0 ? [{ ...option, items }] : [];
    });
  return (
    <>
      <Select
        {...props}
        data={groups}
        searchable
        searchValue={typed}
        onSearchChange={type}
        filter={filter}
        allowDeselect={false}
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        nothingFoundMessage={message}
        renderOption={({ option }) => {
          const word = words.get(option.value);
          return word === undefined ? (
            option.label
          ) : (
            <SpeciesName words={word} lines="stacked" />
          );
        }}
      />
      <VisuallyHidden role="status">
        {typed !== "" && typed !== chosen ? message : ""}
      </VisuallyHidden>
    </>
  );
}
