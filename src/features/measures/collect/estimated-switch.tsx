import { isEstimable } from "@domain/health/values/estimated";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";

interface EstimatedSwitchProps {
  parameter: Pick<Parameter, "builtIn">;
  value: boolean;
  onChange: (isEstimated: boolean) => void;
}

const ways = ["measured", "estimated"] as const;

/** Whether a weight was measured or judged by eye; nothing of what is always measured. */
export function EstimatedSwitch(props: EstimatedSwitchProps) {
  const { parameter, value, onChange } = props;
  const { t } = useTranslation();
  if (!isEstimable(parameter)) return null;
  return (
    <ChoiceChips
      label={t("measures.fields.isEstimated")}
      options={ways.map((way) => ({
        value: way,
        label: t(`measures.estimated.${way}`),
      }))}
      value={value ? "estimated" : "measured"}
      onChange={(way) => onChange(way === "estimated")}
    />
  );
}
