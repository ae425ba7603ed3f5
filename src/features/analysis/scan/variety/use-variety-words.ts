import type {
  VarietyBy,
  VarietyReport,
  VarietyRow,
} from "@domain/observation/analysed/variety/variety";
import { valences } from "@domain/ethogram/version";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../../ui/chart/parts/rows";
import type { Analysis } from "../../frame/analysis";
import { useFigureWords } from "../../parts/use-figure-words";
import { useSaidCells } from "../../parts/use-said-cells";

export interface VarietyProps {
  report: VarietyReport;
  analysis: Analysis;
  by: VarietyBy;
}

/** What the rows are called that variety is told apart by. */
export function useVarietyNames({ analysis, by }: VarietyProps) {
  const { t } = useTranslation();
  return (key: string | null): string => {
    if (by === "all") return t("analysis.variety.by.all");
    if (by === "animal") return analysis.names.animal(key ?? "");
    const valence = valences.find((one) => one === key) ?? "none";
    return t(`analysis.variety.valence.${valence}`);
  };
}

/** All of it as a table: a row each measure of each animal or valence. */
export function useVarietyTable(props: VarietyProps): Rows {
  const { t } = useTranslation();
  const words = useFigureWords();
  const nameOf = useVarietyNames(props);
  const { number, columns, cells } = useSaidCells();
  const head = (name: "measure" | "level") => ({
    head: t(`analysis.variety.columns.${name}`),
    isNumber: false,
  });
  const figure = (name: "possible" | "share") => ({
    head: t(`analysis.variety.columns.${name}`),
    isNumber: true,
  });
  const rowsOf = (row: VarietyRow): string[][] => {
    const { key, sessions, possible, measures, level, rarefied } = row;
    const own = [nameOf(key), String(sessions), String(possible)];
    const plain = (value: number | undefined, n: number | undefined) => [
      value === undefined ? "" : number(value),
      ...["", "", n === undefined ? "" : String(n), ""],
    ];
    const unlevelled = ["", ""];
    const n = measures?.n;
    return [
      [
        ...own,
        t("analysis.variety.measures.corrected"),
        ...cells(row.shannon),
        ...(level.canSay
          ? [
              t(`analysis.variety.level.${level.level}`),
              number(100 * level.share),
            ]
          : [words.why(level.why), ""]),
      ],
      ...(["evenness", "hillOne", "hillTwo"] as const).map((one) => [
        ...own,
        t(`analysis.variety.measures.${one}`),
        ...cells(row[one]),
        ...unlevelled,
      ]),
      ...(["shannon", "richness", "simpson"] as const).map((one) => [
        ...own,
        t(`analysis.variety.measures.${one}`),
        ...plain(measures?.[one], n),
        ...unlevelled,
      ]),
      ...(rarefied === null
        ? []
        : (["equalShannon", "equalRichness"] as const).map((one) => [
            ...own,
            t(`analysis.variety.measures.${one}`),
            ...plain(
              one === "equalShannon" ? rarefied.shannon : rarefied.richness,
              rarefied.size,
            ),
            ...unlevelled,
          ])),
    ];
  };
  return {
    columns: [
      { head: t("analysis.scan.columns.of"), isNumber: false },
      { head: t("analysis.scan.columns.sessions"), isNumber: true },
      figure("possible"),
      head("measure"),
      ...columns(t("analysis.variety.columns.value"), null),
      head("level"),
      figure("share"),
    ],
    rows: props.report.rows.flatMap(rowsOf),
  };
}
