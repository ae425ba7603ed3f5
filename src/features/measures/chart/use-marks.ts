import { eventsOfKindsQuery } from "@domain/event/event-queries";
import type { ZooEvent } from "@domain/event/event";
import { turningKinds } from "@domain/event/event";
import type { Stretch } from "@domain/measures/series/ranges";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import type { ChartMark } from "../../../ui/chart/chart-data";
import type { ChartPlace } from "./chart-place";
import { tokenOfPlace } from "./chart-place";
import { positionIn } from "./slots";

/** So many of the latest of these events of a place are marked. */
const looksAt = 20;
/** What happened, and of which of the enclosures or animals that are drawn, as events name them. */
export interface PlaceMark extends ChartMark {
  tokens: readonly string[];
}

/** What events name of places or animals, each once, by the name of the first of them. */
function tokensOf(places: readonly ChartPlace[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const place of places) {
    const token = tokenOfPlace(place);
    if (!names.has(token)) names.set(token, place.name);
  }
  return names;
}

/** What became of the enclosures of some places, or of some animals, within a stretch, as marks at the axis, the oldest first; [] until it is known. */
export function useMarks(
  places: readonly ChartPlace[],
  stretch: Stretch,
  slots: readonly Stretch[],
): readonly PlaceMark[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const may = useCan()("read", "events", { zooId });
  const names = useMemo(() => tokensOf(places), [places]);
  const live = useLiveQueries(
    may
      ? [...names.keys()].map((about) =>
          eventsOfKindsQuery(
            zooId,
            turningKinds,
            {
              about,
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
      const where = [...names].filter(([token]) => event.about.includes(token));
      const named = names.size < 2 ? [] : where.map(([, name]) => name);
      return {
        name: [...named, worded(event)].join(" · "),
        tokens: where.map(([token]) => token),
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
