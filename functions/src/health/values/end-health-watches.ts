import { healthLimitsCause } from "@domain/measures/alerts/told";
import { ended } from "@domain/measures/alerts/limits";
import type { AnimalSeries } from "@domain/measures/alerts/told";
import { monthOfDay, bucketId } from "@domain/measures/buckets/keys";
import { partsInOrder } from "@domain/measures/buckets/periods";
import type { Limits } from "@domain/measures/parameters/limits";
import {
  isLimiting,
  markOf,
  noLimits,
} from "@domain/measures/parameters/limits";
import { isPutAway } from "@domain/record/put-away";
import { idSchema } from "@domain/schema/fields";
import { parisDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod";
import { raiseAlert } from "../../alerts/raise-alert";
import { measureWatchesPath, stateOf } from "../../alerts/watch-limits";
import { database } from "../../edge/admin";
import { readingOf, ref, refBelow } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { healthWatchRef, limitsOfAnimal } from "./count-day";

/** Marks of a parameter, or of an animal. */
type Of = { parameterId: string } | { animalId: string };

const seriesSchema = z.object({
  zooId: idSchema,
  animalId: idSchema,
  parameterId: idSchema,
});

/** The limits that hold now; none of what is put away or gone, and of who is here no more. */
async function limitsNow(
  transaction: Transaction,
  { zooId, animalId, parameterId }: AnimalSeries,
): Promise<Limits> {
  const [stored, ofAnimal] = await transaction.getAll(
    ref("healthParameters", parameterId),
    ref("animals", animalId),
  );
  if (stored === undefined || ofAnimal === undefined) return noLimits;
  const { record: parameter } = readingOf("healthParameters", stored);
  const { record: animal } = readingOf("animals", ofAnimal);
  if (parameter?.zooId !== zooId || isPutAway(parameter)) return noLimits;
  if (animal === null || isPutAway(animal) || animal.animalState !== null)
    return noLimits;
  return limitsOfAnimal(parameter, animal);
}

/** Whether what was said last, this month, is within; not where nothing was: then nothing says so. */
async function isWithin(
  transaction: Transaction,
  { animalId, parameterId }: AnimalSeries,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const id = bucketId(parameterId, monthOfDay(parisDay(now)));
  const stored = await transaction.get(refBelow("healthMonths", animalId, id));
  const days = readingOf("healthMonths", stored).record?.days ?? {};
  const last = partsInOrder(days).at(-1)?.[1].last;
  return typeof last === "number" && markOf(last, limits) === "within";
}

const endWatch = (series: AnimalSeries, now: Date): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const at = healthWatchRef(series);
    const state = stateOf(await transaction.get(at));
    if (state.openSince === null) return;
    const limits = await limitsNow(transaction, series);
    const isOver =
      !isLimiting(limits) || (await isWithin(transaction, series, limits, now));
    if (!isOver) return;
    const { state: after, changes } = ended(state, now);
    // It was told of when it opened: here it only closes.
    const cause = healthLimitsCause(series, limits, 0, []);
    const raise = await raiseAlert(transaction, [{ cause, changes }]);
    transaction.set(at, { ...series, ...after });
    raise();
  });

/** Closes what is open of animals' limits that were changed, switched off or put away, with their parameter or their animal. */
export async function endHealthWatches(of: Of, now: Date): Promise<void> {
  const marks = database().collection(measureWatchesPath);
  const found =
    "parameterId" in of
      ? marks.where("parameterId", "==", of.parameterId)
      : marks.where("animalId", "==", of.animalId);
  for await (const docs of pagesOfQuery(found))
    for (const doc of docs) {
      const series = seriesSchema.safeParse(doc.data()).data;
      if (series !== undefined && stateOf(doc).openSince !== null)
        await endWatch(series, now);
    }
}
