import type { Campaign } from "@domain/campaign/campaign";
import { hasExperts } from "@domain/campaign/fitting";
import { showsAnswers } from "@domain/campaign/status";
import { readIn } from "@domain/evaluation/outcome";
import type { ObsSession } from "@domain/observation/obs-session";
import { closedInEnclosureQuery } from "@domain/observation/obs-session-queries";
import { sessionReaders } from "@domain/observation/readers";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import { parisDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { certifyAround } from "../certificates/certify-session";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import type { Stored } from "../edge/pages";
import { allStored } from "../edge/pages";
import { compile } from "../edge/query";
import { countSession } from "./count-sessions";
import { packSession } from "./pack-session";
import type { Settled } from "./read-recorded";
import { settledIn } from "./read-recorded";

/** What is asked of another session: its answers may be as large as all this of a thousand. */
const askedOfOthers = [
  ...["zooId", "observerId", "sealed", "readers", "isDeleted", "voidedAt"],
  ...["obsId", "obsVersion", "animalIds", "startedAt", "endedAt", "counts"],
];
/** So many corrections are told at once what stood there before: the trigger of each of them comes back to the others. */
const toldAtOnce = 200;

async function campaignOf(
  transaction: Transaction,
  campaignId: string | null,
): Promise<Campaign | null> {
  if (campaignId === null) return null;
  const stored = await transaction.get(ref("campaigns", campaignId));
  return readingOf("campaigns", stored).record;
}

/** What else is closed of a campaign with experts in the same enclosure; of another mode nothing, which nobody asks about. */
async function othersOf(
  transaction: Transaction,
  campaign: Campaign | null,
  { obsSessionId, enclosureId }: ObsSession,
): Promise<Stored<"obsSessions">[]> {
  if (campaign === null || !hasExperts(campaign)) return [];
  const all = await allStored(
    transaction,
    "obsSessions",
    compile(closedInEnclosureQuery(campaign.campaignId, enclosureId, 1)).select(
      ...askedOfOthers,
    ),
  );
  return all.filter(({ at }) => at.id !== obsSessionId);
}

const differing = (stored: object, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !equalValues((stored as Record<string, unknown>)[field], value),
    ),
  );

async function sectorsOf(
  transaction: Transaction,
  session: ObsSession,
): Promise<string[]> {
  const { enclosureId, sectorIds } = session;
  const stored = await transaction.get(ref("enclosures", enclosureId));
  const { record } = readingOf("enclosures", stored);
  // What is gone lies where it lay.
  if (record === null) return readIn(session, sectorIds);
  const { linkedSectorId } = record;
  return readIn(session, linkedSectorId === null ? [] : [linkedSectorId]);
}

/**
 * Takes a session that is not closed out of its sector where it is a training's (`readIn`), for what lies in it is read from
 * its first chunk on; answers the names of what differed. Safe to replay.
 */
const hideOpen = (
  obsSessionId: string,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("obsSessions", obsSessionId));
    const { record } = readingOf("obsSessions", stored);
    if (record === null || record.status === "closed") return [];
    const sectorIds = readIn(record, record.sectorIds);
    if (equalValues(record.sectorIds, sectorIds)) return [];
    if (!dryRun)
      transaction.update(stored.ref, parsePatch("obsSessions", { sectorIds }));
    return ["sectorIds"];
  });

/** Says in each correction what stood there before it. */
function tellCorrections(
  transaction: Transaction,
  { corrections, outcome }: Settled,
): void {
  const untold = corrections.flatMap(({ at, record: correction }) => {
    const before = outcome.before[correction.correctionId] ?? null;
    return correction.before === before ? [] : [{ at, before }];
  });
  for (const { at, before } of untold.slice(0, toldAtOnce))
    transaction.update(at, parsePatch("obsCorrections", { before }));
}

/** All that follows in the session itself and its campaign; answers the names of what differed. */
const settleHeader = (
  obsSessionId: string,
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const settled = await settledIn(transaction, obsSessionId);
    if (settled === null) return [];
    const { at, session, outcome } = settled;
    const campaign = await campaignOf(transaction, session.campaignId);
    const is = { ...session, ...outcome.derived };
    const others = await othersOf(transaction, campaign, session);
    const all = [is, ...others.map(({ record }) => record)];
    const isShown = campaign !== null && showsAnswers(campaign, parisDay(now));
    const changed = differing(session, {
      ...outcome.derived,
      sectorIds: await sectorsOf(transaction, session),
      sealed: session.sealed && !isShown,
      readers: campaign === null ? [] : sessionReaders(campaign, is, all),
    });
    const count = await countSession(
      transaction,
      is,
      is.voidedAt === null && !is.isDeleted,
    );
    const behind = others.flatMap((one) => {
      const readers =
        campaign === null ? [] : sessionReaders(campaign, one.record, all);
      // What is open to all who direct an expert campaign needs no readers any more.
      const isAsked = one.record.sealed || campaign?.mode === "training";
      return isAsked && !equalValues(readers, one.record.readers)
        ? [{ at: one.at, readers }]
        : [];
    });
    const told = [
      ...Object.keys(changed),
      ...(behind.length > 0 ? ["readers"] : []),
      ...(count({ dryRun }) ? ["progress"] : []),
    ];
    if (dryRun) return told;
    // Not stamped: whoever closed it stays who wrote it last.
    if (Object.keys(changed).length > 0)
      transaction.update(at, parsePatch("obsSessions", changed));
    for (const one of behind)
      transaction.update(
        one.at,
        parsePatch("obsSessions", { readers: one.readers }),
      );
    tellCorrections(transaction, settled);
    return told;
  });

/**
 * All that follows from a closed session, as everything is by now: what was watched and met, who reads it, where it
 * counts, what analyses read of it, what a training proves by it; of one that is not closed, who does not read it yet. Answers the names of what
 * differed; tried dry, that is left. Safe to replay, in whatever order.
 */
export async function settleSession(
  obsSessionId: string,
  now: Date,
  options: { dryRun: boolean } = { dryRun: false },
): Promise<string[]> {
  const told = [
    ...(await hideOpen(obsSessionId, options)),
    ...(await settleHeader(obsSessionId, now, options)),
  ];
  const packed = await packSession(obsSessionId, options);
  const certified = await certifyAround(obsSessionId, options);
  return [
    ...told,
    ...(packed ? ["packs"] : []),
    ...(certified ? ["certificate"] : []),
  ];
}
