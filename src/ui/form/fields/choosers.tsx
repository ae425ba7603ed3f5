import type { MultiSelectProps, SelectProps } from "@mantine/core";
import {
  MultiSelect as MantineMultiSelect,
  Select as MantineSelect,
} from "@mantine/core";
import { useTyped } from "./use-typed";

/** Mantine's, where what is typed in a `searchable` one is taken by Enter, or said to be lost. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { typed, error, ...handlers } = useTyped(props, (option) =>
    props.onChange?.(option.value, option),
  );
  return (
    <MantineSelect
      {...props}
      {...handlers}
      error={error}
      selectFirstOptionOnChange={typed}
    />
  );
}

/** The same for several; nobody who is chosen already is taken back by being typed again. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { typed, error, ...handlers } = useTyped(props, ({ value }) => {
    const chosen = props.value ?? [];
    if (
      !chosen.includes(value) &&
      chosen.length < (props.maxValues ?? Infinity)
    )
      props.onChange?.([...chosen, value]);
  });
  return (
    <MantineMultiSelect
      {...props}
      {...handlers}
      error={error}
      selectFirstOptionOnChange={typed}
      hidePickedOptions={typed || props.hidePickedOptions === true}
    />
  );
}
