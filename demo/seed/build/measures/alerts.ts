import { demoLimits } from "../../../data/measures/parameters";
import { demoSources } from "../../../data/measures/sources";
import type { DemoSensor, DemoSource } from "../../../data/measures/types";
import type { EpisodeChange } from "../../../../src/domain/measures/alerts/episode";
import {
  calmLimits,
  deadBandOf,
  watchLimits,
} from "../../../../src/domain/measures/alerts/limits";
import {
  feedCause,
  limitsCause,
  silentSourceCause,
} from "../../../../src/domain/measures/alerts/told";
import { builtInId } from "../../../../src/domain/measures/parameters/parameter";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { startOfDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";
import { plannerIn, sectorOf } from "../enrichment/staff";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { alertDocument } from "./alert-document";
import { hottestDay, samplesBetween, spokenUntil, stuckFrom } from "./course";
import { handAlerts } from "./hand-alerts";
import { personsAlerts } from "./persons-alerts";

const minuteMs = 60_000;

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
  const changes = looks.flatMap(({ at, known }): EpisodeChange[] => {
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
    const first = readings.find((one) => one.at.getTime() === at.getTime());
    const { zooId } = source;
    const { enclosureId, areaId, key } = sensor;
    const series = {
      ...{ zooId, enclosureId, areaId },
      parameterId: builtInId(zooId, key),
    };
    const cause = limitsCause(series, own, first?.value ?? 0, [sectorId]);
    return alertDocument(cause, since, {
      closedAt,
      status: "acknowledged",
      acknowledgedBy: plannerIn(randomFor(sensor.feed), sectorId),
      acknowledgedAt: new Date(closedAt.getTime() + 45 * minuteMs),
      reason: "Ombrières tirées et brumisation doublée pendant la canicule.",
    });
  });
}

const toldOf = ({ id, zooId, name }: DemoSource) => ({
  ...{ zooId, name },
  sourceId: id,
});

/** Where a source fell silent, and nobody has looked yet. */
function silence(source: DemoSource, now: Date): DemoDocument[] {
  const { expectedBy, silentHours, sensors } = source;
  if (silentHours === null) return [];
  const last = spokenUntil(source, now).getTime();
  const since = new Date(last + expectedBy * minuteMs);
  const sectorIds = sensors.map(({ enclosureId }) => sectorOf(enclosureId).id);
  const cause = silentSourceCause(toldOf(source), [...new Set(sectorIds)]);
  return [alertDocument(cause, since)];
}

/** Where a sensor says the same all the time, and nobody has looked yet. */
function stuck(
  source: DemoSource,
  sensor: DemoSensor,
  now: Date,
): DemoDocument[] {
  const since = stuckFrom(sensor, now);
  if (since === null) return [];
  const { feed, key, enclosureId, areaId } = sensor;
  const parameterId = builtInId(source.zooId, key);
  const { id: sectorId } = sectorOf(enclosureId);
  const of = { feed, parameterId, enclosureId, areaId };
  const cause = feedCause(toldOf(source), "stuck", of, [sectorId]);
  return [alertDocument(cause, since)];
}

/** What sensors and people's values gave rise to. */
export const alertDocuments = (now: Date): DemoDocument[] => [
  ...demoSources.flatMap((source) => [
    ...source.sensors.flatMap((sensor) => [
      ...hotDay(source, sensor, now),
      ...stuck(source, sensor, now),
    ]),
    ...silence(source, now),
  ]),
  ...personsAlerts(now),
  ...handAlerts(now),
];
