import { demoAutomations } from "../../../data/automations";
import { demoParameters, demoRounds } from "../../../data/measures/parameters";
import type { DemoRound } from "../../../data/measures/types";
import type { DemoAutomation } from "../../../data/types";
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
import type { Collect } from "../../../../src/domain/task/collect/collect";
import type { Task } from "../../../../src/domain/task/task";
import { systemAuthor, taskSchema } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { keeperIn, sectorOf } from "../enrichment/staff";
import { daysAgoAt } from "../moments";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";

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

/** What was collected of a parameter at a place, and what is kept of it. */
function seriesDocuments(
  { enclosureId, areaId, parameterId }: Collect,
  collected: readonly Collected[],
  now: Date,
): DemoDocument[] {
  const { id: sectorId, zooId } = sectorOf(enclosureId);
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

function roundDocuments(round: DemoRound, now: Date): DemoDocument[] {
  const { id: sectorId } = sectorOf(round.enclosureId);
  return seriesDocuments(round, valuesOf(round, sectorId, now), now);
}

/** What was given with the closing of an automation's tasks, of that very instant. */
function givenDocuments(
  { id, asks }: DemoAutomation,
  tasks: readonly Task[],
  now: Date,
): DemoDocument[] {
  if (asks === undefined) return [];
  const { values } = asks;
  const collected = tasks
    .filter(({ automationId }) => automationId === id)
    .flatMap(({ taskId, completedAt, completedBy }, index): Collected[] =>
      completedAt === null || completedBy === null
        ? []
        : [
            {
              at: completedAt,
              value: values[index % values.length] ?? 0,
              key: taskId.replaceAll("_", "-"),
              by: completedBy,
            },
          ],
    );
  return seriesDocuments(asks, collected, now);
}

/** What people collected, on a round or with a task, and what is kept of it. */
export function collectedDocuments(
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const tasks = records
    .filter(({ path }) => path.startsWith("tasks/"))
    .map(({ data }) => taskSchema.parse(data));
  return [
    ...demoRounds.flatMap((round) => roundDocuments(round, now)),
    ...demoAutomations.flatMap((one) => givenDocuments(one, tasks, now)),
  ];
}
