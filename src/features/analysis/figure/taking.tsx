import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { Summary } from "@domain/observation/analysed/summary";
import {
  figureColumnsMost,
  figureRowsMost,
  figureVersionsMost,
} from "@domain/report/block";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import type { TakenChart } from "../../../ui/chart/parts/taken-chart";
import { TakingCharts } from "../../../ui/chart/parts/taken-chart";
import type { FreshFigure } from "../../slot-table";
import { Slot } from "../../slots";
import type { AnalysisPage } from "../frame/analysis";
import { useEthogramNames } from "../query/use-coding";
import { questionOf } from "./question-of";

interface TakingProps {
  page: AnalysisPage;
  query: AnalysisQuery;
  summary: Summary;
  /** All of it has come from the server: only that is kept for good. */
  isWhole: boolean;
  children: ReactNode;
}

/** Lets whoever writes reports put a chart of the page into one. */
export function Taking(props: TakingProps) {
  const { page, query, summary, isWhole, children } = props;
  const may = useCan();
  const [taken, take] = useState<TakenChart | null>(null);
  const freshOf = useFresh({ page, query, summary });
  return (
    <>
      <TakingCharts value={isWhole && may("create", "reports") ? take : null}>
        {children}
      </TakingCharts>
      {taken !== null && (
        <Slot
          name="analysis.report"
          props={{ fresh: freshOf(taken), onClose: () => take(null) }}
        />
      )}
    </>
  );
}

const labelMost = 120;
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function useFresh({
  page,
  query,
  summary,
}: Pick<TakingProps, "page" | "query" | "summary">) {
  const { t } = useTranslation();
  const { coded } = summary;
  const nameOf = useEthogramNames(coded === null ? [] : [coded.obsId]);
  const ends = ["value", "low", "high"] as const;
  const counts = page === "scanResult" ? "scans" : "sessions";
  return (chart: TakenChart): FreshFigure => {
    const { title, facts, drawing, head, rows } = chart;
    const columns =
      drawing === "intervals"
        ? ends.map((end) => ({
            ...{ label: t(`analysis.taken.${end}`), unit: null },
          }))
        : chart.columns.slice(0, figureColumnsMost);
    return {
      title,
      figure: {
        ...{ question: questionOf(query), drawing, n: summary[counts], counts },
        ...{ from: query.from, to: query.to },
        head: cut(head ?? t("analysis.taken.when"), labelMost),
        note: facts && cut(facts, 500),
        columns: columns.map(({ label, unit }) => ({
          label: cut(label, labelMost),
          unit: unit && cut(unit, 40),
        })),
        rows: rows.slice(0, figureRowsMost).map(({ label, values, text }) => ({
          label: cut(label, labelMost),
          values: values
            .slice(0, columns.length)
            .map((value) =>
              value === null || !Number.isFinite(value)
                ? null
                : Number(value.toPrecision(6)),
            ),
          text: text && cut(text, 300),
        })),
        versions: (coded?.versions ?? [])
          .slice(0, figureVersionsMost)
          .map((version) =>
            t("analysis.taken.version", {
              name: nameOf(coded?.obsId ?? ""),
              version,
            }).slice(0, 200),
          ),
      },
    };
  };
}
