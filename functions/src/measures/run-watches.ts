import type { SourceChange } from "@domain/measures/alerts/source-watch";
import { look, lookAtOf, resting } from "@domain/measures/alerts/source-watch";
import { opensWithin } from "@domain/measures/alerts/episode";
import {
  dueSourcesQuery,
  heardSourcesQuery,
} from "@domain/measures/ingest/watch-queries";
import { systemAuthor } from "@domain/task/task";
import { parisZone } from "@domain/time/paris";
import type { Query } from "@domain/query/query";
import { onSchedule } from "firebase-functions/scheduler";
import { database } from "../edge/admin";
import { changeOf, ref } from "../edge/documents";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { everyMinute } from "../edge/schedule";
import { withEach } from "../work/with-each";
import { expectedSource } from "./expected-source";
import { feedsOf, readNamed } from "./ingest/known";
import { lookAtValues } from "./look-at-values";
import { raiseSourceAlerts } from "./source-alerts";

/** So many are looked at together. */
const atOnce = 8;

/** Looks whether a source, or a feed of it, is silent by `now`; what changes is told. Safe to do again. */
export const lookAtSource = (
  sourceId: string,
  now: Date,
): Promise<SourceChange[]> =>
  database().runTransaction(async (transaction) => {
    const expected = await expectedSource(transaction, sourceId);
    if (expected === null) return [];
    const { source } = expected;
    const named = await readNamed(
      (...refs) => transaction.getAll(...refs),
      source.zooId,
      source.feeds,
    );
    const feedOf = feedsOf(source, named);
    const isTaken = (feed: string) => feedOf(feed) !== undefined;
    const rested = resting(expected.watch, source, isTaken, now);
    const { watch, changes: found } = look(rested.watch, source, now);
    const changes = [...rested.changes, ...found];
    const lookAt = lookAtOf(watch, source);
    const raise = await raiseSourceAlerts(transaction, source, changes);
    transaction.update(
      ref("sensorSources", sourceId),
      changeOf("sensorSources", { watch, lookAt }, systemAuthor),
    );
    raise();
    return changes;
  });

/** Looks at every source that a query finds; one that fails does not stop the others. */
async function lookAtAll(
  query: Query<"sensorSources">,
  lookAt: (sourceId: string) => Promise<SourceChange[]>,
) {
  const { done: changed, ...all } = await withEach(
    "lookAtSource",
    query,
    async ({ id }) => (await lookAt(id)).length,
    atOnce,
  );
  return { ...all, changed };
}

/** Opens the alerts of the sources and feeds that are silent by `now`: only those are read of which nothing came in time. */
export const findSilence = (now: Date) =>
  lookAtAll(dueSourcesQuery(now, pageSize), (id) => lookAtSource(id, now));

/** Opens and closes the alerts of stuck values, of the sources that spoke lately: no other can have changed. */
export const findStuck = (now: Date) =>
  lookAtAll(
    heardSourcesQuery(new Date(now.getTime() - opensWithin), pageSize),
    (id) => lookAtValues(id, now),
  );

const scheduled = (name: string, schedule: string, find: typeof findSilence) =>
  onSchedule(
    { ...everyMinute, schedule, timeZone: parisZone },
    async ({ scheduleTime }) => {
      const result = await find(new Date(scheduleTime));
      if (result.changed + result.failed > 0)
        logDone(startOperation(name, null), result);
    },
  );

/** Every five minutes: which sources say nothing any more. */
export const runSilence = scheduled(
  "runSilence",
  "every 5 minutes",
  findSilence,
);

/** Every hour: which sensors say the same all the time. */
export const runStuck = scheduled("runStuck", "every 60 minutes", findStuck);
