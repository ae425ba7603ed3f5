import type {
  EnrichmentSession,
  SessionState,
} from "@domain/enrichment/session";
import {
  IconCalendarEvent,
  IconCheck,
  IconClipboardCheck,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  standIn,
  unknownName,
  useEnclosures,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";

export const sessionLooks: Record<
  SessionState,
  { color: StatusColor; icon: IconComponent }
> = {
  add: { color: "blue", icon: IconCalendarEvent },
  ongoing: { color: "green", icon: IconPlayerPlay },
  remove: { color: "orange", icon: IconClipboardCheck },
  completed: { color: "gray", icon: IconCheck },
};

export function SessionBadge({ status }: { status: SessionState }) {
  const { t } = useTranslation();
  return (
    <StatusBadge
      {...sessionLooks[status]}
      label={t(`enrichment.calendar.status.${status}`)}
    />
  );
}

/** Where a session takes place, by the names of its enclosures. */
export function usePlaceNames(): (
  session: Pick<EnrichmentSession, "enclosureIds">,
) => string {
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  const format = useFormat();
  return ({ enclosureIds }) =>
    format.list(
      enclosureIds.map(
        (id) =>
          enclosures.of(id)?.enclosureName ??
          standIn(enclosures, id) ??
          unknownName,
      ),
    );
}
