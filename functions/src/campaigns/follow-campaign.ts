import type { Campaign } from "@domain/campaign/campaign";
import { campaignKeyId } from "@domain/campaign/campaign";
import { readersOf } from "@domain/campaign/following/follow";
import { showsAnswers } from "@domain/campaign/status";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { sealedOfCampaignQuery } from "@domain/evaluation/evaluation-queries";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import { parisDay } from "@domain/time/paris";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref, refBelow } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { handedInAbout } from "./handed-in";

/** Evaluations changed together. */
const chunk = 200;

/** What was handed in of a campaign about each subject of some evaluations. */
async function aboutEach(
  transaction: Transaction,
  campaign: Campaign,
  evaluations: readonly Evaluation[],
): Promise<Map<string, Evaluation[]>> {
  const about = new Map<string, Evaluation[]>();
  for (const { subjectId } of evaluations) {
    if (about.has(subjectId)) continue;
    const all = await handedInAbout(transaction, campaign, subjectId);
    about.set(
      subjectId,
      all.map(({ record }) => record),
    );
  }
  return about;
}

/** Some sealed evaluations as their campaign says now; answers how many said otherwise. */
const openSome = (
  campaignId: string,
  refs: readonly DocumentReference[],
  now: Date,
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const [at, ...stored] = await transaction.getAll(
      ref("campaigns", campaignId),
      ...refs,
    );
    if (at === undefined) return 0;
    const { record: campaign } = readingOf("campaigns", at);
    if (campaign === null) return 0;
    const isShown = showsAnswers(campaign, parisDay(now));
    const sealed = stored.flatMap((one) => {
      const { record } = readingOf("evaluations", one);
      return record?.sealed === true ? [record] : [];
    });
    const about = await aboutEach(transaction, campaign, sealed);
    let changed = 0;
    for (const record of sealed) {
      const { evaluationId, subjectId, authorId } = record;
      const readers = readersOf(campaign, authorId, about.get(subjectId) ?? []);
      if (!isShown && equalValues(readers, record.readers)) continue;
      transaction.update(
        ref("evaluations", evaluationId),
        parsePatch("evaluations", { sealed: !isShown, readers }),
      );
      changed += 1;
    }
    return changed;
  });

/**
 * What experts handed in of a campaign is read by those of them who answered about the same subject, and once it is over by
 * whoever reads others'. Answers how many said otherwise. Safe to replay.
 */
export async function openAnswers(
  campaignId: string,
  now: Date,
): Promise<number> {
  let changed = 0;
  const sealed = compile(sealedOfCampaignQuery(campaignId, 1));
  for await (const docs of pagesOfQuery(sealed))
    for (let from = 0; from < docs.length; from += chunk)
      changed += await openSome(
        campaignId,
        docs.slice(from, from + chunk).map((doc) => doc.ref),
        now,
      );
  return changed;
}

/** The key of a training is read by who handed in their own. Answers whether it said otherwise; no key: nothing. */
export const tellKeyReaders = (
  campaignId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const at = refBelow("campaignKeys", campaignId, campaignKeyId);
    const [storedCampaign, storedKey] = await transaction.getAll(
      ref("campaigns", campaignId),
      at,
    );
    if (storedCampaign === undefined || storedKey === undefined) return false;
    const { record: campaign } = readingOf("campaigns", storedCampaign);
    const { record: key } = readingOf("campaignKeys", storedKey);
    if (campaign === null || key === null) return false;
    const readers = campaign.mode === "training" ? campaign.submitters : [];
    if (equalValues(readers, key.readers)) return false;
    if (!dryRun)
      transaction.update(at, parsePatch("campaignKeys", { readers }));
    return true;
  });

const changes = (
  before: Campaign | null,
  after: Campaign | null,
  ...fields: (keyof Campaign)[]
): boolean =>
  fields.some(
    (field) => !equalValues(before?.[field] ?? null, after?.[field] ?? null),
  );

/** Who reads answers and key, as a campaign says by now, where that may have changed. */
export async function followReaders(
  before: Campaign | null,
  after: Campaign,
  now: Date,
): Promise<void> {
  const { campaignId, mode } = after;
  const isOfExperts = mode === "expert" || before?.mode === "expert";
  const opens = changes(before, after, "experts", "status", "endDate");
  if (isOfExperts && opens) await openAnswers(campaignId, now);
  if (changes(before, after, "submitters", "mode"))
    await tellKeyReaders(campaignId);
}
