import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { useLanguage } from "../../../../lib/i18n/use-language";

interface MetresFieldProps {
  label: string;
  /** In thousandths of the map's width; null: none. */
  value: number | null;
  /** In metres. */
  mapWidth: number;
  /** Below zero, too. */
  isSigned?: boolean;
  onChange: (thousandths: number) => void;
}

/** A length on a map in metres; what is typed stays as it is typed until the field is left. */
export function MetresField(props: MetresFieldProps) {
  const { label, value, mapWidth, isSigned = false, onChange } = props;
  const english = useLanguage() === "en";
  const [typed, setTyped] = useState<number | string | null>(null);
  const metres =
    value === null ? "" : Math.round((value * mapWidth) / 10) / 100;
  return (
    <NumberInput
      label={label}
      value={typed ?? metres}
      {...(!isSigned && { min: 0 })}
      step={0.5}
      decimalScale={2}
      decimalSeparator={english ? "." : ","}
      allowedDecimalSeparators={[",", "."]}
      onBlur={() => setTyped(null)}
      onChange={(given) => {
        setTyped(given);
        if (typeof given === "number")
          onChange(Math.round((given * 1000) / mapWidth));
      }}
    />
  );
}
