import { demoObjects } from "../../../data/enrichments/objects";
import type { EnrichmentSession } from "../../../../src/domain/enrichment/session";
import {
  taskAfter,
  taskIdOfSession,
  taskOfSession,
} from "../../../../src/domain/enrichment/task/session-task";
import { makeRecord } from "../../../../src/domain/record/make";
import type { Task } from "../../../../src/domain/task/task";
import { systemAuthor } from "../../../../src/domain/task/task";
import { startTask } from "../../../../src/domain/task/transitions";
import type { DemoDocument } from "../document";
import { stamped } from "../document";

const nameOf = (enrichmentId: string): string =>
  demoObjects.find(({ id }) => id === enrichmentId)?.name ?? "—";

function askedTask(session: EnrichmentSession, now: Date): DemoDocument {
  const { sessionId, enrichmentId, placedAt, placedBy, removedAt } = session;
  const id = taskIdOfSession(sessionId);
  const createdAt = session.createdAt ?? now;
  const fields = taskOfSession(session, nameOf(enrichmentId));
  const made = makeRecord("tasks", id, fields, createdAt);
  const unbegun = { ...made, createdAt } as Task;
  const started =
    placedAt === null
      ? null
      : startTask(unbegun, { uid: placedBy ?? systemAuthor, now: placedAt });
  const ended = taskAfter(session, { ...unbegun, ...started }, now);
  const stamp = { createdAt, createdBy: systemAuthor };
  const all = { ...fields, ...started, ...ended };
  const task = stamped(
    `tasks/${id}`,
    makeRecord("tasks", id, all, createdAt),
    stamp,
  );
  const updatedAt = removedAt ?? placedAt ?? createdAt;
  return { ...task, data: { ...task.data, updatedAt } };
}

/** The tasks that sessions ask for, as far as these have come. */
export const askedTasks = (
  sessions: readonly EnrichmentSession[],
  now: Date,
): DemoDocument[] =>
  sessions
    .filter(({ asksTask }) => asksTask)
    .map((session) => askedTask(session, now));
