import type { RecordFacts } from "../access/can";
import type { Action } from "../access/matrix";
import { isOpen } from "./state";
import type { Task } from "./task";
import type { TaskAction } from "./transitions";

/** The right each action asks for. */
export const actionRight: Record<
  TaskAction,
  "act" | "sign" | "reopen" | "end"
> = {
  take: "act",
  release: "act",
  start: "act",
  close: "act",
  sign: "sign",
  reopen: "reopen",
  archive: "end",
  cancel: "end",
};

/** The right that adding to what is attached, and taking from it, asks for; null: nobody may, as it is archived or cancelled. */
export function attachRight(
  task: Pick<Task, "status">,
): Action<"tasks"> | null {
  if (isOpen(task)) return "attach";
  return task.status === "DONE" ? "attachClosed" : null;
}

/** What `can()` needs to know of a task; one that is closed counts as started. */
export const taskFacts = (
  task: Pick<
    Task,
    | "zooId"
    | "sectorIds"
    | "authorId"
    | "responsibleIds"
    | "audience"
    | "status"
    | "startedAt"
    | "completedBy"
  >,
): RecordFacts => ({
  zooId: task.zooId,
  sectorIds: task.sectorIds,
  authorId: task.authorId,
  responsibleIds: task.responsibleIds,
  audience: task.audience,
  completedBy: task.completedBy,
  started: task.startedAt !== null || !isOpen(task),
});

/** Whether a task may say something of an animal's health: it was made of a note, or of what values or scores showed, of whatever they were. */
export const isOfHealth = ({
  healthNoteId,
  findingId,
}: Pick<Task, "healthNoteId" | "findingId">): boolean =>
  healthNoteId !== null || findingId !== null;
