import { zoneAt } from "@domain/grid/grid";
import type {
  HeatDifference,
  ZoneApart,
} from "@domain/observation/analysed/space/heat-difference";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../../parts/use-said-cells";
import type { Place } from "../../use-ground";
import { usePlaceWords } from "../use-place-words";

/** The difference of two periods as tables: by zone with its interval, by square those that are used in any of both. */
export function useApartRows(place: Place) {
  const { t } = useTranslation();
  const { number, columns, cells } = useSaidCells();
  const { zoneName } = usePlaceWords(place);
  const { grid } = place;
  const figure = (head: string) => ({ head, isNumber: true });
  const zone = { head: t("analysis.scan.columns.zone"), isNumber: false };
  const sides = [
    figure(t("analysis.heat.columns.before")),
    figure(t("analysis.heat.columns.after")),
  ];
  return {
    zoneTable: (zones: readonly ZoneApart[]): Rows => ({
      columns: [
        zone,
        ...sides,
        ...columns(t("analysis.heat.columns.apart"), null),
      ],
      rows: zones.map(({ areaId, before, after, difference }) => [
        zoneName(areaId),
        String(before),
        String(after),
        ...cells(difference),
      ]),
    }),
    squareTable: (
      { before, after }: HeatDifference,
      values: readonly number[],
    ): Rows => ({
      columns: [
        figure(t("analysis.scan.columns.column")),
        figure(t("analysis.scan.columns.row")),
        zone,
        ...sides,
        figure(t("analysis.heat.columns.apart")),
      ],
      rows: values.flatMap((value, square) => {
        const [one, other] = [before.counts[square], after.counts[square]];
        if (!one && !other && Math.abs(value) < 1e-6) return [];
        const column = square % grid.columns;
        const row = Math.floor(square / grid.columns);
        return [
          [
            String(column + 1),
            String(row + 1),
            zoneName(zoneAt(grid, column, row)),
            String(one ?? 0),
            String(other ?? 0),
            number(value),
          ],
        ];
      }),
    }),
  };
}
