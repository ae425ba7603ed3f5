import type { Budget } from "@domain/analysis/budget/budget";
import type { Said } from "@domain/analysis/said";
import type { BudgetRow } from "@domain/observation/analysed/results/budget";
import type {
  Sampling,
  UnitBudget,
} from "@domain/observation/analysed/results/parts-in";
import { useTranslation } from "react-i18next";
import type { Rows } from "../../../ui/chart/parts/rows";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";
import { useUnitHeads } from "../parts/use-unit-heads";
import type { EffortCell } from "../parts/with-effort";
import { useFormat } from "../../../lib/use-format";
import type { Coding } from "../query/use-coding";

/** How budgets are said and written. */
export function useBudgetWords({ behaviour }: Coding, sampling: Sampling) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const figures = useFigureWords();
  const heads = useUnitHeads();
  const name = (id: string | null) =>
    id === null ? t("analysis.results.none") : behaviour(id);
  /** "12 sessions", of several animals "5 animals, 12 sessions". */
  const units =
    ({ unit, budget }: UnitBudget) =>
    (n: number) =>
      unit === "session"
        ? effort.sessions(n)
        : [effort.animals(n), effort.sessions(budget.sessions)].join(", ");
  /** "6 h 20 min seen", "340 records". */
  const amount = (value: number) =>
    sampling === "focal"
      ? t("analysis.results.effort.focal", { length: effort.length(value) })
      : t("analysis.results.effort.scan", { count: value });
  /** "12 sessions, 6 h 20 min", "12 sessions, 340 scans". */
  const unitsAndEffort = (of: UnitBudget) => (n: number) =>
    [
      units(of)(n),
      sampling === "focal"
        ? effort.length(of.budget.effort)
        : effort.scans(of.scans),
    ].join(", ");
  const number = (value: number) =>
    format.number(value, { maximumFractionDigits: 2, useGrouping: false });
  const percent = (share: number) => number(100 * share);
  /** In minutes, or records. */
  const effortIn = ({ effort: amountSeen }: Pick<Budget, "effort">) =>
    sampling === "focal" ? amountSeen / 60_000 : amountSeen;
  const cells = (said: Said): string[] =>
    said.canSay
      ? [
          percent(said.value),
          said.interval === null ? "" : percent(said.interval.low),
          said.interval === null ? "" : percent(said.interval.high),
        ]
      : ["", "", ""];
  /** Of all records so many show it. */
  const recordsWith = (byEffort: Said, effort: number) =>
    byEffort.canSay ? String(Math.round(byEffort.value * effort)) : "";
  const head = (key: Parameters<typeof t>[0]) => ({
    head: t(key as "analysis.results.columns.behaviour"),
    isNumber: false,
  });
  const figure = (key: Parameters<typeof t>[0]) => ({
    ...head(key),
    isNumber: true,
  });
  return {
    name,
    unitsAndEffort,
    /** How much one side of a comparison is of, each under a head with its name. */
    effortCells: (
      side: Pick<Budget, "sessions" | "animals" | "effort">,
      sideName: string,
    ): EffortCell[] =>
      [
        { head: "sessions" as const, text: String(side.sessions) },
        { head: "animals" as const, text: String(side.animals) },
        { head: `effort.${sampling}` as const, text: number(effortIn(side)) },
      ].map(({ head: key, text }) => ({
        head: `${sideName}, ${t(`analysis.results.columns.${key}`)}`,
        text,
      })),
    amount,
    said: (line: Said, of: UnitBudget) =>
      figures.said(line, "share", units(of)),
    /** With how much was watched for it: what stands beside a bar. */
    saidOfEffort: (line: Said, of: UnitBudget) =>
      figures.said(line, "share", unitsAndEffort(of)),
    /** All of some budgets as a table: a row each behaviour of each. */
    table: (
      rows: readonly BudgetRow[],
      nameOf: (key: string | null) => string,
    ): Rows => ({
      columns: [
        head("analysis.results.columns.of"),
        head("analysis.results.columns.behaviour"),
        figure("analysis.results.columns.share"),
        { head: heads.low("percent"), isNumber: true },
        { head: heads.high("percent"), isNumber: true },
        figure("analysis.results.columns.byEffort"),
        figure("analysis.results.columns.byEffortLow"),
        figure("analysis.results.columns.byEffortHigh"),
        figure("analysis.results.columns.animals"),
        figure("analysis.results.columns.sessions"),
        figure(`analysis.results.columns.effort.${sampling}`),
        ...(sampling === "scan"
          ? [
              figure("analysis.results.columns.scansInSight"),
              figure("analysis.results.columns.recordsWith"),
            ]
          : []),
        figure("analysis.results.columns.hidden"),
        head("analysis.results.columns.remark"),
      ],
      rows: rows.flatMap(({ key, budget, scans }) =>
        budget.lines.map(({ behaviourId, mean, byEffort }) => [
          nameOf(key),
          name(behaviourId),
          ...cells(mean),
          ...cells(byEffort),
          String(budget.animals),
          String(budget.sessions),
          number(effortIn(budget)),
          ...(sampling === "scan"
            ? [String(scans), recordsWith(byEffort, budget.effort)]
            : []),
          budget.hiddenShare === null ? "" : percent(budget.hiddenShare),
          mean.canSay
            ? (figures.noInterval(mean) ?? "")
            : figures.why(mean.why),
        ]),
      ),
    }),
  };
}
