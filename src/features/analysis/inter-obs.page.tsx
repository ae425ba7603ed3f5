import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AgreementView } from "./agreement/agreement-view";
import { TrainingLead } from "./agreement/training-lead";
import { AnalysisFrame } from "./frame/analysis-frame";

/** How far observers agree who watched the same thing at the same time, or whose sessions somebody chose. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AnalysisFrame page="interObs" title={t("analysis.agreement.title")}>
      {(analysis) => (
        <Stack gap="lg">
          {analysis.training !== null && (
            <TrainingLead training={analysis.training} names={analysis.names} />
          )}
          <AgreementView
            analysis={analysis}
            // In a training a film is watched by each in their own time.
            byHand={
              analysis.training !== null ||
              analysis.asking.query.obsSessionIds.length > 0
            }
            reference={analysis.training?.experts[0] ?? null}
          />
        </Stack>
      )}
    </AnalysisFrame>
  );
}
