import type { Outcome } from "@domain/analysis/finding/verdict";
import type { Finding } from "@domain/finding/finding";
import { findingState } from "@domain/finding/finding";
import {
  IconArchive,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconEqual,
  IconQuestionMark,
  IconTrendingDown,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

type Look = [StatusColor, IconComponent];

const outcomeLooks: Record<Outcome, Look> = {
  improved: ["green", IconCircleCheck],
  worse: ["red", IconTrendingDown],
  noChange: ["gray", IconEqual],
  notEnough: ["gray", IconQuestionMark],
};

const stateLooks: Record<"open" | "acted" | "archived", Look> = {
  open: ["orange", IconCircleDashed],
  acted: ["blue", IconClock],
  archived: ["gray", IconArchive],
};

/** Where a finding stands; once it is judged, its verdict. */
export function FindingStateBadge({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const state = findingState(finding);
  if (state === "judged" && finding.verdict !== null) {
    const { kind } = finding.verdict;
    const [color, icon] = outcomeLooks[kind];
    return (
      <StatusBadge
        color={color}
        icon={icon}
        label={t(`measures.findings.verdicts.${kind}`)}
      />
    );
  }
  const [color, icon] = stateLooks[state === "judged" ? "acted" : state];
  return (
    <StatusBadge
      color={color}
      icon={icon}
      label={t(`measures.findings.states.${state}`)}
    />
  );
}
