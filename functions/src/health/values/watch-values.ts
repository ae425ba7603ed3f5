import type { Watcher } from "@domain/health/watch/watchers";
import { watcherCause, watchers } from "@domain/health/watch/watchers";
import type { EpisodeChange } from "@domain/measures/alerts/episode";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { raiseAlert } from "../../alerts/raise-alert";
import { measureWatchesPath, stateOf } from "../../alerts/watch-limits";
import { database } from "../../edge/admin";
import { sha256 } from "../../edge/hash";
import { logFailure, startOperation } from "../../edge/log";
import type { Before } from "./series";
import { isWatched, readSeries, saidBetween } from "./series";

/** Where it is kept since when a watcher's alert of an animal's series is open. */
const watcherRef = (
  { cause }: Watcher,
  { animalId, parameterId }: AnimalSeries,
): DocumentReference => {
  const name = sha256(`${cause}/animals/${animalId}/${parameterId}`);
  return database().doc(`${measureWatchesPath}/${name}`);
};

/** What was measured in a watcher's days, the first thing first; what was judged by eye is left out. null where it is too much. */
async function measured(
  transaction: Transaction,
  series: AnimalSeries,
  { days, cause }: Watcher,
  now: Date,
) {
  const today = parisDay(now);
  const said = await saidBetween(transaction, series, {
    from: startOfDay(addDays(today, 1 - days)),
    until: startOfDay(addDays(today, 1)),
  });
  if (said === null) {
    const { parameterId } = series;
    const operation = startOperation("watchValues", null);
    logFailure(operation, "crowded", { parameterId, cause });
    return null;
  }
  return said.flatMap(({ at, value, log: { isEstimated } }) =>
    typeof value === "number" && !isEstimated
      ? [{ at, value, isEstimated }]
      : [],
  );
}

/** What a look gives: what stands in the alert that opens, and what opens or closes. */
type Looked = Parameters<typeof watcherCause>[2] & { change: EpisodeChange };

/** What one watcher makes of a series; null: all stays as it was. */
async function lookedAt(
  transaction: Transaction,
  before: Before | null,
  series: AnimalSeries,
  watcher: Watcher,
  openSince: Date | null,
  now: Date,
): Promise<Looked | null> {
  const over: Looked | null = openSince && {
    values: {},
    change: { kind: "closed", since: openSince, at: now },
  };
  if (before === null || !isWatched(before)) return over;
  const values = await measured(transaction, series, watcher, now);
  if (values === null) return null;
  const found = watcher.look(values, parisDay(now));
  // With values taken back, or too old by now, nothing carries the alert any more.
  if (found === null || found === "cannotSay") return over;
  const since = values.at(-1)?.at;
  if (openSince !== null || since === undefined) return null;
  return { ...found, change: { kind: "opened", since, at: since } };
}

/** What one watcher makes of a series. Reads; what is answered writes. */
async function watch(
  transaction: Transaction,
  before: Before | null,
  series: AnimalSeries,
  watcher: Watcher,
  now: Date,
): Promise<() => void> {
  const mark = watcherRef(watcher, series);
  const { openSince } = stateOf(await transaction.get(mark));
  const looked = await lookedAt(
    transaction,
    before,
    series,
    watcher,
    openSince,
    now,
  );
  if (looked === null) return () => undefined;
  const { change } = looked;
  const sectorId = before?.animal.sectorId ?? null;
  const cause = watcherCause(watcher, series, looked, sectorId);
  const raise = await raiseAlert(transaction, [{ cause, changes: [change] }]);
  return () => {
    transaction.set(mark, {
      ...series,
      cause: watcher.cause,
      openSince: change.kind === "opened" ? change.since : null,
    });
    raise();
  };
}

/**
 * Lets each watcher look at the values of an animal's series: opens and closes their alerts by what is stored, whatever was heard.
 * Of who is not here, and of what is put away or gone, all is over. Safe to replay.
 */
export const watchValues = (series: AnimalSeries, now: Date): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const before = await readSeries(transaction, series);
    const asked = watchers.filter(
      ({ isOf }) => before === null || isOf(before.parameter.builtIn),
    );
    const writes: (() => void)[] = [];
    for (const watcher of asked)
      writes.push(await watch(transaction, before, series, watcher, now));
    for (const write of writes) write();
  });
