import { can } from "@domain/access/can";
import {
  cirsQuery,
  lateRecommendationsQuery,
  recommendationTasksQueries,
} from "@domain/report/cir/cir-queries";
import type { Session } from "@domain/access/session";
import type { Asked } from "../query-entry";
import { limit } from "../query-entry";
import { aCir } from "../reports";

const mayRead = (session: Session) =>
  can(session, "read", "cirs", { zooId: session.zooId });

const { recommendations } = aCir();
const asking = recommendations.map((one) => ({ ...one, asksTask: true }));

/** Visits' reports, and the tasks of what they recommend. */
export const asked: Asked = {
  everywhere: [
    {
      builder: cirsQuery,
      queries: (session) =>
        mayRead(session)
          ? [cirsQuery(session, false, limit), cirsQuery(session, true, limit)]
          : [],
    },
    {
      builder: recommendationTasksQueries,
      queries: (session) =>
        mayRead(session)
          ? recommendationTasksQueries(session.zooId, [
              { recommendations: asking },
            ])
          : [],
    },
    {
      builder: lateRecommendationsQuery,
      queries: (_, { now }) => [lateRecommendationsQuery(now, limit)],
    },
  ],
};
