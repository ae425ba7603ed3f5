import type { Session } from "@domain/access/session";
import type { ObsSession } from "@domain/observation/obs-session";
import {
  campaignSessionsQueries,
  closedSessionsQueries,
  obsSessionsShown,
  sessionFields,
  sessionHistoryQueries,
  sessionsOfQueries,
} from "@domain/observation/obs-session-queries";
import type { Query } from "@domain/query/query";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import type { SessionFilters } from "./session-filter";

/** Before and after every day that a session can have. */
const [firstDay, lastDay] = ["1970-01-01", "2999-12-31"];

type Asked = Pick<SessionFilters, "campaignId" | "since" | "until"> &
  Partial<Pick<SessionFilters, "userId" | "enclosureId" | "obsId">>;

/** What is asked for: a period, else a campaign, else one observer, enclosure or ethogram, else the latest. */
function queriesOf(
  session: Session,
  asked: Asked,
  limit: number,
): Query<"obsSessions">[] {
  const { campaignId, since, until } = asked;
  if (since !== null || until !== null)
    return sessionHistoryQueries(
      session,
      since ?? firstDay,
      until ?? lastDay,
      limit,
    );
  if (campaignId !== null)
    return campaignSessionsQueries(session, campaignId, limit);
  const of = { ...asked, observerId: asked.userId };
  const field = sessionFields.find((one) => of[one] != null);
  const id = field && of[field];
  return field === undefined || id == null
    ? closedSessionsQueries(session, limit)
    : sessionsOfQueries(session, field, id, limit);
}

/** So many are looked through, one after the other, until enough are found that match: each asks for all before it again. */
const lookedSteps = [0, 200, 800] as const;

/** How a list narrows what is asked for further, which no query does. */
interface Narrowing {
  /** The same for the same narrowing. */
  key: string;
  isListed: (session: ObsSession) => boolean;
}

/**
 * Closed sessions that somebody may read, the latest first, 50 at a time. Where few of them match what narrows the list,
 * more are fetched by themselves, up to 800; `looked`: how many were looked through where there are more; null: all, or
 * enough match.
 */
export function useClosedSessions(asked: Asked, narrowing: Narrowing | null) {
  const session = useReadySession();
  const key = JSON.stringify([asked, narrowing?.key]);
  const [at, setAt] = useState({ key, step: 0 });
  const step = at.key === key ? at.step : 0;
  const list = useGrowingList((limit) => queriesOf(session, asked, limit), {
    step: obsSessionsShown,
    atLeast: lookedSteps[step] ?? 0,
    // Another narrowing begins with the latest again.
    key,
  });
  const { live, more, growing } = list;
  const rows = live.state === "data" ? live.data.rows : [];
  const isShort =
    narrowing !== null &&
    more !== null &&
    !growing &&
    rows.filter(({ data }) => narrowing.isListed(data)).length <
      obsSessionsShown;
  if (isShort && step + 1 < lookedSteps.length) setAt({ key, step: step + 1 });
  return { ...list, looked: isShort ? rows.length : null };
}
