import type { Finding } from "@domain/finding/finding";
import { classOf } from "@domain/finding/finding";
import { seenOfLatest } from "@domain/finding/from-chart";
import { keptBaseline } from "@domain/health/baseline/baseline";
import { baselineQuery } from "@domain/health/baseline/baseline-queries";
import { dayMeansOf } from "@domain/health/watch/itself";
import { bucketsQuery } from "@domain/measures/buckets/bucket-queries";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { symbolOf } from "@domain/measures/parameters/units";
import { documentsOf, stretchEnding } from "@domain/measures/series/ranges";
import { isAnimal, seriesOf } from "@domain/measures/subject";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { AnySeries } from "@domain/measures/values/value-queries";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import { FindingPanel } from "../../shared/findings/finding-panel";
import type { ChartPlace } from "../chart/chart-place";
import { useParameterWords } from "../parameters/use-parameter-words";

interface ChartFindingPanelProps {
  parameter: Parameter;
  place: ChartPlace;
  /** The last day that is looked at; null: today. */
  until: CalendarDay | null;
  /** The alert that it begins from; null: none. */
  alertId?: string | null;
  /** What that alert tells. */
  told?: string;
  onClose: () => void;
}

/** What a year of a series up to a day says of its latest day: thirteen documents, and what is kept of an animal. */
function useSeen(
  { measureType }: Parameter,
  series: AnySeries | null,
  until: CalendarDay | null,
): Live<Finding["seen"] | null> {
  const [today] = useState(() => parisDay(new Date()));
  const last = until ?? today;
  const documents = documentsOf(stretchEnding("1y", last), "daily");
  const query = series && bucketsQuery(series, documents);
  const live = useLiveQueries(query === null ? null : [query]);
  const ofAnimal = series !== null && "animalId" in series ? series : null;
  const kept = useLiveQueries(ofAnimal && [baselineQuery(ofAnimal)]);
  if (live.state !== "data") return live;
  if (ofAnimal !== null && kept.state !== "data") return kept;
  const days = dayMeansOf(
    live.data.rows.flatMap(({ data }) => ("days" in data ? [data.days] : [])),
  ).filter(({ day }) => day <= last);
  const row = kept.state === "data" ? kept.data.rows[0] : undefined;
  const baseline = row === undefined ? null : keptBaseline(row.data);
  return { state: "data", data: seenOfLatest(days, measureType, baseline) };
}

/** What a chart of a place or an animal shows becomes a finding. */
export function ChartFindingPanel({
  parameter,
  place,
  until,
  alertId = null,
  told = "",
  onClose,
}: ChartFindingPanelProps) {
  const session = useReadySession();
  const { nameOf } = useParameterWords();
  const { zooId } = session;
  const { parameterId, unit } = parameter;
  const series = seriesOf(session, zooId, place, parameterId);
  const seen = useSeen(parameter, series, until);
  const kind = isAnimal(place) ? "animalMeasure" : "enclosureMeasure";
  return (
    <FindingPanel
      about={{
        zooId,
        class: classOf(kind),
        subject: isAnimal(place)
          ? { kind: "animal", id: place.animalId, areaId: null }
          : { kind: "enclosure", id: place.enclosureId, areaId: place.areaId },
        source: { kind, id: parameterId, version: null },
        alertId,
      }}
      name={nameOf(parameter)}
      place={place.name}
      told={told}
      symbol={symbolOf(unit)}
      seen={seen}
      onClose={onClose}
    />
  );
}
