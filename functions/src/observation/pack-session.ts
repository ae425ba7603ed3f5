import type { ObsSession, ScanPack } from "@domain/observation/obs-session";
import { packsOfMonthQuery } from "@domain/observation/obs-session-queries";
import { isPacked, monthOfSession } from "@domain/observation/outcome";
import type { PackContent, PackPart } from "@domain/observation/pack";
import { packedFacts, partsOf, partsOfPack } from "@domain/observation/pack";
import { repacked } from "@domain/observation/repack";
import { equalValues } from "@domain/record/equal";
import { parseCreate } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref, stampNew } from "../edge/documents";
import { compile } from "../edge/query";
import type { Settled } from "./read-recorded";
import { settledIn } from "./read-recorded";

interface StoredPack {
  at: DocumentReference;
  pack: ScanPack;
  n: number;
}

/** What of a session goes into packs; []: nothing, for it counts nowhere or is larger than they hold. */
function ownParts({ session, outcome }: Settled): PackPart[] {
  if (!isPacked(session, outcome.derived.voidedAt)) return [];
  const facts = packedFacts(session, outcome.motions);
  if (facts === null) return [];
  return partsOf({ facts, rows: outcome.rows }) ?? [];
}

/** Whether keepers read packs of this mode. */
const isOpen = (mode: ObsSession["mode"]): boolean => mode === "normal";

/** What experts saw is not the keepers', so it lies in packs of its own. */
const packId = (
  { enclosureId, mode }: Pick<ObsSession, "enclosureId" | "mode">,
  month: string,
  n: number | "",
): string => `${enclosureId}_${month}_${isOpen(mode) ? "" : "x"}${n}`;

/** The packs of a session's month that keepers read where they read it, and the others where they do not. */
async function packsIn(
  transaction: Transaction,
  session: ObsSession,
  month: string,
): Promise<StoredPack[]> {
  const { docs } = await transaction.get(
    compile(packsOfMonthQuery(session.enclosureId, month)),
  );
  const before = packId(session, month, "").length;
  return docs.flatMap((doc) => {
    const { record } = readingOf("scanPacks", doc);
    return record === null || record.openToKeepers !== isOpen(session.mode)
      ? []
      : [{ at: doc.ref, pack: record, n: Number(doc.id.slice(before)) }];
  });
}

const saysSame = (
  pack: ScanPack | undefined,
  content: PackContent,
  sectorIds: readonly string[],
): boolean =>
  pack !== undefined &&
  equalValues(
    [pack.rows, pack.obsSessionIds, pack.sectorIds],
    [content.rows, content.obsSessionIds, sectorIds],
  );

/** Writes a pack over the one that is there; answers whether it differed. */
function writePack(
  transaction: Transaction,
  { zooId, enclosureId, sectorIds, mode }: ObsSession,
  packed: { id: string; month: string; content: PackContent },
  is: StoredPack | undefined,
  dryRun: boolean,
): boolean {
  const { id, month, content } = packed;
  if (saysSame(is?.pack, content, sectorIds)) return false;
  if (dryRun) return true;
  const values = {
    ...{ zooId, enclosureId, month, sectorIds, ...content },
    openToKeepers: isOpen(mode),
  };
  const pack = {
    ...parseCreate("scanPacks", id, values),
    ...stampNew(systemAuthor),
  };
  // Of more packs than are read none is written over.
  if (is === undefined) transaction.create(ref("scanPacks", id), pack);
  else transaction.set(is.at, pack);
  return true;
}

/**
 * Packs a closed session anew among those of its enclosure and month: what analyses read of it is what lies in it by now,
 * or nothing where it counts nowhere. Answers whether any pack differed. Safe to replay, in whatever order.
 */
export const packSession = (
  obsSessionId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const settled = await settledIn(transaction, obsSessionId);
    if (settled === null) return false;
    const { session } = settled;
    const month = monthOfSession(session);
    // What is learned lies in no pack, and touches none that is there.
    if (month === null || session.mode === "training") return false;
    const all = await packsIn(transaction, session, month);
    const stored = new Map(all.map((one) => [one.n, one]));
    const parts = new Map(all.map(({ n, pack }) => [n, partsOfPack(pack)]));
    const anew = repacked(parts, obsSessionId, ownParts(settled));
    let differs = false;
    for (const [n, content] of anew) {
      const is = stored.get(n);
      if (content === null) {
        differs = true;
        if (!dryRun && is !== undefined) transaction.delete(is.at);
        continue;
      }
      const id = packId(session, month, n);
      const packed = { id, month, content };
      if (writePack(transaction, session, packed, is, dryRun)) differs = true;
    }
    return differs;
  });
