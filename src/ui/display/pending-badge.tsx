import { IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "./status-badge";

/** Saved on this device, not yet on the server. */
export function PendingBadge() {
  const { t } = useTranslation();
  return (
    <StatusBadge
      color="gray"
      icon={IconCloudUp}
      label={t("common.states.pending")}
      size="sm"
    />
  );
}
