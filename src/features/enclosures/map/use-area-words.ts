import type { Zone } from "@domain/enclosure/enclosure";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** Surfaces in words. */
export function useAreaWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const area = (square: number) =>
    t("enclosures.states.area", {
      area: format.number(square, { maximumFractionDigits: 1 }),
    });
  return {
    area,
    /** The painted surface beside the stated one, where that is known. */
    compared: (painted: number, { areaSurface }: Pick<Zone, "areaSurface">) =>
      areaSurface === null
        ? t("enclosures.map.states.painted", { painted: area(painted) })
        : t("enclosures.map.states.paintedOf", {
            painted: area(painted),
            stated: area(areaSurface),
          }),
  };
}
