import { calm, closing } from "@domain/measures/alerts/episode";
import type { Watchable } from "@domain/measures/alerts/limits";
import { deadBandOf, watchLimits } from "@domain/measures/alerts/limits";
import { limitsCause } from "@domain/measures/alerts/told";
import type { Sample } from "@domain/measures/buckets/bucket";
import type { UtcHour } from "@domain/measures/buckets/keys";
import { hourOf, seriesKey } from "@domain/measures/buckets/keys";
import { limitsFor, placeHolders } from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import { isLimiting, markOf } from "@domain/measures/parameters/limits";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import type { Series } from "@domain/measures/values/value-queries";
import { equalValues } from "@domain/record/equal";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import * as z from "zod";
import { raiseAlert, sectorsOf } from "../alerts/raise-alert";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { pagesOfQuery } from "../edge/pages";

/** Marks say whether the limits' alert of a series is open; only functions read and write them. */
export const measureWatchesPath = "measureWatches";

const stateSchema = z.object({
  openSince: z.date().nullable().catch(null),
  settledAt: z.date().nullable().catch(null),
});

export const watchRef = ({
  enclosureId,
  parameterId,
  areaId,
}: Series): DocumentReference => {
  const name = sha256(`${enclosureId}/${seriesKey(parameterId, areaId)}`);
  return database().doc(`${measureWatchesPath}/${name}`);
};

/** What was known of a parameter's alerts, once it is gone for good. */
export async function forgetWatches(parameterId: string): Promise<void> {
  const of = database()
    .collection(measureWatchesPath)
    .where("parameterId", "==", parameterId);
  for await (const docs of pagesOfQuery(of)) {
    const batch = database().batch();
    for (const doc of docs) batch.delete(doc.ref);
    await batch.commit();
  }
}

/** The numbers among samples: nothing else has limits. */
export const watchablesOf = (samples: readonly Sample[]): Watchable[] =>
  samples.flatMap(({ at, value }) =>
    typeof value === "number" ? [{ at, value }] : [],
  );

/** The limits that hold of a parameter at a place. */
export const limitsAt = (
  parameter: EnvironmentalParameter,
  { enclosureId, areaId }: Pick<Series, "enclosureId" | "areaId">,
): Limits => limitsFor(parameter, placeHolders(enclosureId, areaId)).limits;

/** What is watched of a series: all that is known of the hours that something came of. */
export interface Watching {
  series: Series;
  parameter: EnvironmentalParameter;
  readings: readonly Watchable[];
  /** So many outside in a row open an alert. */
  inARow: number;
  /** All there is of an hour in which something may have been taken back; null: nothing was. */
  whole: { hour: UtcHour; values: readonly Watchable[] } | null;
}

/** Whether the alert is open since an instant of that hour at which nothing is outside any more. */
const isTakenBack = (
  openSince: Date,
  { whole }: Watching,
  limits: Limits,
): boolean =>
  whole !== null &&
  hourOf(openSince) === whole.hour &&
  !whole.values.some(
    ({ at, value }) =>
      at.getTime() === openSince.getTime() &&
      markOf(value, limits) !== "within",
  );

/**
 * Watches a series against its limits: opens and closes its alert, and keeps since when it is open. Reads; what is answered
 * writes, once the transaction has read all it needs.
 */
export async function watchSeries(
  transaction: Transaction,
  watching: Watching,
  now: Date,
): Promise<() => void> {
  const { series, parameter, readings, inARow } = watching;
  if (parameter.measureType !== "numeric") return () => undefined;
  const limits = limitsAt(parameter, series);
  const at = watchRef(series);
  const stored = await transaction.get(at);
  const before = stateSchema.safeParse(plain(stored.data() ?? {})).data ?? calm;
  const takenBack =
    before.openSince !== null && isTakenBack(before.openSince, watching, limits)
      ? closing(before.openSince, now)
      : null;
  // What else was outside since may open another.
  const state =
    takenBack === null
      ? before
      : { openSince: null, settledAt: before.openSince };
  const deadBand = deadBandOf(parameter.builtIn, limits);
  const watched = watchLimits(
    state,
    readings,
    { limits, deadBand, inARow },
    now,
  );
  const changes = [...(takenBack?.changes ?? []), ...watched.changes];
  if (changes.length === 0 && equalValues(watched.state, before))
    return () => undefined;
  const sectors = await sectorsOf(transaction, [series.enclosureId]);
  const raised = changes.map((change) => {
    const first = readings.find(
      (one) => one.at.getTime() === change.since.getTime(),
    );
    const value = first?.value ?? limits.max ?? limits.min ?? 0;
    const cause = limitsCause(series, limits, value, [...sectors.values()]);
    return { cause, changes: [change] };
  });
  const raise = await raiseAlert(transaction, raised);
  return () => {
    const { zooId, parameterId } = series;
    transaction.set(at, { zooId, parameterId, ...watched.state });
    raise();
  };
}

/** Whether a series is watched at all: what nobody limits needs no hours beside its own. */
export const isWatched = (
  parameter: EnvironmentalParameter,
  series: Series,
): boolean =>
  parameter.measureType === "numeric" &&
  isLimiting(limitsAt(parameter, series));
