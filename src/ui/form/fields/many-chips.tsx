import { Chip, Group, Input } from "@mantine/core";
import { useId } from "react";
import { large } from "./chip-sizes";

interface ManyChipsProps<V extends string | number> {
  id?: string;
  label: string;
  description?: string;
  error?: string | undefined;
  required?: boolean;
  options: readonly { value: V; label: string }[];
  /** Where it is what the form is for. */
  isLarge?: boolean;
  values: readonly V[];
  onChange: (values: V[]) => void;
}

/** Several of a few, each chosen or taken back by one touch. */
export function ManyChips<V extends string | number>({
  id,
  label,
  description,
  error,
  required = false,
  options,
  isLarge = false,
  values,
  onChange,
}: ManyChipsProps<V>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const toggle = (value: V) =>
    onChange(
      values.includes(value)
        ? values.filter((one) => one !== value)
        : [...values, value],
    );
  return (
    <Input.Wrapper
      id={fieldId}
      label={label}
      labelElement="div"
      description={description}
      descriptionProps={{ id: `${fieldId}-description` }}
      required={required}
      error={error}
    >
      <Group
        id={fieldId}
        role="group"
        aria-label={label}
        {...(description === undefined
          ? {}
          : { "aria-describedby": `${fieldId}-description` })}
        tabIndex={-1}
        gap={6}
        mt={4}
        mb={4}
      >
        {options.map((one) => (
          <Chip
            key={one.value}
            size="md"
            radius="md"
            {...(isLarge && { maw: "100%", styles: { label: large } })}
            checked={values.includes(one.value)}
            onChange={() => toggle(one.value)}
          >
            {one.label}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
