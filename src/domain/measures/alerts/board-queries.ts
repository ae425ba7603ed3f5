import type { Session } from "../../access/session";
import type { Query } from "../../query/query";
import { activeAlertsQueries } from "./alert-queries";

/** So many stand on the start page. */
export const boardShown = 4;

/** The latest alerts that wait for somebody, of each class they may read as many as a board shows. */
export const latestAlertsQueries = (
  session: Session,
  since: Date | null = null,
): Query<"alerts">[] => activeAlertsQueries(session, boardShown, since);
