import type { Cir } from "@domain/report/cir/cir";
import { recommendationTasksQueries } from "@domain/report/cir/cir-queries";
import type { FollowUp } from "@domain/report/cir/follow-up";
import { followUpOf } from "@domain/report/cir/follow-up";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";

interface FollowUps {
  /** What became of the recommendations of one of these reports. */
  of: (cir: Cir) => FollowUp[];
  /** Their tasks are here; until then none can be said to be without one. */
  isKnown: boolean;
}

/** What became of what these visits recommend, live. */
export function useFollowUps(cirs: readonly Cir[]): FollowUps {
  const { zooId } = useReadySession();
  const now = useNow(60_000);
  const queries = recommendationTasksQueries(zooId, cirs);
  const live = useLiveQueries(queries);
  const tasks =
    live.state === "data" ? live.data.rows.map(({ data }) => data) : [];
  return {
    of: (cir) => followUpOf(cir, tasks, now),
    isKnown: queries.length === 0 || live.state === "data",
  };
}
