import { healthLimitsCause } from "@domain/measures/alerts/told";
import { ended } from "@domain/measures/alerts/limits";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import {
  bucketId,
  firstOfMonth,
  monthOfDay,
} from "@domain/measures/buckets/keys";
import { partsInOrder } from "@domain/measures/buckets/periods";
import type { Limits } from "@domain/measures/parameters/limits";
import {
  isLimiting,
  markOf,
  noLimits,
} from "@domain/measures/parameters/limits";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { raiseAlert } from "../../alerts/raise-alert";
import { stateOf } from "../../alerts/watch-limits";
import { database } from "../../edge/admin";
import { readingOf, refBelow } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { marksOf } from "../../measures/end-watches";
import {
  healthSeriesOf,
  healthWatchRef,
  isWatched,
  limitsOfAnimal,
  readSeries,
} from "./series";
import { watchValues } from "./watch-values";

/** Marks of a parameter, or of an animal. */
type Of = { parameterId: string } | { animalId: string };

/** Marks of limits name no cause. */
const isOfLimits = (stored: DocumentSnapshot): boolean =>
  stored.get("cause") === undefined;

/** The limits that hold now; none of what is put away or gone, and of who is here no more. */
async function limitsNow(
  transaction: Transaction,
  series: AnimalSeries,
): Promise<Limits> {
  const before = await readSeries(transaction, series);
  return before !== null && isWatched(before)
    ? limitsOfAnimal(before)
    : noLimits;
}

/** Whether what was said last, this month or the month before, is within; not where nothing was: then nothing says so. */
async function isWithin(
  transaction: Transaction,
  { animalId, parameterId }: AnimalSeries,
  limits: Limits,
  now: Date,
): Promise<boolean> {
  const month = monthOfDay(parisDay(now));
  const stored = await transaction.getAll(
    ...[monthOfDay(addDays(firstOfMonth(month), -1)), month].map((one) =>
      refBelow("healthMonths", animalId, bucketId(parameterId, one)),
    ),
  );
  const last = stored
    .flatMap((one) =>
      partsInOrder(readingOf("healthMonths", one).record?.days ?? {}),
    )
    .at(-1)?.[1].last;
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

/** Closes what is open of animals' limits that were changed, switched off or put away, with their parameter or their animal; what watchers found too. */
export async function endHealthWatches(of: Of, now: Date): Promise<void> {
  for await (const docs of pagesOfQuery(marksOf(of)))
    for (const doc of docs) {
      const series = healthSeriesOf(doc);
      if (series === null || stateOf(doc).openSince === null) continue;
      await (isOfLimits(doc) ? endWatch : watchValues)(series, now);
    }
}
