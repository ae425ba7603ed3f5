import type { CollectionName } from "@domain/collections";
import { collections } from "@domain/collections";
import { AppError } from "@domain/errors";
import { changedParts } from "@domain/directory/changed-parts";
import { entryOf } from "@domain/directory/entry-of";
import type { AnyEntry, DirectoryKind, OwnKind } from "@domain/directory/kinds";
import type { AnimalEntry } from "@domain/directory/kinds";
import { isOwnKind, zooKinds } from "@domain/directory/kinds";
import { unbuiltQuery } from "@domain/query/facility-queries";
import { wholeChanges } from "@domain/directory/parts";
import { speciesOf } from "@domain/directory/species-of";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { compile } from "../edge/query";
import { readSpecies } from "./species-used";
import type { ReadAll } from "./stored";
import { headerOf, headerRef, readParts, writeParts } from "./stored";

const pageSize = 1000;
const attempts = 5;

/** A kind whose records are not kept yet has none. */
const isKept = (kind: OwnKind): kind is OwnKind & CollectionName =>
  Object.hasOwn(collections, kind);

const readAll: ReadAll = async (refs) =>
  refs.length === 0 ? [] : database().getAll(...refs);

/** Every record of a kind as the directory says it, page by page. */
async function recordsOf(
  directoryId: string,
  kind: OwnKind,
): Promise<AnyEntry[]> {
  if (!isKept(kind)) return [];
  const all = unbuiltQuery(kind, directoryId);
  const query = compile({ ...all, limit: pageSize });
  const entries: AnyEntry[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const page = await (
      last === undefined ? query : query.startAfter(last)
    ).get();
    for (const record of page.docs)
      entries.push(entryOf(kind, record.id, record.data()));
    last = page.docs.at(-1);
    if (page.size < pageSize) return entries;
  }
}

/** Everything that the directory names, by kind: of species those of its animals. */
async function entriesOf(
  directoryId: string,
): Promise<Map<DirectoryKind, AnyEntry[]>> {
  const entries = new Map<DirectoryKind, AnyEntry[]>();
  for (const kind of zooKinds)
    if (isOwnKind(kind)) entries.set(kind, await recordsOf(directoryId, kind));
  const animals = (entries.get("animals") ?? []) as AnimalEntry[];
  const species = await readSpecies([...speciesOf(animals)], readAll);
  return entries.set("species", [...species.values()]);
}

/** One attempt; null when somebody else changed the directory meanwhile. */
async function attempt(directoryId: string, now: Date): Promise<number | null> {
  const header = headerOf(await headerRef(directoryId).get());
  const parts = await readParts(directoryId, header, zooKinds, readAll);
  const changes = new Map<DirectoryKind, Map<string, AnyEntry | null>>();
  for (const [kind, entries] of await entriesOf(directoryId))
    changes.set(kind, wholeChanges(parts.get(kind) ?? [], entries));
  const changed = changedParts(parts, changes);
  return database().runTransaction(async (transaction) => {
    const { exists, revision } = headerOf(
      await transaction.get(headerRef(directoryId)),
    );
    if (exists !== header.exists || revision !== header.revision) return null;
    return writeParts(transaction, directoryId, header, changed, now);
  });
}

/**
 * Builds a directory from every record of its establishment; what
 * is right already stays as it is. Answers how many parts were written: 0 where nothing was wrong.
 * Throws "conflict" when it kept changing meanwhile.
 */
export async function rebuildDirectory(
  directoryId: string,
  now: Date,
): Promise<number> {
  for (let tries = 0; tries < attempts; tries += 1) {
    const written = await attempt(directoryId, now);
    if (written !== null) return written;
  }
  throw new AppError("conflict", { directoryId });
}
