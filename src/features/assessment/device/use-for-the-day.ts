import type { Campaign } from "@domain/campaign/campaign";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { asksFor } from "@domain/evaluation/asked-subjects";
import type { NeededSession } from "@domain/field-mode/needs";
import { observesFor } from "@domain/observation/collect/beginning";
import { ownSessionsQuery } from "@domain/observation/obs-session-queries";
import { parisDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** What a device is prepared for. */
export interface ForTheDay {
  campaigns: readonly Campaign[];
  sessions: readonly NeededSession[];
}

/** What this person is asked today, to answer or to observe, and the sessions they planned or began; null until it is known. */
export function useForTheDay(): ForTheDay | null {
  const session = useReadySession();
  const { zooId, uid } = session;
  const today = parisDay(useNow());
  const running = useLiveQueries([activeCampaignsQuery(zooId, today)]);
  const own = useLiveQueries([ownSessionsQuery(session)]);
  return useMemo(
    () =>
      running.state === "data" && own.state === "data"
        ? {
            campaigns: running.data.rows
              .map(({ data }) => data)
              .filter(
                (one) =>
                  asksFor(one, uid, today) || observesFor(one, uid, today),
              ),
            sessions: own.data.rows.map(({ data }) => data),
          }
        : null,
    [running, own, uid, today],
  );
}
