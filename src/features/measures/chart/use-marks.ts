import { everyEvent, eventsQuery } from "@domain/event/event-queries";
import type { EventKind, ZooEvent } from "@domain/event/event";
import { tokenOf } from "@domain/event/event";
import type { Stretch } from "@domain/measures/series/ranges";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import type { ChartMark } from "../../../ui/chart/chart-data";
import { positionIn } from "./slots";

/** So many of the latest events of a place are looked at. */
const looksAt = 20;
/** What may change what is measured of a place: who lives in it, and whether it is in use. */
const telling: readonly EventKind[] = [
  "moved",
  "deceased",
  "departed",
  "cameBack",
  "archived",
  "restored",
];

/** What became of an enclosure within a stretch, as marks at the axis, the oldest first; [] until it is known. */
export function useMarks(
  enclosureId: string,
  stretch: Stretch,
  slots: readonly Stretch[],
): readonly ChartMark[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const may = useCan()("read", "events", { zooId });
  const live = useLiveQueries(
    may
      ? [
          eventsQuery(
            zooId,
            {
              ...everyEvent,
              about: tokenOf("enclosures", enclosureId),
              from: stretch.from,
              until: stretch.until,
            },
            looksAt,
          ),
        ]
      : null,
  );
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    const worded = ({ kind, at, name, count }: ZooEvent) =>
      t("measures.chart.events.mark", {
        day: format.dateTime(at),
        kind: t(`events.kinds.${kind}`),
        name:
          count > 1
            ? t("measures.chart.events.more", { name, count: count - 1 })
            : name,
      });
    return rows
      .filter(({ data }) => telling.includes(data.kind))
      .flatMap(({ id, data }) => {
        const at = positionIn(slots, data.at);
        return at === null ? [] : [{ key: id, at, name: worded(data) }];
      })
      .sort((a, b) => a.at - b.at);
  }, [live, slots, t, format]);
}
