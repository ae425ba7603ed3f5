import { randomUUID } from "node:crypto";
import type { CollectionName } from "@domain/collections";
import { documentPath, entryOf } from "@domain/collections";
import type { Lookup } from "@domain/record/desk/desk-rule";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import pMap from "p-map";
import { rebuildDirectory } from "../directory/rebuild-directory";
import { database } from "../edge/admin";
import { plain, ref, stampChange } from "../edge/documents";
import { pageSize, pagesOfQuery } from "../edge/pages";
import { rebuildWords } from "../words/run-words";
import type { Recount } from "./recount";
import { countedCollections, recount } from "./recount";
import {
  repairBuiltIns,
  repairPlaces,
  repairReaders,
  repairReadiness,
  repairSessions,
  repairStock,
} from "./repair-followed";
import { repairFindingTasks, repairRecommendations } from "./repair-asked";
import { repairCampaigns } from "./repair-campaigns";
import {
  repairBaselines,
  repairDues,
  repairHealth,
  repairHealthSectors,
  repairOpening,
} from "./repair-health";
import { repairMeasures } from "./repair-measures";
import { repairCards, repairNames } from "./repair-neighbours";
import { repairNotices } from "./repair-notices";
import { repairSummaries } from "./repair-summaries";
import { repairUses } from "./repair-uses";
import { repairVersions } from "./repair-versions";

const mendedAtOnce = 8;

/** What a record's recount found: names of fields, never values. */
export interface Found {
  collection: CollectionName;
  id: string;
  differing: string[];
  unsure: string[];
}

/** How many records of a collection were read, differ from what they follow from, were mended. Of directories, the parts are mended. */
export interface Counts {
  collection: CollectionName;
  read: number;
  differing: number;
  mended: number;
}

export interface RepairOptions {
  /** Reads and reports only. */
  dryRun: boolean;
  now: Date;
  /** Told of every record in which something differs or cannot be relied on. */
  onFound: (found: Found) => void;
  /** Told of every collection once it is done. */
  onCounted: (counts: Counts) => void;
}

export type GetAll = (
  ...refs: DocumentReference[]
) => Promise<DocumentSnapshot[]>;

const fieldsOf = (snapshot: DocumentSnapshot) =>
  plain(snapshot.data()) as Values;

/** A whole collection, a page at a time, by document id. */
export const pagesOf = (collection: CollectionName) =>
  pagesOfQuery(database().collection(entryOf(collection).path));

/** The records named in a page, those that are there and readable. */
async function readNamed(
  wanted: ReadonlyMap<string, readonly [CollectionName, string]>,
  getAll: GetAll,
): Promise<Lookup> {
  const known = new Map<string, Values | null>();
  const all = [...wanted];
  for (let from = 0; from < all.length; from += pageSize) {
    const some = all.slice(from, from + pageSize);
    const snapshots = await getAll(
      ...some.map(([, [collection, id]]) => ref(collection, id)),
    );
    for (const [index, [path, [collection, id]]] of some.entries()) {
      const snapshot = snapshots[index];
      if (snapshot?.exists === true)
        known.set(path, readRecord(collection, id, fieldsOf(snapshot)).record);
    }
  }
  return (collection, id) =>
    known.get(documentPath(collection as CollectionName, id)) ?? null;
}

/** A document's id and plain values. */
export interface StoredRecord {
  id: string;
  stored: Values;
}

export const storedOf = (snapshot: DocumentSnapshot): StoredRecord => ({
  id: snapshot.id,
  stored: fieldsOf(snapshot),
});

/** Recounts documents of a collection: once to learn whom they name, once knowing those. */
export async function recountAll(
  collection: CollectionName,
  records: readonly StoredRecord[],
  getAll: GetAll,
  now: Date,
): Promise<Recount[]> {
  const wanted = new Map<string, readonly [CollectionName, string]>();
  const want: Lookup = (theirs, id) => {
    const name = theirs as CollectionName;
    wanted.set(documentPath(name, id), [name, id]);
    return null;
  };
  const counted = (lookup: Lookup) =>
    records.map(({ id, stored }) =>
      recount(collection, id, stored, lookup, now),
    );
  const first = counted(want);
  return wanted.size === 0 ? first : counted(await readNamed(wanted, getAll));
}

/** Mends one record as it is now: what changed since its page was read is counted again. */
const mend = (
  collection: CollectionName,
  id: string,
  operationId: string,
  now: Date,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref(collection, id));
    if (!stored.exists) return false;
    const getAll: GetAll = (...refs) => transaction.getAll(...refs);
    const [found] = await recountAll(
      collection,
      [storedOf(stored)],
      getAll,
      now,
    );
    if (found === undefined || Object.keys(found.values).length === 0)
      return false;
    transaction.update(stored.ref, {
      ...found.values,
      ...stampChange(systemAuthor, operationId),
    });
    return true;
  });

async function repairCollection(
  collection: CollectionName,
  operationId: string,
  { dryRun, now, onFound }: RepairOptions,
): Promise<Counts> {
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  const getAll: GetAll = (...refs) => database().getAll(...refs);
  for await (const docs of pagesOf(collection)) {
    const recounts = await recountAll(
      collection,
      docs.map(storedOf),
      getAll,
      now,
    );
    const found = recounts
      .map(({ values, unsure }, index): Found => {
        const id = docs[index]?.id ?? "";
        return { collection, id, differing: Object.keys(values), unsure };
      })
      .filter(({ differing, unsure }) => differing.length + unsure.length > 0);
    for (const one of found) onFound(one);
    const differing = found.filter((one) => one.differing.length > 0);
    counts.read += docs.length;
    counts.differing += differing.length;
    if (dryRun) continue;
    const mended = await pMap(
      differing,
      ({ id }) => mend(collection, id, operationId, now),
      { concurrency: mendedAtOnce },
    );
    counts.mended += mended.filter(Boolean).length;
  }
  return counts;
}

/** Counts anew who is in every enclosure and every group. */
export const repairContents = async (
  options: Pick<RepairOptions, "dryRun" | "onFound">,
): Promise<Counts[]> => [
  await repairPlaces("enclosures")(pagesOf("enclosures"), options),
  await repairPlaces("groups")(pagesOf("groups"), options),
];

/** Builds the names of every establishment anew, where they differ. */
export async function repairDirectories({
  now,
}: Pick<RepairOptions, "now">): Promise<Counts> {
  const counts: Counts = {
    collection: "directories",
    read: 0,
    differing: 0,
    mended: 0,
  };
  const rebuild = async (id: string) => {
    const parts = await rebuildDirectory(id, now);
    counts.read += 1;
    counts.differing += parts > 0 ? 1 : 0;
    counts.mended += parts;
  };
  for await (const zoos of pagesOf("zoo"))
    for (const { id } of zoos) await rebuild(id);
  return counts;
}

/** Builds the index of the species' words anew, where it differs. */
async function repairWords({
  now,
}: Pick<RepairOptions, "now">): Promise<Counts> {
  const { species, written, removed } = await rebuildWords(now);
  return {
    collection: "speciesWords",
    read: species,
    differing: written + removed,
    mended: written + removed,
  };
}

/**
 * Recounts every field that follows from others, in every collection, and writes those that differ,
 * each record in a transaction of its own; then which built-in parameters are absent, who is in each enclosure and group, who is to read what is announced,
 * what establishments see of each other, the tasks that findings and recommendations ask for, of which tasks something is to be said, the tasks of what is due again of animals, which versions questionnaires have, and in which each question is asked, what follows from evaluations; then builds the
 * index of species and the directories, unless it only tries, and counts how the establishments stand. Run again, it finds nothing.
 */
export async function repair(options: RepairOptions): Promise<void> {
  const operationId = `repair-${randomUUID()}`;
  for (const collection of countedCollections)
    options.onCounted(await repairCollection(collection, operationId, options));
  options.onCounted(await repairBuiltIns(pagesOf("zoo"), options));
  for (const counts of await repairContents(options)) options.onCounted(counts);
  options.onCounted(await repairReadiness(pagesOf("enclosures"), options));
  options.onCounted(await repairStock(pagesOf("enrichmentUses"), options));
  options.onCounted(
    await repairSessions(pagesOf("enrichmentSessions"), options),
  );
  options.onCounted(await repairReaders(pagesOf("announcements"), options));
  options.onCounted(
    await repairCards(pagesOf("animals"), pagesOf("animalCards"), options),
  );
  options.onCounted(await repairNames(options));
  options.onCounted(await repairFindingTasks(pagesOf("findings"), options));
  const recommended = [pagesOf("cirs"), pagesOf("tasks")] as const;
  options.onCounted(await repairRecommendations(recommended, options));
  options.onCounted(await repairNotices(options));
  options.onCounted(
    await repairMeasures(pagesOf("environmentalParameters"), options),
  );
  options.onCounted(await repairHealth(pagesOf("healthParameters"), options));
  options.onCounted(await repairDues(options));
  options.onCounted(
    await repairBaselines(pagesOf("healthParameters"), options),
  );
  options.onCounted(await repairOpening(pagesOf("healthParameters"), options));
  options.onCounted(await repairHealthSectors(pagesOf("animals"), options));
  for (const counts of await repairVersions(pagesOf, options))
    options.onCounted(counts);
  options.onCounted(await repairUses(pagesOf, options));
  for (const counts of await repairCampaigns(pagesOf, options))
    options.onCounted(counts);
  if (!options.dryRun) {
    options.onCounted(await repairWords(options));
    options.onCounted(await repairDirectories(options));
  }
  // Last: they count what the directories name.
  const summaries = [pagesOf("zoo"), pagesOf("zooSummaries")] as const;
  options.onCounted(await repairSummaries(...summaries, options));
}
