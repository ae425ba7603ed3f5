import type { RecordFacts } from "../access/can";
import { isOpen } from "./state";
import type { Task } from "./task";
import type { TaskAction } from "./transitions";

/** The right each action asks for. */
export const actionRight: Record<TaskAction, "act" | "reopen" | "end"> = {
  take: "act",
  release: "act",
  start: "act",
  close: "act",
  reopen: "reopen",
  archive: "end",
  cancel: "end",
};

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
