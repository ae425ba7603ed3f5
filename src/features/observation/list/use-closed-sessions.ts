import type { Session } from "@domain/access/session";
import {
  campaignSessionsQueries,
  closedSessionsQueries,
  obsSessionsShown,
  sessionHistoryQueries,
} from "@domain/observation/obs-session-queries";
import type { Query } from "@domain/query/query";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { SessionFilters } from "./session-filter";

/** Before and after every day that a session can have. */
const [firstDay, lastDay] = ["1970-01-01", "2999-12-31"];

type Asked = Pick<SessionFilters, "campaignId" | "since" | "until">;

/** What is asked for: a period, else a campaign, else the latest. */
function queriesOf(
  session: Session,
  { campaignId, since, until }: Asked,
  limit: number,
): Query<"obsSessions">[] {
  if (since !== null || until !== null)
    return sessionHistoryQueries(
      session,
      since ?? firstDay,
      until ?? lastDay,
      limit,
    );
  return campaignId === null
    ? closedSessionsQueries(session, limit)
    : campaignSessionsQueries(session, campaignId, limit);
}

/** Closed sessions that somebody may read, the latest first, 50 at a time. */
export function useClosedSessions(asked: Asked) {
  const session = useReadySession();
  return useGrowingList((limit) => queriesOf(session, asked, limit), {
    step: obsSessionsShown,
  });
}
