import { enrichmentNameIn } from "@domain/enrichment/enrichment";
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
import { useLiveDocs } from "../../../data/hooks/use-live";
import {
  comingName,
  standIn,
  unknownName,
  useEnclosures,
} from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import type { IconComponent } from "../../../ui/display/icon";
import type { StatusColor } from "../../../ui/display/status-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import { useEach } from "./use-calendar";

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

/** What objects are called, of these alone: as many are read as are named. */
export function useObjectNames(
  ids: readonly string[],
): (enrichmentId: string) => string {
  const language = useLanguage();
  const each = useEach(ids);
  const lives = useLiveDocs("enrichments", each);
  const names = new Map(
    lives.map((live, at) => {
      if (live.state === "loading") return [each[at], comingName];
      const row = live.state === "data" ? live.data : null;
      return [
        each[at],
        row === null ? unknownName : enrichmentNameIn(row.data, language),
      ];
    }),
  );
  return (id) => names.get(id) ?? comingName;
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
