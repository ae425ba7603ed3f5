import type { Verdict } from "@domain/certificate/certificate";
import {
  IconCircle,
  IconCircleCheck,
  IconHelpCircle,
  IconRefresh,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks = {
  passed: { color: "green", icon: IconCircleCheck },
  notPassed: { color: "orange", icon: IconRefresh },
  cannotSay: { color: "gray", icon: IconHelpCircle },
  untested: { color: "gray", icon: IconCircle },
} as const;

/** What a test proved, by colour, icon and word; null: there was none. */
export function VerdictMark({ verdict }: { verdict: Verdict | null }) {
  const { t } = useTranslation();
  const of = verdict ?? "untested";
  return (
    <StatusBadge
      {...looks[of]}
      size="sm"
      label={t(`certificates.options.verdict.${of}`)}
    />
  );
}
