import type { Query } from "../../query/query";
import type { Alert } from "./alert";
import { activeAlertsQuery } from "./alert-queries";

/** So many stand on the start page. */
const boardShown = 4;

/** The latest alerts of a class that wait for somebody, as many as a board shows. */
export const latestAlertsQuery = (
  zooId: string,
  of: Alert["class"],
): Query<"alerts"> => activeAlertsQuery(zooId, of, boardShown);
