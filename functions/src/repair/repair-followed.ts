import type { CollectionName } from "@domain/collections";
import type { PlaceKind } from "@domain/directory/touched-places";
import { resolveReaders } from "../announcements/resolve-readers";
import { recountUse } from "../enrichment/count-pieces";
import { recountSession } from "../enrichment/move-sessions";
import { completeBuiltIns } from "../measures/built-ins";
import { recountWhole } from "../places/recount-place";
import { tellReadiness } from "../triggers/on-scan-readiness";
import type { Counts } from "./repair";
import type { EachOptions, Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

type Repair = (records: Pages, options: EachOptions) => Promise<Counts>;

/** Where a place says who is in it. */
const saidIn: Record<PlaceKind, CollectionName> = {
  enclosures: "enclosures",
  groups: "groupAnimals",
};

/** Counts anew who is in each enclosure or group. */
export const repairPlaces =
  (kind: PlaceKind): Repair =>
  (places, options) =>
    repairEach(
      saidIn[kind],
      idsOn(places),
      (id, how) => recountWhole(kind, id, how),
      options,
    );

/** Says anew of every enclosure whether it is ready for scan sampling. */
export const repairReadiness: Repair = (enclosures, options) =>
  repairEach(
    "enclosures",
    idsOn(enclosures),
    async (id, how) =>
      (await tellReadiness(id, how)) ? ["scanSamplingReady"] : [],
    options,
  );

/** Finds anew who is to read each announcement that is not over. */
export const repairReaders: Repair = (announcements, options) =>
  repairEach("announcements", idsOn(announcements), resolveReaders, options);

/** Counts the pieces of every object again from what was moved. */
export const repairStock: Repair = (uses, options) =>
  repairEach("enrichmentUses", idsOn(uses), recountUse, options);

/** Makes what establishments lack of their side of the built-in parameters. */
export const repairBuiltIns: Repair = (zoos, options) =>
  repairEach("environmentalParameters", idsOn(zoos), completeBuiltIns, options);

/** The sessions on these pages that are not over, and those that may have a task. */
async function* followedOn(sessions: Pages): AsyncGenerator<string> {
  for await (const page of sessions)
    for (const session of page)
      if (
        session.get("asksTask") === true ||
        session.get("status") !== "completed"
      )
        yield session.id;
}

/** Brings sessions into the sectors of their enclosures, and the tasks they ask for with them. */
export const repairSessions: Repair = (sessions, options) =>
  repairEach(
    "enrichmentSessions",
    followedOn(sessions),
    recountSession,
    options,
  );
