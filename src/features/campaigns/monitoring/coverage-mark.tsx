import type { CoverageStatus } from "@domain/evaluation/score/coverage";
import { IconAlertTriangle, IconCheck, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks = {
  done: { color: "green", icon: IconCheck },
  due: { color: "blue", icon: IconClock },
  late: { color: "red", icon: IconAlertTriangle },
} as const satisfies Record<CoverageStatus, object>;

/** Whether enough is there of a subject. */
export function CoverageMark({ status }: { status: CoverageStatus }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...looks[status]}
      size="sm"
      label={t(`campaigns.options.coverage.${status}`)}
    />
  );
}
