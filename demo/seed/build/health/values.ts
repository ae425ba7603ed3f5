import type { DemoHealthValues, DemoWeights } from "../../../data/health/types";
import { demoHealthValues, demoWeights } from "../../../data/health/values";
import type { HealthBaseline } from "../../../../src/domain/health/baseline/baseline";
import {
  dayMeansOf,
  frozenDays,
} from "../../../../src/domain/health/watch/itself";
import type { Sample } from "../../../../src/domain/measures/buckets/bucket";
import { bucketId } from "../../../../src/domain/measures/buckets/keys";
import type { MonthDays } from "../../../../src/domain/measures/buckets/periods";
import {
  partsInOrder,
  recount,
} from "../../../../src/domain/measures/buckets/periods";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { healerIn, keeperIn } from "../enrichment/staff";
import { daysAgoAt } from "../moments";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";
import { ofAnimal } from "./animal";
import { healthParameterOf } from "./parameters";

const weeks = 52;
/** Some were judged by eye. */
const estimatedEvery = 17;

/** A value of an animal, by whoever gave it. */
export interface Given extends Sample {
  by: string;
  isEstimated: boolean;
}

const two = (value: number) => String(value).padStart(2, "0");

/** What an animal weighed in a week, to ten grams. */
function weightIn({ animalId, start, noise, loss }: DemoWeights, week: number) {
  const random = randomFor(`${animalId} ${String(week)}`);
  const lost = loss === null ? 0 : Math.max(0, week - loss.fromWeek) / 4;
  const expected = start * (1 - (loss?.share ?? 0)) ** lost;
  const weight = expected * (1 + noise * (2 * random() - 1));
  return Math.round(weight * 100) / 100;
}

function weightsOf(weights: DemoWeights, now: Date): Given[] {
  const { sectorId } = ofAnimal(weights.animalId);
  return Array.from({ length: weeks }, (_, week) => {
    const random = randomFor(`weighing ${weights.animalId} ${String(week)}`);
    const time = `09:${two(wholeBelow(random, 40))}`;
    return {
      at: daysAgoAt(now, 2 + 7 * (weeks - 1 - week), time),
      value: weightIn(weights, week),
      key: `weight-${String(week + 1)}`,
      by: keeperIn(random, sectorId),
      isEstimated: week % estimatedEvery === estimatedEvery - 1,
    };
  });
}

/** What was looked at of an animal, in the order of time. */
export function valuesOf(one: DemoHealthValues, now: Date): Given[] {
  const { animalId, parameter, role, values } = one;
  const { sectorId } = ofAnimal(animalId);
  const by = role === "keeper" ? keeperIn : healerIn;
  return values.map(([daysAgo, value], index) => {
    const random = randomFor(`${animalId} ${parameter} ${String(index)}`);
    return {
      at: daysAgoAt(now, daysAgo, `10:${two(wholeBelow(random, 60))}`),
      value,
      key: `${parameter}-${String(index + 1)}`,
      by: by(random, sectorId),
      isEstimated: false,
    };
  });
}

/** What was given of a parameter of an animal, and what is kept of it. */
function seriesDocuments(
  animalId: string,
  name: string,
  given: readonly Given[],
  parameters: readonly DemoDocument[],
): DemoDocument[] {
  const { zooId, sectorId } = ofAnimal(animalId);
  const parameter = healthParameterOf(parameters, zooId, name);
  const { parameterId, measureType, keeperMayCollect } = parameter;
  const of = {
    ...{ zooId, animalId, sectorId, parameterId },
    openToKeepers: keeperMayCollect,
  };
  const { days, months } = recount(given, measureType);
  const at = given.at(-1)?.at ?? new Date(0);
  const stamp = { createdAt: at, createdBy: systemAuthor };
  return [
    ...given.map(({ key, by, at: when, value, isEstimated }) =>
      demoDocument(
        "healthValues",
        key,
        { ...of, value, at: when, by, isEstimated, source: "person" as const },
        { createdAt: when, createdBy: by },
        animalId,
      ),
    ),
    ...[...days].map(([day, hours]) =>
      demoDocument(
        "healthDays",
        bucketId(parameterId, day),
        { ...of, day, hours: Object.fromEntries(partsInOrder(hours)) },
        stamp,
        animalId,
      ),
    ),
    ...[...months].map(([month, all]) =>
      demoDocument(
        "healthMonths",
        bucketId(parameterId, month),
        { ...of, month, days: Object.fromEntries(partsInOrder(all)) },
        stamp,
        animalId,
      ),
    ),
    ...(measureType === "numeric"
      ? baselineDocuments(of, [...months.values()], stamp)
      : []),
  ];
}

/** What an animal's values are held against, as functions keep it; [] until there are days enough. */
function baselineDocuments(
  of: Pick<
    HealthBaseline,
    "zooId" | "animalId" | "sectorId" | "parameterId" | "openToKeepers"
  >,
  months: readonly MonthDays[],
  stamp: { createdAt: Date; createdBy: string },
): DemoDocument[] {
  const days = frozenDays(dayMeansOf(months), null);
  const [first] = days ?? [];
  if (days === null || first === undefined) return [];
  const { parameterId, ...shared } = of;
  const kept = days.map(({ day, mean, n }) => [day, { mean, n }] as const);
  return [
    demoDocument(
      "healthBaselines",
      parameterId,
      { ...shared, from: first.day, days: Object.fromEntries(kept) },
      stamp,
      shared.animalId,
    ),
  ];
}

/** A year of weights, and what else was looked at; `parameters` are the documents of what is measured. */
export const healthValueDocuments = (
  parameters: readonly DemoDocument[],
  now: Date,
): DemoDocument[] => [
  ...demoWeights.flatMap((one) =>
    seriesDocuments(one.animalId, "weight", weightsOf(one, now), parameters),
  ),
  ...demoHealthValues.flatMap((one) =>
    seriesDocuments(
      one.animalId,
      one.parameter,
      valuesOf(one, now),
      parameters,
    ),
  ),
];
