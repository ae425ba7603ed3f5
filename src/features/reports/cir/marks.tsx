import type { RecommendationPriority, Severity } from "@domain/report/cir/cir";
import type { FollowUpState } from "@domain/report/cir/follow-up";
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconBan,
  IconCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconEqual,
  IconHourglass,
  IconInfoCircle,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

interface Look {
  color: StatusColor;
  icon: IconComponent;
}

const severityLooks: Record<Severity, Look> = {
  high: { color: "red", icon: IconAlertTriangle },
  medium: { color: "orange", icon: IconInfoCircle },
  low: { color: "gray", icon: IconArrowDown },
};

const priorityLooks: Record<RecommendationPriority, Look> = {
  high: { color: "red", icon: IconArrowUp },
  normal: { color: "blue", icon: IconEqual },
  low: { color: "gray", icon: IconArrowDown },
};

const stateLooks: Record<FollowUpState, Look> = {
  none: { color: "gray", icon: IconCircleDashed },
  asked: { color: "violet", icon: IconHourglass },
  open: { color: "blue", icon: IconCircle },
  late: { color: "red", icon: IconAlertTriangle },
  done: { color: "green", icon: IconCircleCheck },
  cancelled: { color: "gray", icon: IconBan },
};

interface SeverityMarkProps {
  severity: Severity;
  /** How many there are; not said unless given. */
  count?: string;
}

/** How grave a finding is, by colour, icon and word. */
export function SeverityMark({ severity, count }: SeverityMarkProps) {
  const { t } = useTranslation();
  const word = t(`cir.options.severity.${severity}`);
  return (
    <StatusBadge
      {...severityLooks[severity]}
      label={
        count === undefined
          ? word
          : t("cir.states.counted", { what: word, n: count })
      }
    />
  );
}

/** How urgent a recommendation is, by colour, icon and word. */
export function PriorityMark({
  priority,
}: {
  priority: RecommendationPriority;
}) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...priorityLooks[priority]}
      label={t(`cir.options.priority.${priority}`)}
    />
  );
}

/** Where a recommendation stands, by colour, icon and word. */
export function FollowUpMark({ state }: { state: FollowUpState }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...stateLooks[state]}
      label={t(`cir.options.state.${state}`)}
    />
  );
}
