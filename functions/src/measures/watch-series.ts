import { limitsCause } from "@domain/measures/alerts/told";
import { isFresh } from "@domain/measures/alerts/episode";
import { opensWithinOf } from "@domain/measures/alerts/limits";
import { hourMs, seriesKey, startOfHour } from "@domain/measures/buckets/keys";
import { limitsFor, placeHolders } from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import { isLimiting } from "@domain/measures/parameters/limits";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import type { Series } from "@domain/measures/values/value-queries";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { sectorsOf } from "../alerts/raise-alert";
import type { Watching as WatchedLimits } from "../alerts/watch-limits";
import {
  measureWatchesPath,
  watchablesOf,
  watchAgainstLimits,
} from "../alerts/watch-limits";
import { database } from "../edge/admin";
import { sha256 } from "../edge/hash";
import { saidAfter } from "./stored-day";

export const watchRef = ({
  enclosureId,
  parameterId,
  areaId,
}: Series): DocumentReference => {
  const name = sha256(`${enclosureId}/${seriesKey(parameterId, areaId)}`);
  return database().doc(`${measureWatchesPath}/${name}`);
};

/** The limits that hold of a parameter at a place. */
export const limitsAt = (
  parameter: EnvironmentalParameter,
  { enclosureId, areaId }: Pick<Series, "enclosureId" | "areaId">,
): Limits => limitsFor(parameter, placeHolders(enclosureId, areaId)).limits;

/** What is watched of a series: all that is known of the hours that something came of. */
export interface Watching extends Pick<
  WatchedLimits,
  "readings" | "by" | "whole"
> {
  series: Series;
  parameter: EnvironmentalParameter;
}

/** Whether a person's hour was over by `now` and may still open an alert. */
function isSentLate(
  by: Watching["by"],
  whole: Watching["whole"],
  now: Date,
): boolean {
  if (by !== "person" || whole === null) return false;
  const until = new Date(startOfHour(whole.hour).getTime() + hourMs);
  return until <= now && isFresh(until, now, opensWithinOf.person);
}

/** Watches a series of a place against its limits. Reads; what is answered writes, once the transaction has read all it needs. */
export async function watchSeries(
  transaction: Transaction,
  { series, parameter, readings, by, whole }: Watching,
  now: Date,
): Promise<() => void> {
  if (parameter.measureType !== "numeric") return () => undefined;
  const limits = limitsAt(parameter, series);
  const said = () =>
    whole === null
      ? Promise.resolve([])
      : saidAfter(transaction, series, whole.hour, now);
  // What a person sends late may be over already: what people said since tells.
  const since = isSentLate(by, whole, now) ? await said() : [];
  return watchAgainstLimits(
    transaction,
    {
      mark: watchRef(series),
      kept: { ...series },
      limits,
      builtIn: parameter.builtIn,
      readings: [...readings, ...watchablesOf(since)],
      by,
      whole,
      saidAfter: said,
      causeOf: async () => {
        const sectors = await sectorsOf(transaction, [series.enclosureId]);
        return (value) =>
          limitsCause(series, limits, value, [...sectors.values()]);
      },
    },
    now,
  );
}

/** Whether a series is watched at all: what nobody limits needs no hours beside its own. */
export const isWatched = (
  parameter: EnvironmentalParameter,
  series: Series,
): boolean =>
  parameter.measureType === "numeric" &&
  isLimiting(limitsAt(parameter, series));
