import type { SpaceRow } from "@domain/observation/analysed/space/space-use";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../ui/chart/parts/rows";
import { useSaidCells } from "../parts/use-said-cells";
import type { SpaceProps } from "./space-tab";

/** What the rows are called that the use of space is told apart by. */
export function useSpaceNames({ analysis, by }: SpaceProps) {
  const { t } = useTranslation();
  const { coding, names } = analysis;
  return (key: string | null): string => {
    if (by === "all") return t("analysis.scan.by.all");
    if (key === null)
      return by === "level"
        ? t("analysis.scan.states.noLevel")
        : t("analysis.results.none");
    if (by === "level") return t("analysis.scan.says.level", { level: key });
    return by === "animal" ? names.animal(key) : coding.behaviour(key);
  };
}

/** All of the use of space as a table: a row each zone of each animal, behaviour or level, the evenness of each first. */
export function useSpaceTable(props: SpaceProps): () => Rows {
  const { report, place } = props;
  const { t } = useTranslation();
  const nameOf = useSpaceNames(props);
  const { number, columns, cells } = useSaidCells();
  const head = (name: "of" | "zone" | "measure") => ({
    head: t(`analysis.scan.columns.${name}`),
    isNumber: false,
  });
  const figure = (name: "used" | "share" | "expected" | "sessions") => ({
    head: t(`analysis.scan.columns.${name}`),
    isNumber: true,
  });
  const rowsOf = (row: SpaceRow): string[][] => {
    const { key, n, sessions, zones, spread } = row;
    const of = nameOf(key);
    return [
      [
        of,
        t("analysis.scan.states.allZones"),
        String(n),
        "",
        "",
        String(sessions),
        t("analysis.scan.space.spreadTitle"),
        ...cells(spread),
      ],
      ...zones.map(({ areaId, count, expected, electivity }) => [
        of,
        place.zone(areaId),
        String(count),
        n === 0 ? "" : number((100 * count) / n),
        number(100 * expected),
        String(sessions),
        t("analysis.scan.space.choice"),
        ...cells(electivity),
      ]),
    ];
  };
  return () => ({
    columns: [
      head("of"),
      head("zone"),
      figure("used"),
      figure("share"),
      figure("expected"),
      figure("sessions"),
      head("measure"),
      ...columns(t("analysis.scan.columns.value"), null),
    ],
    rows: report.rows.flatMap(rowsOf),
  });
}
