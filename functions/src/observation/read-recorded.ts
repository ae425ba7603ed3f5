import type { EthogramVersion } from "@domain/ethogram/version";
import type { ObsRecord, ObsSession } from "@domain/observation/obs-session";
import type { SessionOutcome } from "@domain/observation/outcome";
import { outcomeOfSession } from "@domain/observation/outcome";
import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { readingOf, ref, refBelow } from "../edge/documents";
import type { Stored } from "../edge/pages";
import { allStored, pagesOfQuery } from "../edge/pages";

/** Chunks read at once: each may be 400 kB. */
const chunksAtOnce = 20;
/** The most characters of chunks that are read of a session: packs hold less of one. */
const chunksTextMost = 12_000_000;

/** A session with all that follows from what lies in it. */
export interface Settled {
  at: DocumentReference;
  session: ObsSession;
  outcome: SessionOutcome;
  corrections: Stored<"obsCorrections">[];
}

/** What devices sealed, as far as it can be held: whoever sends without end stops nobody else's session. */
export async function recordsOf(
  transaction: Transaction,
  { obsSessionId, observerId }: ObsSession,
): Promise<ObsRecord[]> {
  const found: ObsRecord[] = [];
  let read = 0;
  const all = refBelow("obsRecords", obsSessionId, "any").parent;
  const pages = pagesOfQuery(
    all,
    (page) => transaction.get(page),
    chunksAtOnce,
  );
  for await (const docs of pages)
    for (const doc of docs) {
      const { record } = readingOf("obsRecords", doc);
      if (record?.observerId !== observerId) continue;
      read += record.rows.length;
      if (read > chunksTextMost) return found;
      found.push(record);
    }
  return found;
}

/** All that was put right of a session: of the oldest alone, many idle ones would push out another's. */
export const correctionsOf = (
  transaction: Transaction,
  obsSessionId: string,
): Promise<Stored<"obsCorrections">[]> =>
  allStored(
    transaction,
    "obsCorrections",
    refBelow("obsCorrections", obsSessionId, "any").parent,
  );

/** The version a session is coded in; null: it is not there. */
export async function versionOf(
  transaction: Transaction,
  { obsId, obsVersion }: ObsSession,
): Promise<EthogramVersion | null> {
  const stored = await transaction.get(
    refBelow("observationVersions", obsId, String(obsVersion)),
  );
  return readingOf("observationVersions", stored).record;
}

/** What a session's context asked; null: it has none, or it is not there. */
async function contextOf(
  transaction: Transaction,
  { contextId, contextVersion }: ObsSession,
): Promise<Form | null> {
  if (contextId === null || contextVersion === null) return null;
  const stored = await transaction.get(
    refBelow("contextVersions", contextId, String(contextVersion)),
  );
  const { record } = readingOf("contextVersions", stored);
  return record === null ? null : formOf(record);
}

/** A closed session, and what follows from all that lies in it by now; null: none, or one that is not closed. */
export async function settledIn(
  transaction: Transaction,
  obsSessionId: string,
): Promise<Settled | null> {
  const stored = await transaction.get(ref("obsSessions", obsSessionId));
  const { record: session } = readingOf("obsSessions", stored);
  if (session?.status !== "closed") return null;
  const records = await recordsOf(transaction, session);
  const corrections = await correctionsOf(transaction, obsSessionId);
  const outcome = outcomeOfSession(
    session,
    await versionOf(transaction, session),
    records,
    corrections.map(({ record }) => record),
    await contextOf(transaction, session),
  );
  return { at: stored.ref, session, outcome, corrections };
}
