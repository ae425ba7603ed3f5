import { campaignsOfSurveyQuery } from "@domain/campaign/campaign-queries";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { compile } from "../edge/query";

/** So many campaigns a questionnaire names. */
const namedMost = 500;

/** Says of a questionnaire which active campaigns collect it, as they are by now; answers whether it said otherwise. Safe to replay, in whatever order. */
export const tellActiveCampaigns = (
  surveyId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("surveys", surveyId));
    const { record: survey } = readingOf("surveys", stored);
    if (survey === null) return false;
    const { docs } = await transaction.get(
      compile(campaignsOfSurveyQuery(surveyId, namedMost)),
    );
    const activeCampaigns = docs.map(({ id }) => id).sort();
    if (equalValues(activeCampaigns, survey.activeCampaigns)) return false;
    // Not stamped: whoever wrote it stays who did so last.
    if (!dryRun)
      transaction.update(
        stored.ref,
        parsePatch("surveys", { activeCampaigns }),
      );
    return true;
  });
