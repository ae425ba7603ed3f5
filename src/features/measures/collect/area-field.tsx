import { takesValuesAt } from "@domain/measures/parameters/scope";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";

interface AreaFieldProps {
  parameter: EnvironmentalParameter;
  enclosureId: string;
  value: string | null;
  onChange: (areaId: string | null) => void;
}

/** In which zone it was measured, where there are any of which it can be. */
export function AreaField(props: AreaFieldProps) {
  const { parameter, enclosureId, value, onChange } = props;
  const { t } = useTranslation();
  const live = useLiveDoc("enclosures", enclosureId);
  const areas = live.state === "data" ? (live.data?.data.areas ?? []) : [];
  const choices = [
    { areaId: null, areaName: t("measures.states.whole") },
    ...areas,
  ].filter(
    ({ areaId }) =>
      areaId === value ||
      takesValuesAt(parameter, { enclosureId, areas }, areaId),
  );
  if (choices.length < 2) return null;
  return (
    <Select
      label={t("measures.fields.area")}
      data={choices.map(({ areaId, areaName }) => ({
        value: areaId ?? "",
        label: areaName,
      }))}
      value={value ?? ""}
      allowDeselect={false}
      onChange={(chosen) => onChange(chosen === "" ? null : chosen)}
    />
  );
}
