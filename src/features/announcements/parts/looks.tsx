import type { AnnouncementType } from "@domain/announcement/announcement";
import type { AnnouncementState } from "@domain/announcement/state";
import {
  IconAlertTriangle,
  IconArchive,
  IconBellRinging,
  IconCalendarTime,
  IconClockX,
  IconEye,
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

export const typeLooks: Record<AnnouncementType, Look> = {
  urgent: { color: "red", icon: IconBellRinging },
  warning: { color: "orange", icon: IconAlertTriangle },
  info: { color: "blue", icon: IconInfoCircle },
};

const stateLooks: Record<AnnouncementState, Look> = {
  planned: { color: "violet", icon: IconCalendarTime },
  shown: { color: "green", icon: IconEye },
  expired: { color: "gray", icon: IconClockX },
  archived: { color: "gray", icon: IconArchive },
};

/** Information, warning or urgent, by colour, icon and word. */
export function TypeBadge({ type }: { type: AnnouncementType }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...typeLooks[type]}
      label={t(`announcements.options.type.${type}`)}
    />
  );
}

/** Whether it is planned, shown, over or archived. */
export function StateBadge({ state }: { state: AnnouncementState }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...stateLooks[state]}
      label={t(`announcements.states.${state}`)}
    />
  );
}
