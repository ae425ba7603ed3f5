import type { Campaign } from "@domain/campaign/campaign";
import { asksFor } from "@domain/evaluation/asked-subjects";
import { observesFor } from "@domain/observation/collect/beginning";
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

/** Whether this person may begin a session of observation of a campaign now: while it runs, and they take part. */
export function useMayObserve(): (campaign: Campaign) => boolean {
  const may = useCan();
  const { uid } = useReadySession();
  const today = parisDay(useNow());
  return (campaign) =>
    may("create", "obsSessions") && observesFor(campaign, uid, today);
}
