import { Chip, Group, Input } from "@mantine/core";
import type { ReactNode } from "react";

interface ChoiceChipsProps<V extends string> {
  id?: string;
  label: string;
  /** Where what stands above names them already. */
  hideLabel?: boolean;
  options: readonly { value: V; label: ReactNode }[];
  /** null where none of them is chosen. */
  value: V | null;
  onChange: (value: V) => void;
}

/** One of a few, each chosen by one touch. */
export function ChoiceChips<V extends string>({
  id,
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: ChoiceChipsProps<V>) {
  const choose = (given: string | null) => {
    const found = options.find((one) => one.value === given);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <Input.Wrapper {...(hideLabel ? {} : { label })} labelElement="div">
      <Chip.Group multiple={false} value={value} onChange={choose}>
        <Group
          id={id}
          role="radiogroup"
          aria-label={label}
          tabIndex={-1}
          gap={6}
          mt={hideLabel ? 0 : 4}
        >
          {options.map((one) => (
            <Chip key={one.value} value={one.value} size="md" radius="md">
              {one.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
