import type {
  FileNames,
  NamedIn,
} from "@domain/observation/transfer/import/names";
import { Fieldset, SimpleGrid } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../../../../ui/form/fields/choosers";
import type { Option } from "./use-options";

interface NameFieldsProps<T> {
  legend: string;
  all: readonly NamedIn<T>[];
  nameOf: (name: T) => string;
  optionsOf: (name: T) => readonly Option[];
  valueOf: (key: string) => string | null;
  /** Each stands for somebody, which is said where one does not; else it may be left out. */
  asked?: { idOf: (key: string) => string; error: string | null };
  disabled: boolean;
  onChange: (key: string, value: string | null, name: T) => void;
  children?: ReactNode;
}

/** What is typed takes the place of what is chosen, not of what somebody typed already. */
function selectChosen(input: HTMLInputElement, chosen: string | undefined) {
  if (input.value === chosen) input.select();
}

/** The names of one kind, each with what it stands for. */
export function NameFields<
  T extends FileNames[keyof FileNames][number]["name"],
>(props: NameFieldsProps<T>) {
  const { legend, all, nameOf, optionsOf, valueOf, disabled, onChange } = props;
  const { asked } = props;
  const { t } = useTranslation();
  if (all.length === 0) return null;
  return (
    <Fieldset legend={legend}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {all.map(({ key, name }) => {
          const data = [...optionsOf(name)];
          const value = valueOf(key);
          const label = data.find((one) => one.value === value)?.label;
          return (
            <Select
              key={key}
              {...(asked === undefined
                ? { placeholder: t("observation.import.names.leave") }
                : {
                    id: asked.idOf(key),
                    error: value === null && asked.error,
                  })}
              label={nameOf(name)}
              searchable
              required={asked !== undefined}
              clearable={asked === undefined}
              allowDeselect={false}
              limit={60}
              data={data}
              value={value}
              disabled={disabled}
              onFocus={({ currentTarget }) =>
                selectChosen(currentTarget, label)
              }
              onClick={({ currentTarget }) =>
                selectChosen(currentTarget, label)
              }
              onChange={(chosen) => onChange(key, chosen, name)}
            />
          );
        })}
      </SimpleGrid>
      {props.children}
    </Fieldset>
  );
}
