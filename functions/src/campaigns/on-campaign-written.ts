import type { Campaign } from "@domain/campaign/campaign";
import { equalValues } from "@domain/record/equal";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { certifyAnswers } from "../certificates/certify-evaluation";
import { region } from "../edge/admin";
import { readingOf } from "../edge/documents";
import { openSessions } from "../observation/follow";
import { tellActiveCampaigns } from "./active-campaigns";
import { untellBehind } from "./told/tell-behind";
import { followReaders, tellKeyReaders } from "./follow-campaign";

const read = (snapshot: DocumentSnapshot | undefined): Campaign | null =>
  snapshot === undefined ? null : readingOf("campaigns", snapshot).record;

/** The questionnaire that a campaign collects now; null: none. */
const collectedBy = (campaign: Campaign | null): string | null =>
  campaign?.status === "active" ? campaign.surveyId : null;

/** One state of a campaign after another. What is stored decides: an old event may be heard late, or twice. */
export async function hearOfCampaign(
  before: Campaign | null,
  after: Campaign | null,
  now: Date,
): Promise<void> {
  const [was, is] = [collectedBy(before), collectedBy(after)];
  if (was !== is)
    for (const surveyId of [was, is])
      if (surveyId !== null) await tellActiveCampaigns(surveyId);
  if (after === null) return;
  await followReaders(before, after, now);
  const isOver = after.status !== (before?.status ?? after.status);
  const named = before !== null && !equalValues(before.experts, after.experts);
  if (
    (isOver && after.mode === "expert") ||
    (named && after.mode === "training")
  )
    await openSessions(after.campaignId, now);
  if (after.status === "deleted") await untellBehind(after, now);
}

/** Questionnaires know the campaigns that collect them; who reads answers and key follows who handed in their own, and the end; one that is deleted is told of no more. */
export const onCampaignWritten = onDocumentWritten(
  { document: "campaigns/{campaignId}", region, retry: true },
  ({ data }) =>
    hearOfCampaign(read(data?.before), read(data?.after), new Date()),
);

/** A key that comes late is read by who handed in their own before; what that proves follows the key. */
export const onCampaignKeyWritten = onDocumentWritten(
  { document: "campaigns/{campaignId}/private/{keyId}", region, retry: true },
  async ({ data, params }) => {
    const [before, after] = [data?.before, data?.after];
    if (before?.exists !== true) await tellKeyReaders(params.campaignId);
    if (before?.get("answers") !== after?.get("answers"))
      await certifyAnswers(params.campaignId);
  },
);
