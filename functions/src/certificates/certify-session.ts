import type { Campaign } from "@domain/campaign/campaign";
import { expertFor, foundInSession } from "@domain/certificate/of-session";
import { trainedSession } from "@domain/certificate/trained-session";
import type { ChosenSession } from "@domain/observation/analysed/session";
import { sessionsIn } from "@domain/observation/analysed/session";
import type { ObsSession } from "@domain/observation/obs-session";
import { closedInEnclosureQuery } from "@domain/observation/obs-session-queries";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { allStored } from "../edge/pages";
import { compile } from "../edge/query";
import {
  correctionsOf,
  recordsOf,
  versionOf,
} from "../observation/read-recorded";
import type { Certified } from "./put-certificate";
import { certificateOf, putCertificate } from "./put-certificate";

type Options = { dryRun: boolean };

/** Of so many experts' sessions of one time the records are read, the first to begin first. */
const expertsAtOnce = 5;
/** What is asked of another session, before its records are read. */
const askedOfOthers = [
  ...["zooId", "observerId", "enclosureId", "obsId", "obsVersion", "sealed"],
  ...["startedAt", "endedAt", "status", "isDeleted", "voidedAt", "updatedAt"],
  "animalIds",
];

const counts = ({ status, isDeleted, voidedAt }: ObsSession): boolean =>
  status === "closed" && !isDeleted && voidedAt === null;

/** Whether two sessions were held at one time, in one version of an ethogram. */
function meet(one: ObsSession, other: ObsSession): boolean {
  const [from, to] = [one.startedAt, one.endedAt];
  if (from === null || to === null) return false;
  if (other.startedAt === null || other.endedAt === null) return false;
  return (
    one.obsId === other.obsId &&
    one.obsVersion === other.obsVersion &&
    other.startedAt < to &&
    from < other.endedAt
  );
}

/** The other sessions of a training that were held in one enclosure at the time of one, the first to begin first. */
async function heldBeside(
  transaction: Transaction,
  campaignId: string,
  session: ObsSession,
): Promise<ObsSession[]> {
  const query = closedInEnclosureQuery(campaignId, session.enclosureId, 1);
  const all = await allStored(
    transaction,
    "obsSessions",
    compile(query).select(...askedOfOthers),
  );
  return all
    .map(({ record }) => record)
    .filter(
      (one) =>
        one.obsSessionId !== session.obsSessionId &&
        counts(one) &&
        meet(session, one),
    )
    .sort(
      (a, b) => (a.startedAt?.getTime() ?? 0) - (b.startedAt?.getTime() ?? 0),
    );
}

/** A session with its records as a training reads them; null: it counts nowhere. */
async function chosen(
  transaction: Transaction,
  session: ObsSession,
  isExpert: boolean,
): Promise<ChosenSession | null> {
  const made = await correctionsOf(transaction, session.obsSessionId);
  const packed = trainedSession(
    session,
    await recordsOf(transaction, session),
    made.map(({ record }) => record),
    isExpert,
  );
  if (packed === null) return null;
  return sessionsIn(session.enclosureId, [packed])[0] ?? null;
}

/** The campaign, where it is a training that is held against its experts. */
async function trainingOf(
  transaction: Transaction,
  session: ObsSession | null,
): Promise<Campaign | null> {
  if (session?.mode !== "training" || session.campaignId === null) return null;
  const stored = await transaction.get(ref("campaigns", session.campaignId));
  const { record } = readingOf("campaigns", stored);
  return record?.mode === "training" ? record : null;
}

/** What a session of a training proves beside an expert's; null: it is an expert's itself, or none of them watched the same. */
async function certifiedBy(
  transaction: Transaction,
  session: ObsSession | null,
): Promise<Certified | null> {
  if (session === null || !counts(session)) return null;
  const campaign = await trainingOf(transaction, session);
  const { observerId, endedAt, obsId, obsVersion } = session;
  if (campaign === null || endedAt === null) return null;
  if (campaign.experts.includes(observerId)) return null;
  const { campaignId } = campaign;
  const beside = await heldBeside(transaction, campaignId, session);
  const theirs = beside
    .filter((one) => campaign.experts.includes(one.observerId))
    .slice(0, expertsAtOnce);
  if (theirs.length === 0) return null;
  const version = await versionOf(transaction, session);
  const own = await chosen(transaction, session, false);
  if (version === null || own === null) return null;
  const stored = await transaction.getAll(
    ...theirs.map((one) => ref("obsSessions", one.obsSessionId)),
  );
  const experts: ChosenSession[] = [];
  for (const one of stored) {
    const { record } = readingOf("obsSessions", one);
    const read =
      record === null ? null : await chosen(transaction, record, true);
    if (read !== null) experts.push(read);
  }
  const expert = expertFor(own, experts);
  return expert === null
    ? null
    : {
        zooId: session.zooId,
        userId: observerId,
        campaignId,
        kind: "observation",
        sourceId: session.obsSessionId,
        formId: obsId,
        version: obsVersion,
        at: endedAt,
        expertSessionId: expert.facts.obsSessionId,
        expertId: expert.facts.observerId,
        ...foundInSession(own, expert, version.behaviours),
      };
}

/**
 * What a session proves, as it and the experts' are by now; of one that is gone, void or deleted, nothing. Answers whether it differed.
 * Safe to replay, in whatever order.
 */
export const certifySession = (
  obsSessionId: string,
  options: Options = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const at = await transaction.get(ref("obsSessions", obsSessionId));
    const { record } = readingOf("obsSessions", at);
    const stored = await certificateOf(
      transaction,
      "observation",
      obsSessionId,
    );
    const certified = await certifiedBy(transaction, record);
    return putCertificate(transaction, stored, certified, options);
  });

/** The sessions that somebody who learns held at the time of an expert's; []: it is no expert's. `gone`: as it was before it was erased. */
const learnedBeside = (
  obsSessionId: string,
  gone: ObsSession | null,
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const at = await transaction.get(ref("obsSessions", obsSessionId));
    const record = readingOf("obsSessions", at).record ?? gone;
    const campaign = await trainingOf(transaction, record);
    if (record === null || campaign === null) return [];
    const { experts, campaignId } = campaign;
    if (!experts.includes(record.observerId)) return [];
    const beside = await heldBeside(transaction, campaignId, record);
    return beside.flatMap(({ observerId, obsSessionId: id }) =>
      experts.includes(observerId) ? [] : [id],
    );
  });

/** What follows of a session of a training: its own certificate, or of an expert's those of who watched the same. Answers whether any differed. */
export async function certifyAround(
  obsSessionId: string,
  options: Options = { dryRun: false },
  gone: ObsSession | null = null,
): Promise<boolean> {
  let differs = await certifySession(obsSessionId, options);
  for (const id of await learnedBeside(obsSessionId, gone))
    if (await certifySession(id, options)) differs = true;
  return differs;
}
