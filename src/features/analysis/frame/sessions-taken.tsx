import type { Asking } from "../../../data/analysis/use-analysis";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { Slot } from "../../slots";
import type { AnalysisPage } from "./analysis";

interface SessionsTakenProps {
  page: AnalysisPage;
  asking: Asking;
}

/** What can be done with the very sessions that figures are of: they are taken away as they were recorded. */
export function SessionsTaken({ page, asking }: SessionsTakenProps) {
  const { answered } = useAnalysis(
    page === "interObs" ? "sessionListOfAll" : "sessionList",
    asking,
    undefined,
  );
  if (answered === null) return null;
  const obsSessionIds = answered.report.map((one) => one.obsSessionId);
  return <Slot name="analysis.sessions" props={{ obsSessionIds }} />;
}
