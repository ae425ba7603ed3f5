import type { Campaign } from "@domain/campaign/campaign";
import { asksFor } from "@domain/evaluation/asked-subjects";
import { parisDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";

/** Whether this person may answer a campaign now: while it runs, and they take part. */
export function useMayAnswer(): (campaign: Campaign) => boolean {
  const may = useCan();
  const { uid } = useReadySession();
  const today = parisDay(useNow());
  return (campaign) =>
    may("create", "evaluations") && asksFor(campaign, uid, today);
}
