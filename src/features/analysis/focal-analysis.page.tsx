import { useTranslation } from "react-i18next";
import { AnalysisFrame } from "./frame/analysis-frame";
import { FocalView } from "./focal/focal-view";

/** What animals that were followed did: bouts, how long until the first, what follows what, and every session over its time. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AnalysisFrame page="focalAnalysis" title={t("analysis.focal.title")}>
      {(analysis) => <FocalView analysis={analysis} />}
    </AnalysisFrame>
  );
}
