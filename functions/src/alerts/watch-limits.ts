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
import type { Cause } from "@domain/measures/alerts/told";
import type { Sample } from "@domain/measures/buckets/bucket";
import { hourOf } from "@domain/measures/buckets/keys";
import type { Limits } from "@domain/measures/parameters/limits";
import { equalValues } from "@domain/record/equal";
import type { Values } from "@domain/record/types";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import * as z from "zod";
import { plain } from "../edge/documents";
import { raiseAlert } from "./raise-alert";

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

/** The numbers among samples: nothing else has limits. */
export const watchablesOf = (samples: readonly Sample[]): Watchable[] =>
  samples.flatMap(({ at, value }) =>
    typeof value === "number" ? [{ at, value }] : [],
  );

/** What is watched against limits: all that is known of the hours that something came of. */
export interface Watching {
  /** Where it is kept whether the alert is open, and what else stands there. */
  mark: DocumentReference;
  kept: Values;
  limits: Limits;
  builtIn: string | null;
  readings: readonly Watchable[];
  by: Voice;
  /** All there is of an hour in which something may have been taken back; null: nothing was. */
  whole: WholeHour | null;
  /** What was said after that hour. */
  saidAfter: () => Promise<readonly Sample[]>;
  /** Of what an alert is raised that opens with a value outside. */
  causeOf: () => Promise<(value: number) => Cause>;
}

/** All that is known from the hour on in which an alert began, as far as it says whether that holds. */
const knownSince = async (
  { saidAfter }: Watching,
  openSince: Date,
  { values }: WholeHour,
): Promise<readonly Watchable[]> =>
  values.some(({ at }) => at >= openSince)
    ? values
    : watchablesOf(await saidAfter());

/** The state to begin with, once what was taken back or said anew in a whole hour is looked at. */
async function beforeIt(
  state: LimitState,
  watching: Watching,
  now: Date,
): Promise<LimitsWatched> {
  const { whole, limits } = watching;
  const same = { state, changes: [] };
  if (whole === null) return same;
  const { openSince } = state;
  if (openSince !== null && hourOf(openSince) === whole.hour) {
    const known = await knownSince(watching, openSince, whole);
    // What else was outside since may open another.
    if (isTakenBack(openSince, known, limits)) return takenBack(openSince, now);
  }
  return { ...same, state: askedAgain(state, whole) };
}

/**
 * Watches values against their limits: opens and closes their alert, and keeps since when it is open. Reads; what is answered
 * writes, once the transaction has read all it needs.
 */
export async function watchAgainstLimits(
  transaction: Transaction,
  watching: Watching,
  now: Date,
): Promise<() => void> {
  const { mark, limits, readings, by } = watching;
  const before = stateOf(await transaction.get(mark));
  const begun = await beforeIt(before, watching, now);
  const deadBand = deadBandOf(watching.builtIn, limits);
  const watch = { limits, deadBand, by };
  const watched = watchLimits(begun.state, readings, watch, now);
  const changes = [...begun.changes, ...watched.changes];
  // What is asked again says the same as long as nothing changes.
  const isSame = equalValues(watched.state, begun.state);
  if (changes.length === 0 && isSame) return () => undefined;
  const causeOf = await watching.causeOf();
  const raised = changes.map((change) => {
    const first = readings.find(
      (one) => one.at.getTime() === change.since.getTime(),
    );
    const value = first?.value ?? limits.max ?? limits.min ?? 0;
    return { cause: causeOf(value), changes: [change] };
  });
  const raise = await raiseAlert(transaction, raised);
  return () => {
    transaction.set(mark, { ...watching.kept, ...watched.state });
    raise();
  };
}
