import { ended } from "@domain/measures/alerts/limits";
import { limitsCause } from "@domain/measures/alerts/told";
import { partsInOrder } from "@domain/measures/buckets/periods";
import {
  isLimiting,
  markOf,
  noLimits,
} from "@domain/measures/parameters/limits";
import type { Limits } from "@domain/measures/parameters/limits";
import type { Series } from "@domain/measures/values/value-queries";
import { isPutAway } from "@domain/record/put-away";
import { idSchema } from "@domain/schema/fields";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { Query, Transaction } from "firebase-admin/firestore";
import * as z from "zod";
import { raiseAlert } from "../alerts/raise-alert";
import { measureWatchesPath, stateOf } from "../alerts/watch-limits";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { bucketRef } from "./stored-day";
import { limitsAt, watchRef } from "./watch-series";

/** Marks of a parameter, or of a place. */
type Of = { parameterId: string } | { enclosureId: string };
/** Or of an animal. */
type OfAny = Of | { animalId: string };

const seriesSchema = z.object({
  zooId: idSchema,
  enclosureId: idSchema,
  parameterId: idSchema,
  areaId: idSchema.nullable(),
});

/** The marks of what one thing is watched for. */
export function marksOf(of: OfAny): Query {
  const marks = database().collection(measureWatchesPath);
  if ("parameterId" in of)
    return marks.where("parameterId", "==", of.parameterId);
  return "animalId" in of
    ? marks.where("animalId", "==", of.animalId)
    : marks.where("enclosureId", "==", of.enclosureId);
}

/** The marks of all that watchers of some causes ever found. */
export const foundMarks = (causes: readonly string[]): Query =>
  database().collection(measureWatchesPath).where("cause", "in", causes);

/** The limits that hold now; none of what is put away or gone. */
async function limitsNow(
  transaction: Transaction,
  series: Series,
): Promise<Limits> {
  const [stored, place] = await transaction.getAll(
    ref("environmentalParameters", series.parameterId),
    ref("enclosures", series.enclosureId),
  );
  const isThere = place?.exists === true && !isPutAway(place.data() ?? {});
  if (stored === undefined || !isThere) return noLimits;
  const { record: parameter } = readingOf("environmentalParameters", stored);
  if (parameter?.zooId !== series.zooId || isPutAway(parameter))
    return noLimits;
  return limitsAt(parameter, series);
}

/** Whether the last value of today or yesterday is within; not where there is none: then nothing says so. */
async function isWithin(
  transaction: Transaction,
  series: Series,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const today = parisDay(now);
  const stored = await transaction.getAll(
    ...[addDays(today, -1), today].map((day) =>
      bucketRef("measureDays", series, day),
    ),
  );
  const last = stored
    .flatMap((one) =>
      partsInOrder(readingOf("measureDays", one).record?.hours ?? {}),
    )
    .at(-1)?.[1].last;
  return typeof last === "number" && markOf(last, limits) === "within";
}

/** Closes the alert of one series where its limits do not say so any more; answers whether it did. */
const endWatch = (series: Series, now: Date): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const at = watchRef(series);
    const state = stateOf(await transaction.get(at));
    if (state.openSince === null) return false;
    const limits = await limitsNow(transaction, series);
    const isOver =
      !isLimiting(limits) || (await isWithin(transaction, series, limits, now));
    if (!isOver) return false;
    const { state: after, changes } = ended(state, now);
    // It was told of when it opened: here it only closes.
    const cause = limitsCause(series, limits, 0, []);
    const raise = await raiseAlert(transaction, [{ cause, changes }]);
    transaction.set(at, { ...series, ...after });
    raise();
    return true;
  });

/** Closes what is open of limits that were changed, switched off or put away, with their parameter or their place; how many. */
export async function endWatches(of: Of, now: Date): Promise<number> {
  let count = 0;
  for await (const docs of pagesOfQuery(marksOf(of)))
    for (const doc of docs) {
      if (stateOf(doc).openSince === null) continue;
      const series = seriesSchema.safeParse(doc.data()).data;
      if (series !== undefined && (await endWatch(series, now))) count += 1;
    }
  return count;
}

/** What was known of a parameter's alerts, once it is gone for good. */
export async function forgetWatches(parameterId: string): Promise<void> {
  for await (const docs of pagesOfQuery(marksOf({ parameterId }))) {
    const batch = database().batch();
    for (const doc of docs) batch.delete(doc.ref);
    await batch.commit();
  }
}
