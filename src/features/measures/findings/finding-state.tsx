import type { Finding } from "@domain/finding/finding";
import { findingState } from "@domain/finding/finding";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";
import { findingLooks } from "./finding-looks";

/** Where a finding stands; once it is judged, its verdict. */
export function FindingStateBadge({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const state = findingState(finding);
  if (state === "judged" && finding.verdict !== null) {
    const { kind } = finding.verdict;
    const [color, icon] = findingLooks[kind];
    return (
      <StatusBadge
        color={color}
        icon={icon}
        label={t(`measures.findings.verdicts.${kind}`)}
      />
    );
  }
  const [color, icon] = findingLooks[state === "judged" ? "acted" : state];
  return (
    <StatusBadge
      color={color}
      icon={icon}
      label={t(`measures.findings.states.${state}`)}
    />
  );
}
