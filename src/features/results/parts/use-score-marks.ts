import type { SubjectKind } from "@domain/campaign/campaign";
import { tokenOf, turningKinds } from "@domain/event/event";
import { eventsOfKindsQuery } from "@domain/event/event-queries";
import type { SeriesSlot } from "@domain/evaluation/results/series";
import { parisDay, startOfDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import type { ChartMark } from "../../../ui/chart/chart-data";

/** So many of the latest events are marked. */
const marksMost = 20;
const collectionOf = {
  animal: "animals",
  group: "groups",
  enclosure: "enclosures",
} as const;

/** What became of whom scores are about while they were given, as marks at the axis; [] of several, and until it is known. */
export function useScoreMarks(
  subject: { kind: SubjectKind; id: string } | null,
  slots: readonly SeriesSlot[],
): readonly ChartMark[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const may = useCan()("read", "events", { zooId });
  const [first] = slots;
  const live = useLiveQueries(
    may && subject !== null && first !== undefined
      ? [
          eventsOfKindsQuery(
            zooId,
            turningKinds,
            {
              about: tokenOf(collectionOf[subject.kind], subject.id),
              from: startOfDay(first),
              until: null,
            },
            marksMost,
          ),
        ]
      : null,
  );
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    return rows
      .map(({ id, data: { at, kind, name } }): ChartMark => {
        const day = parisDay(at);
        const slot = slots.findLastIndex((one) => one <= day);
        const said = t("results.time.mark", {
          day: format.date(at),
          kind: t(`events.kinds.${kind}`),
          name,
        });
        return { key: id, at: slot + 0.5, name: said };
      })
      .sort((a, b) => a.at - b.at);
  }, [live, slots, t, format]);
}
