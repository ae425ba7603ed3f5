import { demoLimits } from "../../../data/measures/parameters";
import { demoSources } from "../../../data/measures/sources";
import type { DemoSensor, DemoSource } from "../../../data/measures/types";
import type { DemoZooId } from "../../../data/types";
import type { Alert } from "../../../../src/domain/measures/alerts/alert";
import {
  alertId,
  causeId,
  usualOf,
} from "../../../../src/domain/measures/alerts/alert";
import {
  calmLimits,
  deadBandOf,
  watchLimits,
} from "../../../../src/domain/measures/alerts/limits";
import { seriesKey } from "../../../../src/domain/measures/buckets/keys";
import type { Span } from "../../../../src/domain/measures/parameters/limits";
import { markOf } from "../../../../src/domain/measures/parameters/limits";
import { builtInId } from "../../../../src/domain/measures/parameters/parameter";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { startOfDay } from "../../../../src/domain/time/paris";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { plannerIn, sectorOf } from "../enrichment/staff";
import { randomFor } from "../random";
import { hottestDay, samplesBetween, spokenUntil } from "./course";

const minuteMs = 60_000;

/** The ends there are. */
const endsOf = ({ min, max }: Span): Record<string, number> => ({
  ...(min === null ? {} : { min }),
  ...(max === null ? {} : { max }),
});

/** An alert of an establishment, and when it was over by itself. */
function alertOf(
  kind: "limits" | "silence",
  zooId: DemoZooId,
  cause: string,
  since: Date,
  more: Pick<Alert, "subject" | "sectorIds" | "textKey" | "values"> & {
    sourceId: string;
  } & Partial<Alert>,
): DemoDocument {
  const { sourceId, ...fields } = more;
  const { type, likelihood, severity } = usualOf[kind];
  return demoDocument(
    "alerts",
    alertId(cause, since),
    {
      ...{ zooId, type, likelihood, severity, class: "general" as const },
      source: { kind, id: sourceId },
      openedAt: since,
      ...fields,
    },
    {
      createdAt: since,
      createdBy: systemAuthor,
      updatedAt: more.acknowledgedAt ?? more.closedAt ?? since,
    },
  );
}

/** What the limits of a place made of the hottest day, each episode acknowledged the same evening. */
function hotDay(
  source: DemoSource,
  sensor: DemoSensor,
  now: Date,
): DemoDocument[] {
  const limits = demoLimits.find(
    ({ key, areaId }) => key === sensor.key && areaId === sensor.areaId,
  );
  if (limits === undefined) return [];
  const day = hottestDay(now);
  const until = startOfDay(addDays(day, 1));
  const readings = samplesBetween(sensor, [startOfDay(day), until], now).map(
    ({ at, value }) => ({ at, value: Number(value) }),
  );
  const own = { enabled: true, min: limits.min, max: limits.max };
  const watch = {
    limits: own,
    deadBand: deadBandOf(sensor.key, own),
    by: "sensor" as const,
  };
  // As it was watched, while it was fresh.
  const looks = readings.map(({ at }, index) => ({
    at,
    known: readings.slice(Math.max(0, index - 8), index + 1),
  }));
  let state = calmLimits;
  const changes = looks.flatMap(({ at, known }) => {
    const watched = watchLimits(state, known, watch, at);
    state = watched.state;
    return watched.changes;
  });
  const opened = changes.filter(({ kind }) => kind === "opened");
  // What opened again soon after is one episode.
  const episodes = new Map(
    opened.toReversed().map((change) => [change.since.getTime(), change]),
  );
  return [...episodes.values()].toReversed().map(({ since, at }) => {
    const closed = changes.findLast(
      (one) => one.kind === "closed" && one.since.getTime() === since.getTime(),
    );
    const closedAt = closed?.at ?? until;
    const { id: sectorId } = sectorOf(sensor.enclosureId);
    const { enclosureId, areaId, key } = sensor;
    const parameterId = builtInId(source.zooId, key);
    const series = seriesKey(parameterId, areaId);
    const first = readings.find((one) => one.at.getTime() === at.getTime());
    const value = first?.value ?? 0;
    return alertOf(
      "limits",
      source.zooId,
      causeId("limits", enclosureId, series),
      since,
      {
        sourceId: parameterId,
        subject: { kind: "enclosure", id: enclosureId, areaId },
        sectorIds: [sectorId],
        textKey: markOf(value, own) === "below" ? "limitsBelow" : "limitsAbove",
        values: { parameterId, value, ...endsOf(limits) },
        closedAt,
        status: "acknowledged",
        acknowledgedBy: plannerIn(randomFor(sensor.feed), sectorId),
        acknowledgedAt: new Date(closedAt.getTime() + 45 * minuteMs),
        reason: "Ombrières tirées et brumisation doublée pendant la canicule.",
      },
    );
  });
}

/** Where a source fell silent, and nobody has looked yet. */
function silence(source: DemoSource, now: Date): DemoDocument[] {
  const { id, zooId, name, expectedBy, silentHours, sensors } = source;
  if (silentHours === null) return [];
  const last = spokenUntil(source, now).getTime();
  const since = new Date(last + expectedBy * minuteMs);
  const sectorIds = sensors.map(({ enclosureId }) => sectorOf(enclosureId).id);
  return [
    alertOf("silence", zooId, causeId("silence", id, "all"), since, {
      sourceId: id,
      subject: { kind: "source", id, areaId: null },
      sectorIds: [...new Set(sectorIds)],
      textKey: "silentSource",
      values: { source: name },
    }),
  ];
}

/** What the sensors gave rise to. */
export const alertDocuments = (now: Date): DemoDocument[] =>
  demoSources.flatMap((source) => [
    ...source.sensors.flatMap((sensor) => hotDay(source, sensor, now)),
    ...silence(source, now),
  ]);
