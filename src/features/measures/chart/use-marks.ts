import { eventsOfKindsQuery } from "@domain/event/event-queries";
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
import type { ChartPlace } from "./chart-place";
import { positionIn } from "./slots";

/** So many of the latest of these events of a place are marked. */
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

/** What happened, and of which of the enclosures that are drawn. */
export interface PlaceMark extends ChartMark {
  enclosureIds: readonly string[];
}

/** The enclosures of places, each once, by the name of the first place there. */
function enclosuresOf(places: readonly ChartPlace[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { enclosureId, name } of places)
    if (!names.has(enclosureId)) names.set(enclosureId, name);
  return names;
}

/** What became of the enclosures of some places within a stretch, as marks at the axis, the oldest first; [] until it is known. */
export function useMarks(
  places: readonly ChartPlace[],
  stretch: Stretch,
  slots: readonly Stretch[],
): readonly PlaceMark[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const may = useCan()("read", "events", { zooId });
  const names = useMemo(() => enclosuresOf(places), [places]);
  const live = useLiveQueries(
    may
      ? [...names.keys()].map((enclosureId) =>
          eventsOfKindsQuery(
            zooId,
            telling,
            {
              about: tokenOf("enclosures", enclosureId),
              from: stretch.from,
              until: stretch.until,
            },
            looksAt,
          ),
        )
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
    /** Where it was, when several places are drawn. */
    const placed = (event: ZooEvent) => {
      const where = [...names].filter(([enclosureId]) =>
        event.about.includes(tokenOf("enclosures", enclosureId)),
      );
      const named = names.size < 2 ? [] : where.map(([, name]) => name);
      return {
        name: [...named, worded(event)].join(" · "),
        enclosureIds: where.map(([enclosureId]) => enclosureId),
      };
    };
    return rows
      .flatMap(({ id, data }) => {
        const at = positionIn(slots, data.at);
        return at === null ? [] : [{ key: id, at, ...placed(data) }];
      })
      .sort((a, b) => a.at - b.at);
  }, [live, slots, names, t, format]);
}
