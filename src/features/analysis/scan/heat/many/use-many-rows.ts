import type { HeatMaps } from "@domain/observation/analysed/space/heat-maps";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../../../ui/chart/parts/rows";
import { useSaidCells } from "../../../parts/use-said-cells";
import { useSquareRows } from "../use-heat-rows";
import { usePlaceWords } from "../use-place-words";
import type { HeatManyProps } from "./heat-many";
import { usePartName } from "./use-part-name";

/** What maps beside each other say without pictures: a row each on the screen, those not drawn too; every square in a file. */
export function useManyRows({
  analysis,
  place,
  by,
  report,
}: HeatManyProps & { report: HeatMaps }): (isFile: boolean) => Rows {
  const { t } = useTranslation();
  const { number } = useSaidCells();
  const { head, nameOf } = usePartName(analysis, by);
  const { zoneName } = usePlaceWords(place);
  const squares = useSquareRows(place);
  const { n, maps, rest } = report;
  const first = { head, isNumber: false };
  const figure = (said: string) => ({ head: said, isNumber: true });
  const percent = (part: number, all: number) => number((100 * part) / all);
  return (isFile) =>
    isFile
      ? {
          columns: [first, ...squares.columns],
          rows: maps.flatMap((map) =>
            squares.rowsOf(map).map((row) => [nameOf(map.key), ...row]),
          ),
        }
      : {
          columns: [
            first,
            figure(t("analysis.heat.columns.records")),
            figure(t("analysis.scan.columns.share")),
            { head: t("analysis.heat.columns.most"), isNumber: false },
            figure(t("analysis.heat.columns.mostShare")),
          ],
          rows: [
            ...maps.map(({ key, n: own, zones: [zone] }) => [
              nameOf(key),
              String(own),
              percent(own, n),
              zone === undefined ? "" : zoneName(zone.areaId),
              zone === undefined ? "" : percent(zone.count, own),
            ]),
            ...rest.map(({ key, n: own }) => [
              nameOf(key),
              String(own),
              percent(own, n),
              "",
              "",
            ]),
          ],
        };
}
