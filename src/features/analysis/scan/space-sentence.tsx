import { useAnalysis } from "../../../data/analysis/use-analysis";
import { SpaceLead } from "./space-lead";
import type { SpaceTabProps } from "./space-tab";

/** Which zones are surely chosen or left alone, over all. */
export function SpaceSentence({ analysis, place }: SpaceTabProps) {
  const { answered } = useAnalysis("spaceUse", analysis.asking, {
    ...place.ground,
    by: "all",
  });
  return (
    answered !== null && <SpaceLead report={answered.report} place={place} />
  );
}
