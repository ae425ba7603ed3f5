import { IconArchive } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

/** That a profile is no longer in use. */
export function ArchivedMark({ archived }: { archived: boolean }) {
  const { t } = useTranslation();
  return archived ? (
    <StatusBadge
      color="gray"
      size="sm"
      icon={IconArchive}
      label={t("profiles.states.archived")}
    />
  ) : null;
}
