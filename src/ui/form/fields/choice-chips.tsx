import { Chip, Group, Input } from "@mantine/core";
import type { ReactNode } from "react";
import { useId } from "react";
import { large, mayWrap } from "./chip-sizes";

interface ChoiceChipsProps<V extends string> {
  id?: string;
  label: string;
  /** Where what stands above names them already. */
  hideLabel?: boolean;
  description?: string;
  error?: string | undefined;
  required?: boolean;
  options: readonly { value: V; label: ReactNode }[];
  /** Where it is what the form is for. */
  isLarge?: boolean;
  /** null where none of them is chosen. */
  value: V | null;
  onChange: (value: V) => void;
}

/** One of a few, each chosen by one touch. */
export function ChoiceChips<V extends string>({
  id,
  label,
  hideLabel = false,
  description,
  error,
  required = false,
  options,
  isLarge = false,
  value,
  onChange,
}: ChoiceChipsProps<V>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const said = [
    description !== undefined && `${fieldId}-description`,
    error !== undefined && `${fieldId}-error`,
  ].filter((part) => part !== false);
  const choose = (given: string | null) => {
    const found = options.find((one) => one.value === given);
    if (found !== undefined) onChange(found.value);
  };
  return (
    <Input.Wrapper
      {...(hideLabel ? {} : { label })}
      withAsterisk={required}
      labelElement="div"
      description={description}
      descriptionProps={{ id: `${fieldId}-description` }}
      error={error}
      errorProps={{ id: `${fieldId}-error` }}
    >
      <Chip.Group multiple={false} value={value} onChange={choose}>
        <Group
          id={fieldId}
          role="radiogroup"
          aria-label={label}
          aria-required={required}
          aria-describedby={said.join(" ") || undefined}
          tabIndex={-1}
          gap={6}
          mt={hideLabel ? 0 : 4}
        >
          {options.map((one) => (
            <Chip
              key={one.value}
              // One of a group: arrows go from one to the next.
              name={fieldId}
              value={one.value}
              size="md"
              radius="md"
              maw="100%"
              styles={{ label: isLarge ? large : mayWrap }}
            >
              {one.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
