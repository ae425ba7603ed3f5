import { activitySeconds } from "@domain/activity/callables";
import { AppError } from "@domain/errors";
import { seesPeople } from "@domain/export/rights";
import { defineCallable } from "../edge/define-callable";
import { tallyActivity } from "./tally-activity";

/** How much was assessed and observed in a period. Throws "not-allowed" where one person is asked for by somebody who sees totals alone. */
export const readActivity = defineCallable(
  "readActivity",
  async (session, { zooId, period, userId }) => {
    const tellsPeople = seesPeople(session, zooId);
    if (userId !== null && !tellsPeople) throw new AppError("not-allowed");
    const { step, total, over, campaigns, people } = await tallyActivity(
      zooId,
      period,
      userId,
    );
    return {
      ...{ step, total, over, campaigns },
      people: tellsPeople ? people : null,
      at: Date.now(),
    };
  },
  { timeoutSeconds: activitySeconds, memory: "512MiB" },
);
