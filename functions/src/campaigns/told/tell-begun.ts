import { firstOfCampaignQuery } from "@domain/evaluation/evaluation-queries";
import { firstSessionOfCampaignQuery } from "@domain/observation/obs-session-queries";
import { parsePatch } from "@domain/record/parse";
import { database } from "../../edge/admin";
import { readingOf, ref } from "../../edge/documents";
import { compile } from "../../edge/query";

/** Says of a campaign since when somebody answers it, once somebody does; answers whether it did not say so. Safe to replay, in whatever order. */
export const tellBegun = (
  campaignId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("campaigns", campaignId));
    const { record: campaign } = readingOf("campaigns", stored);
    // What was begun stays begun, whatever became of it.
    if (campaign === null || campaign.begunAt !== null) return false;
    const { docs } = await transaction.get(
      compile(firstOfCampaignQuery(campaignId, 1)),
    );
    const { docs: sessions } = await transaction.get(
      compile(firstSessionOfCampaignQuery(campaignId, 1)),
    );
    const [first] = [
      ...docs.map((doc) => readingOf("evaluations", doc).record?.startedAt),
      ...sessions.map((doc) => readingOf("obsSessions", doc).record?.startedAt),
    ]
      .filter((at) => at instanceof Date)
      .sort((a, b) => a.getTime() - b.getTime());
    if (first === undefined) return false;
    // Not stamped: whoever planned it stays who wrote it last.
    if (!dryRun)
      transaction.update(
        stored.ref,
        parsePatch("campaigns", { begunAt: first }),
      );
    return true;
  });
