import type { Campaign } from "@domain/campaign/campaign";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import { asksFor } from "@domain/evaluation/asked-subjects";
import type { NeededSession } from "@domain/field-mode/needs";
import { measuringOn } from "@domain/field-mode/weighed";
import { observesFor } from "@domain/observation/collect/beginning";
import { ownSessionsQuery } from "@domain/observation/obs-session-queries";
import type { Task } from "@domain/task/task";
import { bellQueries } from "@domain/task/task-queries";
import { parisDay, startOfDay } from "@domain/time/paris";
import { useMemo } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

/** What a device is prepared for. */
export interface ForTheDay {
  campaigns: readonly Campaign[];
  sessions: readonly NeededSession[];
  /** With which values of animals are given. */
  tasks: readonly Task[];
}

/** What this person is asked today, to answer or to observe, the sessions they planned or began, and their tasks with animals to measure; null until it is known. */
export function useForTheDay(): ForTheDay | null {
  const session = useReadySession();
  const { zooId, uid } = session;
  const today = parisDay(useNow());
  const running = useLiveQueries([activeCampaignsQuery(zooId, today)]);
  const own = useLiveQueries([ownSessionsQuery(session)]);
  // The bell listens to the same; where it cannot, the rest is prepared for none the less.
  const open = useLiveQueries(bellQueries(session));
  return useMemo(
    () =>
      running.state === "data" &&
      own.state === "data" &&
      open.state !== "loading"
        ? {
            campaigns: running.data.rows
              .map(({ data }) => data)
              .filter(
                (one) =>
                  asksFor(one, uid, today) || observesFor(one, uid, today),
              ),
            sessions: own.data.rows.map(({ data }) => data),
            tasks: measuringOn(
              session,
              open.state === "data"
                ? open.data.rows.map(({ data }) => data)
                : [],
              startOfDay(today),
            ),
          }
        : null,
    [running, own, open, session, uid, today],
  );
}
