import { demoParameters, demoRounds } from "../../../data/measures/parameters";
import type { DemoRound } from "../../../data/measures/types";
import type { Sample } from "../../../../src/domain/measures/buckets/bucket";
import {
  bucketId,
  seriesKey,
} from "../../../../src/domain/measures/buckets/keys";
import {
  partsInOrder,
  recount,
} from "../../../../src/domain/measures/buckets/periods";
import type { MeasureType } from "../../../../src/domain/measures/parameters/measure-type";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { keeperIn, sectorOf } from "../enrichment/staff";
import { daysAgoAt } from "../moments";
import { randomFor, wholeBelow } from "../random";

const two = (value: number) => String(value).padStart(2, "0");

interface Collected extends Sample {
  by: string;
}

/** What was collected of a parameter at a place, up to yesterday. */
export function valuesOf(
  round: DemoRound,
  sectorId: string,
  now: Date,
): Collected[] {
  const { parameterId, everyDays, times, values } = round;
  return Array.from({ length: times }, (_, index) => {
    const random = randomFor(`${parameterId} ${String(index)}`);
    const daysAgo = 1 + (times - 1 - index) * everyDays;
    const time = `${two(8 + wholeBelow(random, 2))}:${two(wholeBelow(random, 60))}`;
    return {
      at: daysAgoAt(now, daysAgo, time),
      value: values[index % values.length] ?? 0,
      key: `${parameterId.replaceAll("_", "-")}-${String(index + 1)}`,
      by: keeperIn(random, sectorId),
    };
  });
}

const typeOf = (parameterId: string): MeasureType =>
  demoParameters.find(({ id }) => id === parameterId)?.measureType ?? "numeric";

function roundDocuments(round: DemoRound, now: Date): DemoDocument[] {
  const { enclosureId, areaId, parameterId } = round;
  const { id: sectorId, zooId } = sectorOf(enclosureId);
  const collected = valuesOf(round, sectorId, now);
  const of = { zooId, parameterId, areaId };
  const { days, months } = recount(collected, typeOf(parameterId));
  const series = seriesKey(parameterId, areaId);
  const at = collected.at(-1)?.at ?? now;
  const stamp = { createdAt: at, createdBy: systemAuthor };
  return [
    ...collected.map(({ key, by, at, value }) =>
      demoDocument(
        "measures",
        key,
        {
          ...of,
          ...{ enclosureId, sectorIds: [sectorId], value, at, by },
          source: "person" as const,
        },
        { createdAt: at, createdBy: by },
        enclosureId,
      ),
    ),
    ...[...days].map(([day, hours]) =>
      demoDocument(
        "measureDays",
        bucketId(series, day),
        { ...of, day, hours: Object.fromEntries(partsInOrder(hours)) },
        stamp,
        enclosureId,
      ),
    ),
    ...[...months].map(([month, all]) =>
      demoDocument(
        "measureMonths",
        bucketId(series, month),
        { ...of, month, days: Object.fromEntries(partsInOrder(all)) },
        stamp,
        enclosureId,
      ),
    ),
  ];
}

/** What people collected, and what is kept of it. */
export const collectedDocuments = (now: Date): DemoDocument[] =>
  demoRounds.flatMap((round) => roundDocuments(round, now));
