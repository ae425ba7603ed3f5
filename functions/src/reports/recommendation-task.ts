import { zooLanguage } from "@domain/establishment/offers";
import type { Cir } from "@domain/report/cir/cir";
import type { FollowContext } from "@domain/report/cir/task";
import {
  recommendationIn,
  recommendationsToFollow,
  taskAfterRecommendation,
  taskIdOfRecommendation,
  taskOfRecommendation,
} from "@domain/report/cir/task";
import type { Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { speaking } from "../mail/texts";
import { followWith } from "../work/follow-with";

/** The enclosure of a recommendation and how things are said in its establishment, as a task needs them. */
async function contextOf(
  transaction: Transaction,
  { zooId }: Cir,
  enclosureId: string | null,
  now: Date,
): Promise<FollowContext> {
  const [storedZoo, stored] = await transaction.getAll(
    ref("zoo", zooId),
    ...(enclosureId === null ? [] : [ref("enclosures", enclosureId)]),
  );
  const zoo = storedZoo && readingOf("zoo", storedZoo).record;
  const enclosure = stored && readingOf("enclosures", stored).record;
  const say = speaking(zooLanguage(zoo ?? { languages: [] }));
  return {
    now,
    lookup: (_, id) =>
      id === enclosureId && enclosure?.zooId === zooId ? enclosure : null,
    tagOf: (priority) => say(`visits.priority.${priority}`),
    reason: say("visits.recommendation.withdrawn"),
  };
}

/**
 * Brings the task of a recommendation to what that asks by now: made once, moved with it, cancelled once it is gone. What is stored
 * decides, not what changed: an event may be heard late, or twice. Answers whether there was
 * something to do, and does it unless it is only tried.
 */
export const followRecommendation = (
  cirId: string,
  recommendationId: string,
  now: Date,
  { dryRun = false } = {},
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [storedCir, storedTask] = await transaction.getAll(
      ref("cirs", cirId),
      ref("tasks", taskIdOfRecommendation(cirId, recommendationId)),
    );
    if (storedCir === undefined || storedTask === undefined) return false;
    const { record: cir } = readingOf("cirs", storedCir);
    if (cir === null) return false;
    const recommendation = recommendationIn(cir, recommendationId);
    const context = await contextOf(
      transaction,
      cir,
      recommendation?.enclosureId ?? null,
      now,
    );
    const { lookup, tagOf } = context;
    const done = await followWith(transaction, storedTask, now, {
      dryRun,
      make: () =>
        Promise.resolve(
          recommendation === null
            ? null
            : taskOfRecommendation(cir, recommendation, lookup, tagOf),
        ),
      after: (task) => taskAfterRecommendation(recommendation, task, context),
    });
    return done !== null;
  });

/** What is recommended and asks for a task has one, which follows it. */
export const onCirWritten = onDocumentWritten(
  { document: "cirs/{cirId}", region, retry: true },
  async ({ data, params, time }) => {
    const [before = null, after = null] = [data?.before, data?.after].map(
      (one) => (one?.exists === true ? readingOf("cirs", one).record : null),
    );
    const now = new Date(time);
    for (const id of recommendationsToFollow(before, after))
      await followRecommendation(params.cirId, id, now);
  },
);
