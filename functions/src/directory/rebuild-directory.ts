import type { CollectionName } from "@domain/collections";
import { collections } from "@domain/collections";
import { AppError } from "@domain/errors";
import { changedParts } from "@domain/directory/changed-parts";
import { entryOf } from "@domain/directory/entry-of";
import type { AnyEntry, DirectoryKind } from "@domain/directory/kinds";
import { kindsOf } from "@domain/directory/kinds";
import { unbuiltQuery } from "@domain/query/facility-queries";
import { wholeChanges } from "@domain/directory/parts";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { compile } from "../edge/query";
import { headerOf, headerRef, readParts, writeParts } from "./stored";

const pageSize = 1000;
const attempts = 5;

/** A kind whose records are not kept yet has none. */
const isKept = (kind: DirectoryKind): kind is DirectoryKind & CollectionName =>
  Object.hasOwn(collections, kind);

/** Every record of a kind as the directory says it, page by page. */
async function entriesOf(
  directoryId: string,
  kind: DirectoryKind,
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

/** One attempt; null when somebody else changed the directory meanwhile. */
async function attempt(directoryId: string, now: Date): Promise<number | null> {
  const kinds = kindsOf(directoryId);
  const header = headerOf(await headerRef(directoryId).get());
  const parts = await readParts(directoryId, header, kinds, async (refs) =>
    refs.length === 0 ? [] : database().getAll(...refs),
  );
  const changes = new Map<DirectoryKind, Map<string, AnyEntry | null>>();
  for (const kind of kinds)
    changes.set(
      kind,
      wholeChanges(parts.get(kind) ?? [], await entriesOf(directoryId, kind)),
    );
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
 * Builds a directory from every record of its establishment (of the species base for "species"); what
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
