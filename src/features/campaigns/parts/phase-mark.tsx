import type { Campaign } from "@domain/campaign/campaign";
import { phaseOf } from "@domain/campaign/status";
import { parisDay } from "@domain/time/paris";
import {
  IconArchive,
  IconCalendar,
  IconFlag,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { StatusBadge } from "../../../ui/display/status-badge";

const looks = {
  planned: { color: "blue", icon: IconCalendar },
  running: { color: "green", icon: IconPlayerPlay },
  ended: { color: "gray", icon: IconFlag },
  archived: { color: "gray", icon: IconArchive },
  stopped: { color: "gray", icon: IconPlayerStop },
  deleted: { color: "gray", icon: IconTrash },
} as const satisfies Record<ReturnType<typeof phaseOf>, object>;

/** Where a campaign stands today. */
export function PhaseMark({
  campaign,
}: {
  campaign: Pick<Campaign, "status" | "startDate" | "endDate">;
}) {
  const { t } = useTranslation();
  const phase = phaseOf(campaign, parisDay(useNow()));
  return (
    <StatusBadge
      {...looks[phase]}
      size="sm"
      label={t(`campaigns.options.phase.${phase}`)}
    />
  );
}
