import type { ParameterForm } from "@domain/measures/parameter-form";
import { parameterIcons } from "@domain/measures/parameters/icons";
import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkedName } from "../../../../ui/display/marked-name";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { drawings } from "../parameter-icons";

/** Told apart also by people who see few colours (Okabe and Ito). */
const colors = {
  ocean: "#0072b2",
  sky: "#56b4e9",
  green: "#009e73",
  yellow: "#f0e442",
  orange: "#e69f00",
  vermilion: "#d55e00",
  pink: "#cc79a7",
  grey: "#4b5563",
} as const;
const colorNames = Object.keys(colors) as (keyof typeof colors)[];
const offered: ReadonlySet<string> = new Set(Object.values(colors));

/** The colour of its line in charts, and its picture. */
export function LookFields({ form }: { form: RecordForm<ParameterForm> }) {
  const { t } = useTranslation();
  const { color, icon } = form.values;
  const [began] = useState(color);
  const own =
    began === null || offered.has(began)
      ? []
      : [{ value: began, name: t("measures.options.color.own") }];
  const choices = [
    ...own,
    ...colorNames.map((name) => ({
      value: colors[name],
      name: t(`measures.options.color.${name}`),
    })),
  ];
  return (
    <>
      <ChoiceChips
        {...form.field("color")}
        label={t("measures.fields.color")}
        options={choices.map(({ value, name }) => ({
          value,
          label: <MarkedName color={value} name={name} />,
        }))}
        value={color}
        onChange={(chosen) => form.change({ color: chosen })}
      />
      <ChoiceChips
        {...form.field("icon")}
        label={t("measures.fields.icon")}
        options={parameterIcons.map((value) => {
          const Icon = drawings[value];
          const name = t(`measures.options.icon.${value}`);
          return {
            value,
            label: (
              <span title={name} style={{ display: "inline-flex" }}>
                <Icon size={18} aria-hidden />
                <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            ),
          };
        })}
        value={icon}
        onChange={(chosen) => form.change({ icon: chosen })}
      />
    </>
  );
}
