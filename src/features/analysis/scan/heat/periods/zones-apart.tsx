import { useTranslation } from "react-i18next";
import { RangeChart } from "../../../../../ui/chart/range-chart";
import { zoneColor } from "../../../../shared/map/colors";
import { rangeOf } from "../../../parts/range-of";
import { useEffortWords } from "../../../parts/use-effort-words";
import { useFigureWords } from "../../../parts/use-figure-words";
import { usePlaceWords } from "../use-place-words";
import type { DifferenceProps } from "./heat-periods";
import { useApartRows } from "./use-apart-rows";

/** How far each zone's share of use differs, with its interval, those that differ most first. */
export function ZonesApart({ report, place }: DifferenceProps) {
  const { t } = useTranslation();
  const words = useFigureWords();
  const effort = useEffortWords();
  const { zoneName } = usePlaceWords(place);
  const { zoneTable } = useApartRows(place);
  const bars = report.zones.map(({ areaId, difference }) => {
    const at = place.areas.findIndex((one) => one.areaId === areaId);
    return {
      ...rangeOf(
        areaId ?? "",
        zoneName(areaId),
        difference,
        words.said(difference, "difference", effort.sessions),
      ),
      color: at < 0 ? null : zoneColor(at),
    };
  });
  const reach = Math.max(
    0.1,
    ...bars.flatMap(({ value, low, high }) =>
      [value, low, high].map((one) => Math.abs(one ?? 0)),
    ),
  );
  return (
    <RangeChart
      title={t("analysis.heat.periods.zones")}
      facts={t("analysis.heat.periods.zonesFacts")}
      bars={bars}
      span={[-reach, reach]}
      table={zoneTable(report.zones)}
    />
  );
}
