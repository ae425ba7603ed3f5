import type { Standing } from "@domain/evaluation/asked-subjects";
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconClock,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks = {
  done: { color: "green", icon: IconCircleCheck },
  due: { color: "blue", icon: IconClock },
  late: { color: "orange", icon: IconAlertTriangle },
  open: { color: "gray", icon: IconCircle },
} as const;

/** How it stands with a subject of a campaign. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...looks[standing]}
      label={t(`assessment.options.standing.${standing}`)}
      size="sm"
    />
  );
}
