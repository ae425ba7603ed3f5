import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import type { FeedEvent } from "@domain/calendar-feed/events";
import {
  eventOfSession,
  eventOfTask,
  eventsOfTemplates,
  feedEvents,
} from "@domain/calendar-feed/events";
import {
  sessionsOfFeedQueries,
  tasksOfFeedQueries,
  templatesOfFeedQueries,
} from "@domain/calendar-feed/content-queries";
import { feedSpan } from "@domain/calendar-feed/span";
import type { CollectionName, DocOf } from "@domain/collections";
import { entryOf } from "@domain/collections";
import type { Query } from "@domain/query/query";
import { readingOf } from "../edge/documents";
import { compile } from "../edge/query";
import type { Admitted } from "./admit-feed";

/** What queries find that this person may read, each once. */
async function foundBy<C extends CollectionName>(
  session: Session,
  queries: readonly Query<C>[],
): Promise<DocOf<C>[]> {
  const answers = await Promise.all(
    queries.map(async (query) => ({
      query,
      docs: (await compile(query).get()).docs,
    })),
  );
  const found = new Map<string, DocOf<C>>();
  for (const { query, docs } of answers) {
    const { resource, facts } = entryOf(query.collection);
    if (resource === null) throw new Error("nobody reads it");
    for (const doc of docs) {
      const { record } = readingOf(query.collection, doc);
      const mayRead =
        record !== null &&
        can(session, "read", resource, facts(record as never));
      if (mayRead) found.set(doc.id, record);
    }
  }
  return [...found.values()];
}

/**
 * The events of a feed at `now`: tasks as they are, the next dates of automations that have no task yet, sessions of enrichment.
 * The task of a session that is told is not told too. However much there is, the same few questions find it.
 */
export async function readEvents(
  { feed: { contents }, session, zoo }: Admitted,
  now: Date,
): Promise<FeedEvent[]> {
  const span = feedSpan(now);
  const [tasks, templates, sessions] = await Promise.all([
    foundBy(session, tasksOfFeedQueries(session, contents, span)),
    foundBy(session, templatesOfFeedQueries(session, contents)),
    foundBy(session, sessionsOfFeedQueries(session, contents, span)),
  ]);
  const told = new Set(sessions.map(({ sessionId }) => sessionId));
  return feedEvents(
    [
      ...tasks
        .filter(({ enrichmentSessionId: id }) => id === null || !told.has(id))
        .map((task) => eventOfTask(task)),
      ...eventsOfTemplates(templates, zoo, span),
      ...sessions.map(eventOfSession),
    ],
    span,
  );
}
