import type { HeatMap } from "@domain/observation/analysed/space/heat-map";
import { zoneAt } from "@domain/grid/grid";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../parts/use-said-cells";
import type { Place } from "../use-ground";

/** What a heat map says without a picture: on the screen by zone, in a file by square, those with anything in them. */
export function useHeatRows(
  { counts, values, n, zones }: HeatMap,
  { grid, zone }: Place,
): (isFile: boolean) => Rows {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  const zoneName = (id: string | null) =>
    id === null ? t("analysis.scan.heat.noZone") : zone(id);
  const figure = (name: "column" | "row" | "used" | "share" | "shown") => ({
    head: t(`analysis.scan.columns.${name}`),
    isNumber: true,
  });
  const head = { head: t("analysis.scan.columns.zone"), isNumber: false };
  const bySquare = (): string[][] =>
    counts.flatMap((count, square) => {
      const value = values[square] ?? 0;
      if (count === 0 && value < n / 1e6) return [];
      const column = square % grid.columns;
      const row = Math.floor(square / grid.columns);
      return [
        [
          String(column + 1),
          String(row + 1),
          zoneName(zoneAt(grid, column, row)),
          String(count),
          number((100 * count) / n),
          number(value),
        ],
      ];
    });
  return (isFile) =>
    isFile
      ? {
          columns: [
            figure("column"),
            figure("row"),
            head,
            figure("used"),
            figure("share"),
            figure("shown"),
          ],
          rows: bySquare(),
        }
      : {
          columns: [head, figure("used"), figure("share")],
          rows: zones.map(({ areaId, count }) => [
            zoneName(areaId),
            String(count),
            number((100 * count) / n),
          ]),
        };
}
