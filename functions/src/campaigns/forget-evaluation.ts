import type { Evaluation } from "@domain/evaluation/evaluation";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { countProgress } from "./count-progress";
import { submittersNow } from "./handed-in";
import { tellCritical } from "./told/tell-critical";

/** What an evaluation that is gone for good counted in its campaign is taken back, and told of no more. Safe to replay. */
export const forgetEvaluation = (gone: Evaluation, now: Date): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const { campaignId, day } = gone;
    if (campaignId === null) return;
    const at = await transaction.get(ref("campaigns", campaignId));
    const { record: campaign } = readingOf("campaigns", at);
    if (campaign === null) return;
    const submitters = await submittersNow(transaction, campaign, {
      ...gone,
      isDeleted: true,
    });
    const count = await countProgress(transaction, campaignId, gone, {
      day: null,
      before: day,
    });
    const untell = await tellCritical(transaction, gone, campaign, false, now);
    if (!equalValues(submitters, campaign.submitters))
      transaction.update(at.ref, parsePatch("campaigns", { submitters }));
    count();
    untell.write?.();
  });
