import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { movementOf } from "@domain/enrichment/logging";
import type { EnrichmentSession } from "@domain/enrichment/session";
import {
  asksForTask,
  sessionAfter,
  taskAfter,
  taskIdOfSession,
  taskOfSession,
  taskPlaceOf,
} from "@domain/enrichment/task/session-task";
import { equalValues } from "@domain/record/equal";
import { makeRecord } from "@domain/record/make";
import type { Values } from "@domain/record/types";
import { movedTo } from "@domain/task/due/planned";
import { isOpen } from "@domain/task/state";
import type { Task } from "@domain/task/task";
import { systemAuthor } from "@domain/task/task";
import type { DocumentData, Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { changeOf, plain, readingOf, ref, stampNew } from "../edge/documents";
import { followWith } from "../work/follow-with";

/** The fields of the task a session asks for; null: it asks for none. */
async function taskFor(
  transaction: Transaction,
  session: EnrichmentSession,
): Promise<Values | null> {
  if (!asksForTask(session)) return null;
  const stored = await transaction.get(
    ref("enrichments", session.enrichmentId),
  );
  const { record: object } = readingOf("enrichments", stored);
  // A task is one text for all who read it: in the reference language, as other stored words.
  const name = object === null ? "—" : enrichmentNameIn(object, "fr");
  return taskOfSession(session, name);
}

/** What becomes of the task of a session by now; null: nothing. */
const taskNow = (session: EnrichmentSession, task: Task, now: Date) =>
  taskAfter(session, task, now) ??
  (isOpen(task) && asksForTask(session)
    ? movedTo(task, taskPlaceOf(session))
    : null);

/**
 * What a session asks of its task as both are now: it is made, moved with the plan, begun, closed or
 * cancelled. What is stored decides, not what changed: an old event may be heard late, or twice.
 * Answers whether there was something to do; tried dry, it is left.
 */
export const followSession = (
  sessionId: string,
  now: Date,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [storedSession, storedTask] = await transaction.getAll(
      ref("enrichmentSessions", sessionId),
      ref("tasks", taskIdOfSession(sessionId)),
    );
    if (storedSession === undefined || storedTask === undefined) return false;
    const { record: session } = readingOf("enrichmentSessions", storedSession);
    if (session === null) return false;
    const done = await followWith(transaction, storedTask, now, {
      dryRun,
      make: () => taskFor(transaction, session),
      after: (task) => taskNow(session, task, now),
    });
    // Whoever planned it stays who wrote it last: a form that is open is not told of another's change.
    if (done === "made" && !dryRun)
      transaction.update(storedSession.ref, { taskId: storedTask.id });
    return done !== null;
  });

/** What of a session its task follows. */
const decisive = [
  "asksTask",
  "isDeleted",
  "status",
  "plannedFor",
  "plannedUntil",
  "enclosureIds",
  "sectorIds",
];

/** Whether a change of a session may change its task: one that was never asked for follows nothing. */
export function concernsTask(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): boolean {
  const asked = [before, after].some((one) => one?.["asksTask"] === true);
  return (
    asked &&
    decisive.some(
      (field) => !equalValues(plain(before?.[field]), plain(after?.[field])),
    )
  );
}

/** Closes the session of a task that was closed, and moves its pieces; nothing where it is over already. Safe to replay. */
export const followClosedTask = (taskId: string): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const storedTask = await transaction.get(ref("tasks", taskId));
    const { record: task } = readingOf("tasks", storedTask);
    const sessionId = task?.enrichmentSessionId ?? null;
    if (task === null || sessionId === null) return;
    const stored = await transaction.get(ref("enrichmentSessions", sessionId));
    const { record: session } = readingOf("enrichmentSessions", stored);
    if (session?.taskId !== taskId) return;
    const closing = sessionAfter(task, session);
    if (closing === null) return;
    const { change, moves } = closing;
    const by = task.completedBy ?? systemAuthor;
    for (const reason of moves) {
      const at = reason === "placed" ? change.placedAt : change.removedAt;
      const actor = { uid: by, now: at ?? task.dueAt };
      // For its underscore no device can have made it.
      const movementId = `${sessionId}_${reason}`;
      transaction.create(ref("enrichmentMovements", movementId), {
        ...makeRecord(
          "enrichmentMovements",
          movementId,
          movementOf(reason, session, sessionId, actor),
          actor.now,
        ),
        ...stampNew(by),
      });
    }
    transaction.update(stored.ref, changeOf("enrichmentSessions", change, by));
  });

/** Sessions and the tasks they ask for go together. */
export const onSessionWritten = onDocumentWritten(
  { document: "enrichmentSessions/{sessionId}", region, retry: true },
  async ({ data, params, time }) => {
    if (concernsTask(data?.before.data(), data?.after.data()))
      await followSession(params.sessionId, new Date(time));
  },
);

/** The other way round: a closed task closes its session. */
export const onTaskClosed = onDocumentWritten(
  { document: "tasks/{taskId}", region, retry: true },
  async ({ data, params }) => {
    const isClosed = data?.after.get("status") === "DONE";
    const was: unknown = data?.before.get("status");
    const isAsked = typeof data?.after.get("enrichmentSessionId") === "string";
    if (isAsked && isClosed && was !== "DONE")
      await followClosedTask(params.taskId);
  },
);
