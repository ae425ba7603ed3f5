import type { CampaignStatus } from "@domain/campaign/campaign";
import {
  campaignProgressQuery,
  campaignsQuery,
} from "@domain/campaign/campaign-queries";
import { useReadySession } from "../hooks/ready-session";
import { useLiveQueries } from "../hooks/use-live";

/** The campaigns here that are in some of these states, those that begin last first. */
export function useCampaigns(statuses: readonly CampaignStatus[]) {
  const { zooId } = useReadySession();
  return useLiveQueries([campaignsQuery(zooId, statuses)]);
}

/** What is there of a campaign, month by month: a document each. */
export function useCampaignProgress(campaignId: string) {
  const { zooId } = useReadySession();
  return useLiveQueries([campaignProgressQuery(zooId, campaignId)]);
}
