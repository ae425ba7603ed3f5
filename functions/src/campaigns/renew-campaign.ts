import type { Campaign } from "@domain/campaign/campaign";
import { campaignKeyId } from "@domain/campaign/campaign";
import {
  formerRenewedId,
  renewalOf,
  renewedId,
} from "@domain/campaign/renewal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { idMax } from "@domain/schema/fields";
import { parisDay } from "@domain/time/paris";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref, refBelow, stampNew } from "../edge/documents";

/** What a training is held against goes on with it, read by nobody yet. */
async function keyFor(
  transaction: Transaction,
  { campaignId, zooId }: Campaign,
  nextId: string,
): Promise<() => void> {
  const stored = await transaction.get(
    refBelow("campaignKeys", campaignId, campaignKeyId),
  );
  const { record: key } = readingOf("campaignKeys", stored);
  if (key === null) return () => undefined;
  const values = { zooId, campaignId: nextId, answers: key.answers };
  return () => {
    transaction.create(refBelow("campaignKeys", nextId, campaignKeyId), {
      ...parseCreate("campaignKeys", campaignKeyId, values),
      ...stampNew(systemAuthor),
    });
  };
}

/**
 * Opens the campaign that follows one whose last day is over, once: same settings and length, its key copied; days that are over
 * already are left out. Answers its id; null: none was to be opened, or it is there. Safe to replay.
 */
export const renewCampaign = (
  campaignId: string,
  now: Date,
): Promise<string | null> =>
  database().runTransaction(async (transaction) => {
    const at = await transaction.get(ref("campaigns", campaignId));
    const { record: campaign } = readingOf("campaigns", at);
    const today = parisDay(now);
    const last = campaign?.renewsAfter ?? null;
    if (campaign === null || last === null || last >= today) return null;
    const next = renewalOf(campaign, today);
    const nextId = renewedId(campaign);
    const there =
      nextId.length > idMax
        ? null
        : await transaction.getAll(
            ref("campaigns", nextId),
            ref("campaigns", formerRenewedId(campaign)),
          );
    const isNew =
      campaign.status === "active" &&
      next !== null &&
      there?.every(({ exists }) => !exists) === true;
    const copyKey = isNew
      ? await keyFor(transaction, campaign, nextId)
      : () => undefined;
    transaction.update(at.ref, parsePatch("campaigns", { renewsAfter: null }));
    if (!isNew) return null;
    transaction.create(ref("campaigns", nextId), {
      ...parseCreate("campaigns", nextId, next),
      ...stampNew(systemAuthor),
    });
    copyKey();
    return nextId;
  });
