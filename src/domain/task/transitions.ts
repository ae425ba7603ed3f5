import { signTask, unsigned } from "./signature/signature";
import type { Task } from "./task";
import { isOpen } from "./state";

/** What a person does to a task; each gives the fields to write, or null where it does not apply. */
export type TaskAction =
  | "take"
  | "release"
  | "start"
  | "close"
  | "sign"
  | "reopen"
  | "archive"
  | "cancel";

export interface Actor {
  uid: string;
  now: Date;
}

export type TaskChange = Partial<
  Pick<
    Task,
    | "status"
    | "takenBy"
    | "takenAt"
    | "startedBy"
    | "startedAt"
    | "completedBy"
    | "completedAt"
    | "completedLate"
    | "signedBy"
    | "signedAt"
    | "notes"
    | "deletedAt"
    | "deletedReason"
  >
>;

/** Taking: an open task nobody has becomes the taker's and is in progress. */
export function takeTask(task: Task, { uid, now }: Actor): TaskChange | null {
  if (task.status !== "OPEN" || task.takenBy !== null) return null;
  return { status: "IN_PROGRESS", takenBy: uid, takenAt: now };
}

/** Undoing a take: only by the taker, and only while nothing was started. */
export function releaseTask(task: Task, { uid }: Actor): TaskChange | null {
  if (
    task.status !== "IN_PROGRESS" ||
    task.takenBy !== uid ||
    task.startedAt !== null
  )
    return null;
  return { status: "OPEN", takenBy: null, takenAt: null };
}

/** Starting: takes the task if nobody has it, and records start only the first time. */
export function startTask(task: Task, { uid, now }: Actor): TaskChange | null {
  if (!isOpen(task) || task.startedAt !== null) return null;
  const taking = task.takenBy === null ? { takenBy: uid, takenAt: now } : {};
  return { status: "IN_PROGRESS", ...taking, startedBy: uid, startedAt: now };
}

/** By a slow clock nothing is done before it was made. */
const afterMaking = ({ createdAt }: Task, now: Date): Date =>
  createdAt !== null && createdAt > now ? createdAt : now;

/**
 * Closing works from open or in progress; late when the given instant is past the due one. An instant
 * before the task was made counts as that of its making.
 */
export function closeTask(
  task: Task,
  { uid, now }: Actor,
  notes: string | null = null,
): TaskChange | null {
  if (!isOpen(task)) return null;
  const completedAt = afterMaking(task, now);
  return {
    status: "DONE",
    completedBy: uid,
    completedAt,
    completedLate: completedAt.getTime() > task.dueAt.getTime(),
    ...(notes === null ? {} : { notes }),
  };
}

/** Reopening undoes a closing: the task is again with whoever has it, else open; `notes` are what it has from now on. */
export function reopenTask(
  task: Task,
  notes: string | null = task.notes,
): TaskChange | null {
  if (task.status !== "DONE") return null;
  return {
    status: task.takenBy === null ? "OPEN" : "IN_PROGRESS",
    completedBy: null,
    completedAt: null,
    completedLate: null,
    ...unsigned(task),
    ...(notes === task.notes ? {} : { notes }),
  };
}

export function archiveTask(task: Task): TaskChange | null {
  return task.status === "ARCHIVED" || task.status === "DELETED"
    ? null
    : { status: "ARCHIVED" };
}

export function cancelTask(
  task: Task,
  { now }: Actor,
  reason: string | null,
): TaskChange | null {
  return isOpen(task)
    ? { status: "DELETED", deletedAt: now, deletedReason: reason }
    : null;
}

/** The fields an action writes, null where the task's state does not allow it. */
export function changeOf(
  action: TaskAction,
  task: Task,
  actor: Actor,
  words: string | null = null,
): TaskChange | null {
  switch (action) {
    case "take":
      return takeTask(task, actor);
    case "release":
      return releaseTask(task, actor);
    case "start":
      return startTask(task, actor);
    case "close":
      return closeTask(task, actor, words);
    case "sign":
      return signTask(task, actor);
    case "reopen":
      return reopenTask(task);
    case "archive":
      return archiveTask(task);
    case "cancel":
      return cancelTask(task, actor, words);
  }
}

export const taskActions = [
  "take",
  "release",
  "start",
  "close",
  "sign",
  "reopen",
  "archive",
  "cancel",
] as const satisfies readonly TaskAction[];

/** What a person may choose to be asked about no more: nothing that takes a task out of the lists unseen. */
export const unaskedSteps = [
  "start",
  "close",
] as const satisfies readonly TaskAction[];

/** A task that names one person alone is theirs already: taking it is no step for them. */
const isTheirsAlone = ({ responsibleIds }: Task, uid: string): boolean =>
  responsibleIds.length === 1 && responsibleIds[0] === uid;

/** The actions that are offered in the task's state to whoever asks; rights are asked of `can()`. */
export function possibleActions(task: Task, uid: string): TaskAction[] {
  const actor = { uid, now: task.dueAt };
  return taskActions.filter(
    (action) =>
      changeOf(action, task, actor) !== null &&
      !(action === "take" && isTheirsAlone(task, uid)),
  );
}

const nextOnes = ["take", "close", "start", "sign"] as const;
export type NextAction = (typeof nextOnes)[number];

/** Of the actions somebody may do to a task, the one that comes next: taking, then closing, then another's signature; null for none of these. */
export const nextAction = (actions: readonly TaskAction[]): NextAction | null =>
  nextOnes.find((action) => actions.includes(action)) ?? null;
