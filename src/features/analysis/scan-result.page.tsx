import { useTranslation } from "react-i18next";
import { AnalysisFrame } from "./frame/analysis-frame";
import { ScanView } from "./scan/scan-view";

/** What scans say: where animals are, and how varied that is. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AnalysisFrame page="scanResult" title={t("analysis.scan.title")}>
      {(analysis) => <ScanView analysis={analysis} />}
    </AnalysisFrame>
  );
}
