import { zoneAt } from "@domain/grid/grid";
import type { HeatMap } from "@domain/observation/analysed/space/heat-map";
import { useTranslation } from "react-i18next";
import type { Column, Rows } from "../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../parts/use-said-cells";
import type { Place } from "../use-ground";
import { usePlaceWords } from "./use-place-words";

type Squares = Pick<HeatMap, "n" | "counts" | "values">;

/** Every square that has anything in it, as rows of a file. */
export function useSquareRows(place: Place): {
  columns: Column[];
  rowsOf: (map: Squares) => string[][];
} {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  const { zoneName } = usePlaceWords(place);
  const { grid } = place;
  const figure = (name: "column" | "row" | "used" | "share" | "shown") => ({
    head: t(`analysis.scan.columns.${name}`),
    isNumber: true,
  });
  return {
    columns: [
      figure("column"),
      figure("row"),
      { head: t("analysis.scan.columns.zone"), isNumber: false },
      figure("used"),
      figure("share"),
      figure("shown"),
    ],
    rowsOf: ({ n, counts, values }) =>
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
      }),
  };
}

/** What a heat map says without a picture: on the screen by zone, in a file by square, those with anything in them. */
export function useHeatRows(
  map: Squares & Pick<HeatMap, "zones">,
  place: Place,
): (isFile: boolean) => Rows {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  const { zoneName } = usePlaceWords(place);
  const squares = useSquareRows(place);
  const figure = (name: "used" | "share") => ({
    head: t(`analysis.scan.columns.${name}`),
    isNumber: true,
  });
  return (isFile) =>
    isFile
      ? { columns: squares.columns, rows: squares.rowsOf(map) }
      : {
          columns: [
            { head: t("analysis.scan.columns.zone"), isNumber: false },
            figure("used"),
            figure("share"),
          ],
          rows: map.zones.map(({ areaId, count }) => [
            zoneName(areaId),
            String(count),
            number((100 * count) / map.n),
          ]),
        };
}
