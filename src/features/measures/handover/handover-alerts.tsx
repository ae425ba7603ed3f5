import { activeAlertsQueries } from "@domain/measures/alerts/alert-queries";
import { graverFirst } from "@domain/measures/alerts/alert";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { foundLines, HandoverPart } from "../../shared/handover/handover-part";
import type { OfHandover } from "../../slot-table";
import { useAlertWords } from "../alerts/use-alert-words";

/** So many of each class are asked for. */
const alertsMost = 30;

/** What waits to be looked at in these sectors, whenever it began: values outside their limits among it. */
export function Component({ sectorIds, onFound }: OfHandover) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const live = useLiveQueries(
    activeAlertsQueries(useReadySession(), alertsMost),
  );
  const { whatOf, whereOf } = useAlertWords();
  const all = href("dashboard", { tab: "alerts" });
  const isHere = (ids: readonly string[]) =>
    sectorIds === null || ids.some((id) => sectorIds.includes(id));
  return (
    <HandoverPart
      id="alerts"
      title={t("tasks.handover.parts.alerts")}
      found={foundLines(live, (rows) =>
        rows
          .map(({ id, data }) => ({ id, ...data }))
          .filter((alert) => isHere(alert.sectorIds))
          .sort(graverFirst)
          .map((alert) => ({
            key: alert.id,
            to: href("dashboard", { tab: "alerts", alertId: alert.id }),
            text: whatOf(alert),
            about: [whereOf(alert), format.moment(alert.openedAt, now)],
          })),
      )}
      more={all}
      onFound={onFound}
    />
  );
}
