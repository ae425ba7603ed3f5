import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { LiveFigure } from "@domain/report/block";
import type { Summary } from "@domain/observation/analysed/summary";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { SentCharts } from "../../shared/exporting/sent-charts";
import type { TakenChart } from "../../../ui/chart/parts/taken-chart";
import { TakingCharts } from "../../../ui/chart/parts/taken-chart";
import type { FreshFigure } from "../../slot-figures";
import { Slot } from "../../slots";
import type { AnalysisPage } from "../frame/analysis";
import { fitted } from "./fitted";
import { questionOf } from "./question-of";
import { useCodedVersions } from "./use-coded-versions";

interface TakingProps {
  page: AnalysisPage;
  query: AnalysisQuery;
  summary: Summary;
  /** All of it has come from the server: only that is kept for good. */
  isWhole: boolean;
  children: ReactNode;
}

/** Lets whoever writes reports put a chart of the page into one, and sends the table behind it as a file. */
export function Taking(props: TakingProps) {
  const { page, query, summary, isWhole, children } = props;
  const may = useCan();
  const [taken, take] = useState<TakenChart | null>(null);
  const grounds = useGrounds({ page, query, summary });
  const freshOf = useFresh(query, grounds);
  return (
    <>
      <TakingCharts value={isWhole && may("create", "reports") ? take : null}>
        <SentCharts grounds={{ ...grounds, ofHealth: false }} when={isWhole}>
          {children}
        </SentCharts>
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

type Grounds = Pick<LiveFigure, "n" | "counts" | "from" | "to"> & {
  versions: string[];
};

/** On how much of what, of which days and on which versions a page's figures rest. */
function useGrounds({
  page,
  query,
  summary,
}: Pick<TakingProps, "page" | "query" | "summary">): Grounds {
  const versions = useCodedVersions(summary);
  const counts = page === "scanResult" ? "scans" : "sessions";
  return {
    ...{ n: summary[counts], counts, versions },
    ...{ from: query.from, to: query.to },
  };
}

function useFresh(query: AnalysisQuery, grounds: Grounds) {
  const { t } = useTranslation();
  return (chart: TakenChart): FreshFigure => ({
    title: chart.title,
    figure: {
      ...fitted(chart, {
        when: t("analysis.taken.when"),
        part: (end) => t(`analysis.taken.${end}`),
        cut: (what, shown, all) =>
          t(`analysis.taken.cut.${what}`, { shown, all }),
      }),
      ...{ question: questionOf(query), ...grounds },
    },
  });
}
