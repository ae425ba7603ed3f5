import type { Session } from "@domain/access/session";
import { readsEveryZoo } from "@domain/access/reach";
import type { CallableInput } from "@domain/callables";
import type { SourceWatched } from "@domain/measures/alerts/source-watch";
import {
  endOf,
  expecting,
  keepingFeeds,
  lookAtOf,
} from "@domain/measures/alerts/source-watch";
import type { Feed, SensorSource } from "@domain/measures/ingest/source";
import { AppError } from "@domain/errors";
import { equalValues } from "@domain/record/equal";
import { database } from "../../edge/admin";
import { record } from "../../edge/audit";
import { defineCallable } from "../../edge/define-callable";
import { changeOf, ref } from "../../edge/documents";
import { checkHome } from "../../people/accounts/new-account";
import { raiseSourceAlerts } from "../source-alerts";
import { checkSource, sourceIn } from "./source";

type Given = Omit<
  CallableInput<"changeSource">,
  "zooId" | "sourceId" | "feeds"
> & {
  feeds: Feed[];
};

/** Throws "not-allowed" where somebody but the provider says how much a source may send. */
function checkQuota({ access }: Session, given: Given, source: SensorSource) {
  const { dailyMost = source.dailyMost } = given;
  if (dailyMost !== source.dailyMost && !readsEveryZoo(access))
    throw new AppError("not-allowed");
}

/** What is known of a source once it is changed: of feeds that go, or measure something else now, nothing is open any more. */
function watchAfter(
  source: SensorSource,
  { feeds, isArchived }: Given,
  now: Date,
): { watch: SensorSource["watch"]; changes: SourceWatched["changes"] } {
  const { watch } = source;
  if (watch === null) return { watch, changes: [] };
  if (isArchived) return { watch: null, changes: endOf(watch, now) };
  const same = feeds.filter((feed) =>
    source.feeds.some((before) => equalValues(before, feed)),
  );
  // Those that nothing came of yet are expected for as long as their source is.
  const known = expecting(watch, same, watch.since);
  const { watch: kept, changes } = keepingFeeds(known, same, now);
  return { watch: expecting(kept, feeds, now), changes };
}

/** Says what a source feeds and when it is expected; one that is put away has no secret any more. */
export const changeSource = defineCallable(
  "changeSource",
  async (session, { zooId, sourceId, ...given }) => {
    const now = new Date();
    await database().runTransaction(async (transaction) => {
      await checkHome(transaction, session, zooId);
      const source = await sourceIn(transaction, zooId, sourceId);
      checkQuota(session, given, source);
      if (!given.isArchived) await checkSource(transaction, zooId, given);
      const { watch, changes } = watchAfter(source, given, now);
      const secretHash = given.isArchived ? null : source.secretHash;
      const next = {
        dailyMost: source.dailyMost,
        ...given,
        secretHash,
        watch,
        lookAt: watch === null ? null : lookAtOf(watch, given),
      };
      const fields = Object.entries(next)
        .filter(
          ([name, value]) =>
            !equalValues(value, source[name as keyof typeof next]),
        )
        .map(([name]) => name);
      if (fields.length === 0) return;
      const raise = await raiseSourceAlerts(transaction, source, changes);
      transaction.update(
        ref("sensorSources", sourceId),
        changeOf("sensorSources", next, session.uid),
      );
      raise();
      record(transaction, {
        zooId,
        action: "sourceChanged",
        by: session.uid,
        subject: { collection: "sensorSources", id: sourceId },
        fields: fields.filter((name) => name !== "watch" && name !== "lookAt"),
      });
    });
    return { sourceId };
  },
);
