import { inSector } from "@domain/access/in-sector";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import { healthLimitsCause } from "@domain/measures/alerts/told";
import type { Sample } from "@domain/measures/buckets/bucket";
import type { UtcHour } from "@domain/measures/buckets/keys";
import {
  bucketId,
  hourMs,
  hourOf,
  hoursOfDay,
  monthOfDay,
  startOfHour,
} from "@domain/measures/buckets/keys";
import type { Periods } from "@domain/measures/buckets/periods";
import { assignHour } from "@domain/measures/buckets/periods";
import { isFresh } from "@domain/measures/alerts/episode";
import { opensWithinOf } from "@domain/measures/alerts/limits";
import { noLimits } from "@domain/measures/parameters/limits";
import { equalValues } from "@domain/record/equal";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { watchablesOf, watchAgainstLimits } from "../../alerts/watch-limits";
import { database } from "../../edge/admin";
import { readingOf, refBelow } from "../../edge/documents";
import { orNull, putDerived } from "../../edge/put-derived";
import { logFailure, startOperation } from "../../edge/log";
import type { Before } from "./series";
import {
  healthWatchRef,
  isWatched,
  limitsOfAnimal,
  readSeries,
  saidBetween,
} from "./series";

type Kept = "healthDays" | "healthMonths";

/** Watches what was said in an hour against the limits that hold of the animal. */
async function watchHour(
  transaction: Transaction,
  before: Before,
  hour: UtcHour,
  said: readonly Sample[],
  now: Date,
): Promise<() => void> {
  const { series, parameter, animal } = before;
  const limits = isWatched(before) ? limitsOfAnimal(before) : noLimits;
  const values = watchablesOf(said.filter(({ at }) => hourOf(at) === hour));
  const from = new Date(startOfHour(hour).getTime() + hourMs);
  const saidAfter = async () =>
    from < now
      ? ((await saidBetween(transaction, series, { from, until: now })) ?? [])
      : [];
  // What is sent late may be over already: what was said since tells.
  const after = isFresh(from, now, opensWithinOf.person)
    ? await saidAfter()
    : [];
  return watchAgainstLimits(
    transaction,
    {
      mark: healthWatchRef(series),
      kept: { ...series },
      limits,
      builtIn: parameter.builtIn,
      readings: [...values, ...watchablesOf(after)],
      by: "person",
      whole: { hour, values },
      saidAfter,
      causeOf: () =>
        Promise.resolve((value: number) =>
          healthLimitsCause(series, limits, value, inSector(animal.sectorId)),
        ),
    },
    now,
  );
}

/** How a day is counted. */
interface Counting {
  /** The hour in which something was said just now, to be watched; absent: nothing is. */
  hour?: UtcHour;
  now: Date;
  dryRun?: boolean;
}

/**
 * Counts a day of Paris of an animal's series anew from all that people said of it, into its day and its month; what is stored
 * decides, not what changed: an event may be heard late, or twice. Answers which of the two differed. Nothing of a parameter or
 * an animal that is gone.
 */
export const countDay = (
  series: AnimalSeries,
  day: CalendarDay,
  { hour, now, dryRun = false }: Counting,
): Promise<Kept[]> =>
  database().runTransaction(async (transaction) => {
    const before = await readSeries(transaction, series);
    if (before === null) return [];
    const { parameter, animal } = before;
    const { animalId, parameterId, zooId } = series;
    const month = monthOfDay(day);
    const [ofDay, ofMonth] = await transaction.getAll(
      refBelow("healthDays", animalId, bucketId(parameterId, day)),
      refBelow("healthMonths", animalId, bucketId(parameterId, month)),
    );
    if (ofDay === undefined || ofMonth === undefined) return [];
    const said = await saidBetween(transaction, series, {
      from: startOfDay(day),
      until: startOfDay(addDays(day, 1)),
    });
    if (said === null) {
      logFailure(startOperation("countDay", null), "crowded", {
        parameterId,
        day,
      });
      return [];
    }
    const hours = readingOf("healthDays", ofDay).record?.hours ?? {};
    const days = readingOf("healthMonths", ofMonth).record?.days ?? {};
    const periods: Periods = {
      days: new Map([[day, hours]]),
      months: new Map([[month, days]]),
    };
    for (const one of hoursOfDay(day)) {
      const samples = said.filter(({ at }) => hourOf(at) === one);
      assignHour(periods, one, samples, parameter.measureType);
    }
    const after = {
      hours: periods.days.get(day) ?? {},
      days: periods.months.get(month) ?? {},
    };
    const watch =
      hour === undefined || parameter.measureType !== "numeric"
        ? () => undefined
        : await watchHour(transaction, before, hour, said, now);
    const shared = {
      zooId,
      animalId,
      parameterId,
      areaId: null,
      sectorId: animal.sectorId,
      openToKeepers: parameter.keeperMayCollect,
    };
    const differing: Kept[] = [];
    if (!equalValues(after.hours, hours)) differing.push("healthDays");
    if (!equalValues(after.days, days)) differing.push("healthMonths");
    if (dryRun) return differing;
    const put = (kept: Kept, at: typeof ofDay, values: Values | null) => {
      if (differing.includes(kept))
        putDerived(transaction, kept, at, shared, values, systemAuthor);
    };
    put(
      "healthDays",
      ofDay,
      orNull(after.hours) && { day, hours: after.hours },
    );
    put(
      "healthMonths",
      ofMonth,
      orNull(after.days) && { month, days: after.days },
    );
    watch();
    return differing;
  });
