import type { HeatPoints } from "@domain/observation/analysed/space/heat-points";
import { finest } from "@domain/observation/analysed/space/heat-points";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../../parts/use-said-cells";
import type { Place } from "../../use-ground";
import { usePlaceWords } from "../use-place-words";

/** What points say without a picture: by zone on the screen, every place where somebody was in a file. */
export function usePointRows(
  { n, zones, across, places, counts }: HeatPoints,
  place: Place,
): (isFile: boolean) => Rows {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  const { zoneName } = usePlaceWords(place);
  const figure = (head: string) => ({ head, isNumber: true });
  const records = figure(t("analysis.heat.columns.records"));
  // In thousandths of the width, as positions are kept.
  const thousandth = (at: number) => number((finest * (at + 0.5)) / across);
  return (isFile) =>
    isFile
      ? {
          columns: [
            figure(t("analysis.heat.columns.across")),
            figure(t("analysis.heat.columns.down")),
            records,
          ],
          rows: Array.from(places, (at, index) => [
            thousandth(at % across),
            thousandth(Math.floor(at / across)),
            String(counts[index] ?? 0),
          ]),
        }
      : {
          columns: [
            { head: t("analysis.scan.columns.zone"), isNumber: false },
            records,
            figure(t("analysis.scan.columns.share")),
          ],
          rows: zones.map(({ areaId, count }) => [
            zoneName(areaId),
            String(count),
            number((100 * count) / n),
          ]),
        };
}
