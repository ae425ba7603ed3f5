import type { Enclosure } from "@domain/enclosure/enclosure";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";

interface Line {
  label: string;
  value: ReactNode;
}

/** Measures of an enclosure in words. */
export function useEnclosureFacts(enclosure: Enclosure): {
  sizes: Line[];
  area: (square: number | null) => ReactNode;
  height: (metres: number | null) => ReactNode;
} {
  const { t } = useTranslation();
  const format = useFormat();
  const notSet = <NotGiven />;
  const area = (square: number | null) =>
    // Sizes are above nothing: a sum of none is not known.
    square === null || square === 0
      ? notSet
      : t("enclosures.states.area", { area: format.number(square) });
  const height = (metres: number | null) =>
    metres === null
      ? notSet
      : t("enclosures.states.height", { height: format.number(metres) });
  const { temperature } = enclosure;
  return {
    area,
    height,
    sizes: [
      {
        label: t("enclosures.fields.indoorArea"),
        value: area(enclosure.indoorArea),
      },
      {
        label: t("enclosures.fields.outdoorArea"),
        value: area(enclosure.outdoorArea),
      },
      {
        label: t("enclosures.fields.temperature"),
        value:
          temperature === null
            ? notSet
            : t("enclosures.states.degrees", {
                degrees: format.number(temperature),
              }),
      },
    ],
  };
}
