import type { ZoneCounts } from "@domain/observation/analysed/space/points";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import type { Place } from "../use-ground";

/** How zones of a map are called, and how often they are used. */
export function usePlaceWords({ zone }: Pick<Place, "zone">) {
  const { t } = useTranslation();
  const format = useFormat();
  const zoneName = (id: string | null): string =>
    id === null ? t("analysis.scan.heat.noZone") : zone(id);
  const percent = (share: number, digits = 0): string =>
    format.number(share, {
      style: "percent",
      maximumFractionDigits: digits,
    });
  return {
    zoneName,
    percent,
    metres: (value: number): string =>
      format.number(value, {
        style: "unit",
        unit: "meter",
        maximumFractionDigits: 1,
      }),
    /** The zone of most of so many points, and its share; nowhere of none. */
    most: (zones: ZoneCounts, n: number) => {
      const [first] = zones;
      return {
        zone: first === undefined ? "" : zoneName(first.areaId),
        share: percent(first === undefined || n === 0 ? 0 : first.count / n),
      };
    },
  };
}
