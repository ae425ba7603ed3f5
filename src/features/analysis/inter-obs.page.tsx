import { useTranslation } from "react-i18next";
import { AgreementView } from "./agreement/agreement-view";
import { AnalysisFrame } from "./frame/analysis-frame";

/** How far observers agree who watched the same thing at the same time, or whose sessions somebody chose. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AnalysisFrame page="interObs" title={t("analysis.agreement.title")}>
      {(analysis) => (
        <AgreementView
          analysis={analysis}
          byHand={analysis.asking.query.obsSessionIds.length > 0}
        />
      )}
    </AnalysisFrame>
  );
}
