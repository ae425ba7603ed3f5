import { defaultSectorColor } from "@domain/sector/sector";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkedName } from "../../../ui/display/marked-name";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import type { InputBinding } from "../../../ui/form/use-record-form";

/** Told apart also by people who see few colours (Okabe and Ito), after the product's own. */
const colors = {
  blue: defaultSectorColor,
  ocean: "#0072b2",
  sky: "#56b4e9",
  green: "#009e73",
  yellow: "#f0e442",
  orange: "#e69f00",
  vermilion: "#d55e00",
  pink: "#cc79a7",
  violet: "#6b4fa0",
  brown: "#7a5c3e",
} as const;
const names = Object.keys(colors) as (keyof typeof colors)[];
const offered: ReadonlySet<string> = new Set(Object.values(colors));

/** A sector's colour, by name; one chosen elsewhere stays to be chosen. */
export function ColorField({
  id,
  error,
  value,
  onChange,
}: InputBinding<string>) {
  const { t } = useTranslation();
  const [began] = useState(value.toLowerCase());
  const own = offered.has(began)
    ? []
    : [{ value: began, name: t("sectors.options.color.own") }];
  const options = [
    ...own,
    ...names.map((name) => ({
      value: colors[name],
      name: t(`sectors.options.color.${name}`),
    })),
  ];
  return (
    <ChoiceChips
      id={id}
      error={error}
      label={t("sectors.fields.sectorColor")}
      description={t("sectors.fields.sectorColorHelp")}
      options={options.map(({ value: color, name }) => ({
        value: color,
        label: <MarkedName color={color} name={name} />,
      }))}
      value={value.toLowerCase()}
      onChange={onChange}
    />
  );
}
