import type { AutomationStatus as Status } from "@domain/automation/template";
import { IconArchive, IconPlayerPause, IconRepeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks: Record<Status, { color: StatusColor; icon: IconComponent }> = {
  active: { color: "green", icon: IconRepeat },
  suspended: { color: "orange", icon: IconPlayerPause },
  archived: { color: "gray", icon: IconArchive },
};

export function AutomationStatus({ status }: { status: Status }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...looks[status]}
      label={t(`tasks.automations.states.${status}`)}
    />
  );
}
