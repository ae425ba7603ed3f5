import type { Campaign } from "@domain/campaign/campaign";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { takesAnswers } from "@domain/evaluation/asked-subjects";
import { parisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";

/** More campaigns than run in an establishment at once; pages of records look at no more. */
const runningMost = 30;

/** Whether one runs: before, nobody needs to be looked up. */
export const isAnyRunning = (running: Live<readonly Campaign[]>): boolean =>
  running.state === "data" && running.data.length > 0;

/** The campaigns that collect a questionnaire today, those that end first first. */
export function useRunning(): Live<readonly Campaign[]> {
  const { zooId } = useReadySession();
  const today = parisDay(useNow());
  const live = useLiveQueries([
    activeCampaignsQuery(zooId, today, runningMost),
  ]);
  return useMemo(() => {
    if (live.state !== "data") return live;
    const running = live.data.rows
      .map(({ data }) => data)
      .filter((one) => takesAnswers(one, today))
      .sort((a, b) => (a.endDate < b.endDate ? -1 : 1));
    return { state: "data", data: running };
  }, [live, today]);
}
