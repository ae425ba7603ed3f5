import { createHash } from "node:crypto";
import { demoLimits, demoParameters } from "../../../data/measures/parameters";
import { demoSources } from "../../../data/measures/sources";
import type { DemoSource } from "../../../data/measures/types";
import { demoZoos } from "../../../data/sectors";
import type { DemoZooId } from "../../../data/types";
import { tokenOf } from "../../../../src/domain/measures/ingest/secret";
import type { EnvironmentKey } from "../../../../src/domain/measures/parameters/built-in";
import { builtInEnvironment } from "../../../../src/domain/measures/parameters/built-in";
import { zoneKey } from "../../../../src/domain/enclosure/zone-key";
import {
  builtInId,
  builtInParameter,
} from "../../../../src/domain/measures/parameters/parameter";
import { sectorsOfScope } from "../../../../src/domain/measures/parameters/scope";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { sectorOf } from "../enrichment/staff";
import { foundingOf } from "../founding";
import { alertDocuments } from "./alerts";
import { collectedDocuments } from "./collected";
import { findingDocuments } from "./findings";
import { spokenUntil, stuckFrom } from "./course";
import { sensedDocuments } from "./sensed";

/** The limits of a built-in by the place that has them. */
const overridesOf = (zooId: DemoZooId, key: EnvironmentKey) =>
  Object.fromEntries(
    demoLimits
      .filter((one) => one.key === key)
      .filter(({ enclosureId }) => sectorOf(enclosureId).zooId === zooId)
      .map(({ enclosureId, areaId, min, max }) => [
        areaId === null ? enclosureId : zoneKey(enclosureId, areaId),
        { enabled: true, min, max },
      ]),
  );

function builtInDocument(
  zooId: DemoZooId,
  key: EnvironmentKey,
  now: Date,
): DemoDocument[] {
  const made = builtInParameter(zooId, key);
  if (made === null) return [];
  const { parameterId, ...fields } = made;
  const overrides = overridesOf(zooId, key);
  return [
    demoDocument(
      "environmentalParameters",
      parameterId,
      { ...fields, overrides },
      foundingOf(zooId, now),
    ),
  ];
}

/** What is measured of places: both establishments' side of the built-ins, and what the first one added. */
function parameterDocuments(now: Date): DemoDocument[] {
  const keys = Object.keys(builtInEnvironment) as EnvironmentKey[];
  return [
    ...demoZoos.flatMap(({ id }) =>
      keys.flatMap((key) => builtInDocument(id, key, now)),
    ),
    ...demoParameters.map(({ id, ...fields }) =>
      demoDocument(
        "environmentalParameters",
        id,
        {
          ...fields,
          sectorIds: sectorsOfScope(fields, (one) => sectorOf(one).id),
        },
        foundingOf(fields.zooId, now),
      ),
    ),
  ];
}

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex");

/** What is known of a source: one that speaks is never looked for, as nobody feeds it; what is silent or stuck is told of. */
function heardOf(source: DemoSource, now: Date) {
  const heardAt = spokenUntil(source, now);
  const silentSince =
    source.silentHours === null
      ? null
      : new Date(heardAt.getTime() + source.expectedBy * 60_000);
  const feeds = Object.fromEntries(
    source.sensors.map((sensor) => [
      sensor.feed,
      {
        ...{ lastAt: heardAt, silentSince: null },
        stuckSince: stuckFrom(sensor, now),
      },
    ]),
  );
  const watch = { since: heardAt, silentSince, feeds };
  return { heardAt, watch };
}

function sourceDocument(source: DemoSource, now: Date): DemoDocument {
  const { id, zooId, name, expectedBy, secret, sensors } = source;
  const feeds = sensors.map(({ feed, key, enclosureId, areaId }) => ({
    ...{ feed, enclosureId, areaId },
    parameterId: builtInId(zooId, key),
  }));
  const secretHash = hashOf(tokenOf(id, secret));
  return demoDocument(
    "sensorSources",
    id,
    { zooId, name, expectedBy, feeds, secretHash, ...heardOf(source, now) },
    foundingOf(zooId, now),
  );
}

/** Everything that is measured of places, a year back. */
export const measureDocuments = (
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] => [
  ...parameterDocuments(now),
  ...demoSources.map((source) => sourceDocument(source, now)),
  ...sensedDocuments(now),
  ...collectedDocuments(records, now),
  ...alertDocuments(now),
  ...findingDocuments(now),
];
