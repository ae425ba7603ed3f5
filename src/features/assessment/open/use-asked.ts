import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { asksFor } from "@domain/evaluation/asked-subjects";
import { parisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, LiveList } from "../../../data/live-store";

/** The campaigns that ask this person for answers today, those that end first first. */
export function useAsked(): Live<LiveList<"campaigns">> {
  const { zooId, uid } = useReadySession();
  const today = parisDay(useNow());
  const live = useLiveQueries([activeCampaignsQuery(zooId, today)]);
  return useMemo(() => {
    if (live.state !== "data") return live;
    const rows = live.data.rows.filter(({ data }) => asksFor(data, uid, today));
    return { state: "data", data: { ...live.data, rows } };
  }, [live, uid, today]);
}
