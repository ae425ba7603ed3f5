import type { Animal } from "@domain/animal/animal";
import { isHere } from "@domain/animal/life";
import type { HealthValue } from "@domain/health/values/value";
import {
  valuesBetweenQuery,
  valuesReadMost,
} from "@domain/health/values/kept-queries";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import type { Sample } from "@domain/measures/buckets/bucket";
import { animalHolders, limitsFor } from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import type { HealthParameter } from "@domain/measures/parameters/parameter";
import { currentValues } from "@domain/measures/values/fold";
import { isPutAway } from "@domain/record/put-away";
import { idSchema } from "@domain/schema/fields";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import * as z from "zod";
import { measureWatchesPath } from "../../alerts/watch-limits";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import { sha256 } from "../../edge/hash";
import { compile } from "../../edge/query";

/** What is read of a series before anything of it is written. */
export interface Before {
  series: AnimalSeries;
  parameter: HealthParameter;
  animal: Animal;
}

/** A series with its parameter and its animal; null where one of them is gone. */
export async function readSeries(
  transaction: Transaction,
  series: AnimalSeries,
): Promise<Before | null> {
  const [ofParameter, ofAnimal] = await transaction.getAll(
    ref("healthParameters", series.parameterId),
    ref("animals", series.animalId),
  );
  if (ofParameter === undefined || ofAnimal === undefined) return null;
  const { record: parameter } = readingOf("healthParameters", ofParameter);
  const { record: animal } = readingOf("animals", ofAnimal);
  return parameter?.zooId === series.zooId && animal?.zooId === series.zooId
    ? { series, parameter, animal }
    : null;
}

const seriesSchema = z.object({
  zooId: idSchema,
  animalId: idSchema,
  parameterId: idSchema,
});

/** The animal's series that a mark is of; null: it is of a place. */
export const healthSeriesOf = (mark: DocumentSnapshot): AnimalSeries | null =>
  seriesSchema.safeParse(mark.data()).data ?? null;

/** Where it is kept whether the limits' alert of an animal's series is open. */
export const healthWatchRef = ({
  animalId,
  parameterId,
}: AnimalSeries): DocumentReference =>
  database().doc(
    `${measureWatchesPath}/${sha256(`animals/${animalId}/${parameterId}`)}`,
  );

/** Whether an animal is here and its parameter in use: of no other anything is wrong. */
export const isWatched = ({ parameter, animal }: Before): boolean =>
  !isPutAway(parameter) && isHere(animal);

/** The limits that hold of a parameter for an animal. */
export const limitsOfAnimal = ({ parameter, animal }: Before): Limits =>
  limitsFor(parameter, animalHolders(animal)).limits;

/** What is said of a series in a stretch, as it holds, the first thing first; null where it is more than is counted. */
export async function saidBetween(
  transaction: Transaction,
  series: AnimalSeries,
  span: { from: Date; until: Date },
): Promise<(Sample & { log: HealthValue })[] | null> {
  const { docs } = await transaction.get(
    compile(valuesBetweenQuery(series, span, valuesReadMost + 1)),
  );
  if (docs.length > valuesReadMost) return null;
  const logs = docs.flatMap((doc) => {
    const { record } = readingOf("healthValues", doc);
    return record === null ? [] : [{ ...record, id: doc.id }];
  });
  return currentValues(logs).map(({ log, value }) => ({
    at: log.at,
    value,
    key: log.id,
    log,
  }));
}
