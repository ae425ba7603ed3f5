import type { Standing } from "@domain/evaluation/asked-subjects";
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconClock,
} from "@tabler/icons-react";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks = {
  done: { color: "green", icon: IconCircleCheck },
  due: { color: "blue", icon: IconClock },
  late: { color: "red", icon: IconAlertTriangle },
  open: { color: "gray", icon: IconCircle },
} as const satisfies Record<Standing, object>;

interface StandingMarkProps {
  standing: Standing;
  /** Its word. */
  label: string;
}

/** How it stands with a subject of a campaign, or with enough of it: the same everywhere, and red alone for late. */
export const StandingMark = ({ standing, label }: StandingMarkProps) => (
  <StatusBadge {...looks[standing]} label={label} size="sm" />
);
