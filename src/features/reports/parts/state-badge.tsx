import type { ReportState } from "@domain/report/state";
import { IconCircleCheck, IconEye, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks: Record<ReportState, { color: StatusColor; icon: IconComponent }> =
  {
    draft: { color: "gray", icon: IconPencil },
    inReview: { color: "violet", icon: IconEye },
    approved: { color: "green", icon: IconCircleCheck },
  };

/** Where a report stands, by colour, icon and word. */
export function StateBadge({ state }: { state: ReportState }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...looks[state]}
      label={t(`reports.options.state.${state}`)}
    />
  );
}
