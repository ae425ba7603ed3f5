import type { TaskEntryKind } from "@domain/task/log/task-entry";
import type { Row } from "../../../data/live-store";
import type { Operation } from "../../../data/write";
import { newId } from "../../../data/write";

/** What is told of a task together with what is done to it. */
export const toldOf = (
  { id, data: { zooId } }: Row<"tasks">,
  kind: TaskEntryKind,
  text: string | null,
  toId: string | null = null,
): Operation => ({
  kind: "create",
  collection: "taskLog",
  id: newId(),
  parentId: id,
  values: { zooId, taskId: id, kind, text, toId },
});
