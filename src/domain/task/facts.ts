import type { RecordFacts } from "../access/can";
import type { TaskAction } from "./transitions";
import type { Task } from "./task";

type Deciding = Pick<
  Task,
  | "zooId"
  | "sectorIds"
  | "authorId"
  | "responsibleIds"
  | "audience"
  | "startedAt"
>;

/** What `can()` needs to know of a task. */
export const taskFacts = (task: Deciding): RecordFacts => ({
  zooId: task.zooId,
  sectorIds: task.sectorIds,
  authorId: task.authorId,
  responsibleIds: task.responsibleIds,
  audience: task.audience,
  started: task.startedAt !== null,
});

/** The right each action asks for. */
export const actionRight: Record<TaskAction, "act" | "end"> = {
  take: "act",
  release: "act",
  start: "act",
  close: "act",
  archive: "end",
  cancel: "end",
};
