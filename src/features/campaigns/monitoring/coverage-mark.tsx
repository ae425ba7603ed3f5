import type { Standing } from "@domain/evaluation/asked-subjects";
import { useTranslation } from "react-i18next";
import { StandingMark } from "../../shared/evaluations/standing-mark";

interface CoverageMarkProps {
  standing: Standing;
  /** Of one that was archived or stopped nothing is to be done any more: what is missing stays so. */
  isEnded: boolean;
}

/** How it stands with a subject of a campaign, in words of the campaign. */
export function CoverageMark({ standing, isEnded }: CoverageMarkProps) {
  const { t } = useTranslation();
  const isMissing = isEnded && (standing === "due" || standing === "late");
  return (
    <StandingMark
      standing={isMissing ? "open" : standing}
      label={t(
        `campaigns.options.coverage.${isMissing ? "missing" : standing}`,
      )}
    />
  );
}
