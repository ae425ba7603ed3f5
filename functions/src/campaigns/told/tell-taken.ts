import { takenTimes } from "@domain/campaign/taken";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";

/** Says of a campaign when its evaluations are taken, where older data do not; answers whether they said otherwise. */
export const tellTaken = (
  campaignId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("campaigns", campaignId));
    const { record: campaign } = readingOf("campaigns", stored);
    if (campaign === null) return false;
    const taken = takenTimes(campaign);
    const { opensAt, shutsAt, lastAt } = campaign;
    if (equalValues({ opensAt, shutsAt, lastAt }, taken)) return false;
    if (!dryRun)
      transaction.update(stored.ref, parsePatch("campaigns", { ...taken }));
    return true;
  });
