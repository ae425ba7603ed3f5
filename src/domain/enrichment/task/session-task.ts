import type { Values } from "../../record/types";
import { isOpen } from "../../task/state";
import type { Task } from "../../task/task";
import { systemAuthor, taskTitleMax } from "../../task/task";
import type { TaskChange } from "../../task/transitions";
import { cancelTask, closeTask, startTask } from "../../task/transitions";
import type { EnrichmentSession } from "../session";
import type { SessionChange } from "../transitions";
import { completeSession, placeSession } from "../transitions";

type Session = EnrichmentSession;

/** The id of the task that a session makes: nobody else can make it first, for its underscore. */
export const taskIdOfSession = (sessionId: string): string =>
  `enrichment_${sessionId}`;

/** Where and when a session asks for its task, as the task's fields. */
export const taskPlaceOf = (session: Session) => ({
  target: { level: "ENCLOSURE" as const, ids: session.enclosureIds },
  sectorIds: session.sectorIds,
  enclosureIds: session.enclosureIds,
  animalIds: [] as string[],
  sectorId: session.sectorIds[0] ?? null,
  scheduledFor: session.plannedFor,
  dueAt: session.plannedUntil ?? session.plannedFor,
});

/** Whether a session asks for a task now: it is planned, with one, in a sector whose keepers can be asked. */
export const asksForTask = ({
  asksTask,
  isDeleted,
  status,
  sectorIds,
  enclosureIds,
}: Session): boolean =>
  asksTask &&
  !isDeleted &&
  status === "add" &&
  sectorIds.length > 0 &&
  enclosureIds.length > 0;

/** The fields of the task that a session asks for, called as its object is. */
export const taskOfSession = (
  session: Session,
  objectName: string,
): Values => ({
  zooId: session.zooId,
  authorId: session.createdBy ?? systemAuthor,
  title: objectName.slice(0, taskTitleMax),
  type: "animal_check",
  status: "OPEN",
  // A week that was planned at once is no week of work at once.
  visibilityLeadTime: "sameDay",
  enrichmentSessionId: session.sessionId,
  ...taskPlaceOf(session),
});

/** What becomes of an open task by the state its session is in; null: nothing. `now` is the server's. */
export function taskAfter(
  session: Session,
  task: Task,
  now: Date,
): TaskChange | null {
  const { status, placedAt, placedBy, removedAt, removedBy } = session;
  if (!isOpen(task)) return null;
  const noLonger = status === "add" && !session.asksTask;
  if (session.isDeleted || noLonger)
    return cancelTask(task, { uid: systemAuthor, now }, null);
  if (status === "add") return null;
  const placing = { uid: placedBy ?? systemAuthor, now: placedAt ?? now };
  return status === "completed"
    ? closeTask(task, {
        uid: removedBy ?? placing.uid,
        now: removedAt ?? placing.now,
      })
    : startTask(task, placing);
}

/** What closing a task does to its session, and which of its pieces move with it. */
export interface SessionClosing {
  change: SessionChange;
  moves: ("placed" | "returned")[];
}

/**
 * What becomes of a session whose task was closed: what was not placed yet was placed from the task's
 * start on, and what is still there is taken out. null where the session is over already, or the task not closed.
 */
export function sessionAfter(
  task: Pick<
    Task,
    "status" | "completedBy" | "completedAt" | "startedAt" | "dueAt"
  >,
  session: Session,
): SessionClosing | null {
  if (task.status !== "DONE" || session.isDeleted) return null;
  const uid = task.completedBy ?? systemAuthor;
  const now = task.completedAt ?? task.dueAt;
  const from =
    task.startedAt !== null && task.startedAt < now ? task.startedAt : now;
  const placing = placeSession(session, { uid, now: from });
  const change = completeSession({ ...session, ...placing }, { uid, now });
  if (change === null) return null;
  const isOut = session.status === "remove";
  return {
    change: { ...placing, ...change },
    moves:
      placing !== null ? ["placed", "returned"] : isOut ? [] : ["returned"],
  };
}

/** The sectors of a session's enclosures, each once, in their order; `sectorOf` answers null for none. */
export const sectorsOfSession = (
  { enclosureIds }: Pick<Session, "enclosureIds">,
  sectorOf: (enclosureId: string) => string | null,
): string[] => [
  ...new Set(
    enclosureIds.flatMap((id) => {
      const sectorId = sectorOf(id);
      return sectorId === null ? [] : [sectorId];
    }),
  ),
];
