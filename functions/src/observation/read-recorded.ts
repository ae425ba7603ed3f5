import type { EthogramVersion } from "@domain/ethogram/version";
import type {
  ObsCorrection,
  ObsRecord,
  ObsSession,
} from "@domain/observation/obs-session";
import {
  obsCorrectionsQuery,
  obsRecordsQuery,
} from "@domain/observation/obs-session-queries";
import type { SessionOutcome } from "@domain/observation/outcome";
import { outcomeOfSession } from "@domain/observation/outcome";
import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { readingOf, ref, refBelow } from "../edge/documents";
import { compile } from "../edge/query";

/** A correction that can be read, and where it lies. */
export interface StoredCorrection {
  at: DocumentReference;
  correction: ObsCorrection;
}

/** A session with all that follows from what lies in it. */
export interface Settled {
  at: DocumentReference;
  session: ObsSession;
  outcome: SessionOutcome;
  corrections: StoredCorrection[];
}

async function recordsOf(
  transaction: Transaction,
  { obsSessionId, observerId }: ObsSession,
): Promise<ObsRecord[]> {
  const { docs } = await transaction.get(
    compile(obsRecordsQuery(obsSessionId)),
  );
  return docs.flatMap((doc) => {
    const { record } = readingOf("obsRecords", doc);
    return record?.observerId === observerId ? [record] : [];
  });
}

async function correctionsOf(
  transaction: Transaction,
  obsSessionId: string,
): Promise<StoredCorrection[]> {
  const { docs } = await transaction.get(
    compile(obsCorrectionsQuery(obsSessionId)),
  );
  return docs.flatMap((doc) => {
    const { record } = readingOf("obsCorrections", doc);
    return record === null ? [] : [{ at: doc.ref, correction: record }];
  });
}

/** The version a session is coded in; null: it is not there. */
async function versionOf(
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
    corrections.map(({ correction }) => correction),
    await contextOf(transaction, session),
  );
  return { at: stored.ref, session, outcome, corrections };
}
