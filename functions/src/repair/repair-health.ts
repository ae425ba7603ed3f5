import { healthOfParameterQuery } from "@domain/health/values/kept-queries";
import type { AnimalSeries } from "@domain/measures/values/of-series";
import { bucketId } from "@domain/measures/buckets/keys";
import { parisDay } from "@domain/time/paris";
import { Timestamp } from "firebase-admin/firestore";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { dueInstants, followNotesAt } from "../health/notes/due-task";
import { bringAllAlong } from "../health/follow-animal";
import { countDay } from "../health/values/count-day";
import { freezeBaseline } from "../health/values/freeze-baseline";
import { followOpening } from "../health/values/on-health-parameter-changed";
import type { Counts, RepairOptions } from "./repair";
import type { DayOfSeries, EachOptions, Pages } from "./repair-each";
import { daysOn, idsOn, repairAll, repairEach } from "./repair-each";

/** Every day of every animal on which a value of a parameter was given, each once. */
async function daysOf(
  zooId: string,
  parameterId: string,
): Promise<Map<string, DayOfSeries<AnimalSeries>>> {
  const found = new Map<string, DayOfSeries<AnimalSeries>>();
  const all = compile(healthOfParameterQuery("healthValues", parameterId, 1));
  for await (const docs of pagesOfQuery(all))
    for (const doc of docs) {
      const animalId = doc.ref.parent.parent?.id ?? "";
      const at: unknown = doc.get("at");
      if (!(at instanceof Timestamp)) continue;
      const day = parisDay(at.toDate());
      const series = { zooId, animalId, parameterId };
      found.set(`${animalId}/${bucketId(parameterId, day)}`, { series, day });
    }
  return found;
}

/** Counts anew what is kept of animals' values, by day and month, from all that was said of them. */
export const repairHealth = (
  parameters: Pages,
  { now, ...options }: Pick<RepairOptions, "dryRun" | "now" | "onFound">,
): Promise<Counts> =>
  repairAll(
    "healthDays",
    daysOn(parameters, daysOf),
    ({ series, day }, { dryRun }) => countDay(series, day, { now, dryRun }),
    options,
  );

/** Each series of the parameters on these pages that has values, once. */
async function* seriesOn(
  parameters: Pages,
): AsyncGenerator<readonly [string, AnimalSeries]> {
  const known = new Set<string>();
  for await (const [, { series }] of daysOn(parameters, daysOf)) {
    const id = `${series.animalId}/${series.parameterId}`;
    if (known.has(id)) continue;
    known.add(id);
    yield [id, series];
  }
}

async function* duesOn() {
  for await (const at of dueInstants(null)) yield [at.animalId, at] as const;
}

/** Brings the tasks of all next due dates to what the notes say. */
export const repairDues = ({
  now,
  ...options
}: Pick<RepairOptions, "dryRun" | "now" | "onFound">): Promise<Counts> =>
  repairAll(
    "healthNotes",
    duesOn(),
    async (at, how) =>
      (await followNotesAt(at, now, how)).length > 0 ? ["nextDue"] : [],
    options,
  );

/** Keeps anew what animals' values are held against, from what is kept of their months. */
export const repairBaselines = (
  parameters: Pages,
  options: EachOptions,
): Promise<Counts> =>
  repairAll(
    "healthBaselines",
    seriesOn(parameters),
    async (series, how) =>
      (await freezeBaseline(series, how)) ? ["days"] : [],
    options,
  );

async function* openingOn(
  parameters: Pages,
): AsyncGenerator<readonly [string, readonly [string, boolean]]> {
  for await (const page of parameters)
    for (const one of page)
      yield [one.id, [one.id, one.get("keeperMayCollect") !== false]];
}

/** Opens to keepers, or closes, what was said of each parameter, as it says now. */
export const repairOpening = (
  parameters: Pages,
  options: EachOptions,
): Promise<Counts> =>
  repairAll(
    "healthValues",
    openingOn(parameters),
    async ([parameterId, isOpen], how) =>
      (await followOpening(parameterId, isOpen, how)) > 0
        ? ["openToKeepers"]
        : [],
    options,
  );

/** Brings what is known of each animal's health into the sector in which it is. */
export const repairHealthSectors = (
  animals: Pages,
  options: EachOptions,
): Promise<Counts> =>
  repairEach(
    "healthValues",
    idsOn(animals),
    async (animalId, how) =>
      (await bringAllAlong(animalId, how)) > 0 ? ["sectorId"] : [],
    options,
  );
