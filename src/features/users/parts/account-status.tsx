import {
  IconBan,
  IconCircleCheck,
  IconHourglass,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import type { AccountStatus as Status } from "@domain/person/account";

const looks: Record<Status, { color: StatusColor; icon: IconComponent }> = {
  pending: { color: "orange", icon: IconHourglass },
  active: { color: "green", icon: IconCircleCheck },
  disabled: { color: "gray", icon: IconBan },
  deleted: { color: "gray", icon: IconTrash },
};

export function AccountStatus({ status }: { status: Status }) {
  const { t } = useTranslation();
  const { color, icon } = looks[status];
  return (
    <StatusBadge
      color={color}
      icon={icon}
      label={t(`users.options.status.${status}`)}
    />
  );
}
