import type {
  LimitState,
  LimitsWatched,
  Voice,
  Watchable,
  WholeHour,
} from "@domain/measures/alerts/limits";
import {
  askedAgain,
  calmLimits,
  deadBandOf,
  isTakenBack,
  takenBack,
  watchLimits,
} from "@domain/measures/alerts/limits";
import { limitsCause } from "@domain/measures/alerts/told";
import type { Sample } from "@domain/measures/buckets/bucket";
import { hourOf, seriesKey } from "@domain/measures/buckets/keys";
import { limitsFor, placeHolders } from "@domain/measures/parameters/inherit";
import type { Limits } from "@domain/measures/parameters/limits";
import { isLimiting } from "@domain/measures/parameters/limits";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import type { Series } from "@domain/measures/values/value-queries";
import { equalValues } from "@domain/record/equal";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import * as z from "zod";
import { raiseAlert, sectorsOf } from "../alerts/raise-alert";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { saidAfter } from "./stored-day";

/** Marks say whether the limits' alert of a series is open; only functions read and write them. */
export const measureWatchesPath = "measureWatches";

const stateSchema = z.object({
  openSince: z.date().nullable().catch(null),
  settledAt: z.date().nullable().catch(null),
  by: z.enum(["sensor", "person"]).nullable().catch(null),
  last: z
    .object({ since: z.date(), closedAt: z.date() })
    .nullable()
    .catch(null),
});

/** The state that a mark holds; calm where there is none. */
export const stateOf = (stored: DocumentSnapshot): LimitState =>
  stateSchema.safeParse(plain(stored.data() ?? {})).data ?? calmLimits;

export const watchRef = ({
  enclosureId,
  parameterId,
  areaId,
}: Series): DocumentReference => {
  const name = sha256(`${enclosureId}/${seriesKey(parameterId, areaId)}`);
  return database().doc(`${measureWatchesPath}/${name}`);
};

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
  by: Voice;
  /** All there is of an hour in which something may have been taken back; null: nothing was. */
  whole: WholeHour | null;
}

/** All that is known from the hour on in which an alert began, as far as it says whether that holds. */
async function knownSince(
  transaction: Transaction,
  series: Series,
  openSince: Date,
  { hour, values }: WholeHour,
  now: Date,
): Promise<readonly Watchable[]> {
  if (values.some(({ at }) => at >= openSince)) return values;
  return watchablesOf(await saidAfter(transaction, series, hour, now));
}

/** The state to begin with, once what was taken back or said anew in a whole hour is looked at. */
async function beforeIt(
  transaction: Transaction,
  state: LimitState,
  { series, whole }: Watching,
  limits: Limits,
  now: Date,
): Promise<LimitsWatched> {
  const same = { state, changes: [] };
  if (whole === null) return same;
  const { openSince } = state;
  if (openSince !== null && hourOf(openSince) === whole.hour) {
    const known = await knownSince(transaction, series, openSince, whole, now);
    // What else was outside since may open another.
    if (isTakenBack(openSince, known, limits)) return takenBack(openSince, now);
  }
  return { ...same, state: askedAgain(state, whole) };
}

/**
 * Watches a series against its limits: opens and closes its alert, and keeps since when it is open. Reads; what is answered
 * writes, once the transaction has read all it needs.
 */
export async function watchSeries(
  transaction: Transaction,
  watching: Watching,
  now: Date,
): Promise<() => void> {
  const { series, parameter, readings, by } = watching;
  if (parameter.measureType !== "numeric") return () => undefined;
  const limits = limitsAt(parameter, series);
  const at = watchRef(series);
  const before = stateOf(await transaction.get(at));
  const begun = await beforeIt(transaction, before, watching, limits, now);
  const deadBand = deadBandOf(parameter.builtIn, limits);
  const watch = { limits, deadBand, by };
  const watched = watchLimits(begun.state, readings, watch, now);
  const changes = [...begun.changes, ...watched.changes];
  // What is asked again says the same as long as nothing changes.
  const isSame = equalValues(watched.state, begun.state);
  if (changes.length === 0 && isSame) return () => undefined;
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
    transaction.set(at, { ...series, ...watched.state });
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
