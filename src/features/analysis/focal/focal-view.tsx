import { IconTimeline } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Analysis } from "../frame/analysis";
import { Working } from "../parts/working";
import { FocalTabs } from "./focal-tabs";

/** What focal sampling says of the question, or that nobody was followed. */
export function FocalView({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const { asking, coding, summary } = analysis;
  const analysed = useAnalysis("focal", asking, {
    behaviours: coding.plan.behaviours.map(({ behaviourId, kind }) => ({
      behaviourId,
      kind,
    })),
  });
  if (summary.focalSessions === 0)
    return (
      <EmptyState
        icon={IconTimeline}
        title={t("analysis.focal.states.scansOnly")}
        body={t("analysis.focal.states.scansOnlyHelp")}
      />
    );
  return (
    <Working analysed={analysed}>
      {(report) => <FocalTabs analysis={analysis} report={report} />}
    </Working>
  );
}
