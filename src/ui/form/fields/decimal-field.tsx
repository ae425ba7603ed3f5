import type { NumberInputProps } from "@mantine/core";
import { NumberInput } from "@mantine/core";
import { useLanguage } from "../../../lib/i18n/use-language";

type DecimalFieldProps = Pick<
  NumberInputProps,
  "id" | "label" | "description" | "error" | "required" | "maw"
> & {
  /** null for none; only what it begins with: half-typed numbers stay as typed. */
  value: number | null;
  /** NaN for what is no number (yet). */
  onChange: (value: number | null) => void;
};

const numberOf = (value: number | string): number | null =>
  value === "" ? null : Number(value);

/** A number as the language writes it; comma and point are both taken. */
export function DecimalField({ value, onChange, ...props }: DecimalFieldProps) {
  const english = useLanguage() === "en";
  return (
    <NumberInput
      {...props}
      hideControls
      inputMode="decimal"
      decimalSeparator={english ? "." : ","}
      allowedDecimalSeparators={[",", "."]}
      defaultValue={value ?? ""}
      onChange={(typed) => onChange(numberOf(typed))}
    />
  );
}
