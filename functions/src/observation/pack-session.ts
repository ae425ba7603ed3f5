import type { ObsSession, ScanPack } from "@domain/observation/obs-session";
import { packsOfMonthQuery } from "@domain/observation/obs-session-queries";
import { isPacked, monthOfSession } from "@domain/observation/outcome";
import type { PackContent, PackPart } from "@domain/observation/pack";
import {
  packedFacts,
  packsOf,
  partsOf,
  partsOfPack,
} from "@domain/observation/pack";
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
}

/** What of a session goes into packs; []: nothing, for it counts nowhere or is larger than they hold. */
function ownParts({ session, outcome }: Settled): PackPart[] {
  if (!isPacked(session, outcome.derived.voidedAt)) return [];
  const facts = packedFacts(session, outcome.motions);
  if (facts === null) return [];
  return partsOf({ facts, rows: outcome.rows }) ?? [];
}

async function packsIn(
  transaction: Transaction,
  enclosureId: string,
  month: string,
): Promise<StoredPack[]> {
  const { docs } = await transaction.get(
    compile(packsOfMonthQuery(enclosureId, month)),
  );
  return docs.flatMap((doc) => {
    const { record } = readingOf("scanPacks", doc);
    return record === null ? [] : [{ at: doc.ref, pack: record }];
  });
}

/** Whether keepers read packs of this mode. */
const isOpen = (mode: ObsSession["mode"]): boolean => mode === "normal";

/** What experts saw is not the keepers', so it lies in packs of its own. */
const packId = (
  { enclosureId, mode }: Pick<ObsSession, "enclosureId" | "mode">,
  month: string,
  n: number,
): string => `${enclosureId}_${month}_${isOpen(mode) ? "" : "x"}${n}`;

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

/** Writes packs over those that are there, and takes away what is left of these; answers whether any differed. */
function writePacks(
  transaction: Transaction,
  session: ObsSession,
  month: string,
  stored: readonly StoredPack[],
  packs: readonly PackContent[],
  dryRun: boolean,
): boolean {
  const { zooId, enclosureId, sectorIds, mode } = session;
  const known = new Map(stored.map((one) => [one.at.id, one]));
  let differs = false;
  for (const [n, content] of packs.entries()) {
    const id = packId(session, month, n);
    const is = known.get(id)?.pack;
    known.delete(id);
    if (saysSame(is, content, sectorIds)) continue;
    differs = true;
    if (dryRun) continue;
    const values = {
      ...{ zooId, enclosureId, month, sectorIds, ...content },
      openToKeepers: isOpen(mode),
    };
    transaction.set(ref("scanPacks", id), {
      ...parseCreate("scanPacks", id, values),
      ...stampNew(systemAuthor),
    });
  }
  for (const { at } of known.values()) {
    differs = true;
    if (!dryRun) transaction.delete(at);
  }
  return differs;
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
    const { enclosureId, mode } = session;
    const month = monthOfSession(session);
    // What is learned lies in no pack, and touches none that is there.
    if (month === null || mode === "training") return false;
    const all = await packsIn(transaction, enclosureId, month);
    const stored = all.filter(
      ({ pack }) => pack.openToKeepers === isOpen(mode),
    );
    const others = stored
      .flatMap(({ pack }) => partsOfPack(pack))
      .filter((part) => part.obsSessionId !== obsSessionId);
    const packs = packsOf([...others, ...ownParts(settled)]);
    return writePacks(transaction, session, month, stored, packs, dryRun);
  });
