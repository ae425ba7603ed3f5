import type { VersionStatus } from "@domain/versions/version-list";
import {
  IconArchive,
  IconPencil,
  IconRosetteDiscountCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

const marks = {
  draft: { color: "orange", icon: IconPencil },
  published: { color: "green", icon: IconRosetteDiscountCheck },
  retired: { color: "gray", icon: IconArchive },
} as const;

/** Whether a version is being worked on, published or retired. */
export function VersionStatusMark({ status }: { status: VersionStatus }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...marks[status]}
      size="sm"
      label={t(`surveys.edit.options.status.${status}`)}
    />
  );
}
