import type { Span } from "@domain/measures/parameters/limits";
import { symbolOf } from "@domain/measures/parameters/units";
import { SimpleGrid } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import type { FieldBinding } from "../../../ui/form/use-record-form";

interface EndFieldsProps {
  unit: string | null;
  span: Span;
  min: FieldBinding;
  max: FieldBinding;
  onChange: (ends: Partial<Span>) => void;
}

/** From where to where, either end may stay open. */
export function EndFields(props: EndFieldsProps) {
  const { unit, span, min, max, onChange } = props;
  const { t } = useTranslation();
  const symbol = symbolOf(unit);
  const labelOf = (end: "min" | "max") => {
    const name = t(`measures.fields.${end}`);
    return symbol === "" ? name : `${name} (${symbol})`;
  };
  return (
    <SimpleGrid cols={2} spacing="sm">
      <DecimalField
        {...min}
        label={labelOf("min")}
        value={span.min}
        onChange={(end) => onChange({ min: end })}
      />
      <DecimalField
        {...max}
        label={labelOf("max")}
        value={span.max}
        onChange={(end) => onChange({ max: end })}
      />
    </SimpleGrid>
  );
}
