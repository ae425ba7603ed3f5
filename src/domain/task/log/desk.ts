import type {
  CheckContext,
  DeskRule,
  Together,
} from "../../record/desk/desk-rule";
import { equalValues } from "../../record/equal";
import type { Values } from "../../record/types";
import type { Issue } from "../../schema/issue";
import type { TaskEntry } from "./task-entry";

/** What the same operation makes of the task; null where it does nothing to it. */
const doneTo = (taskId: string, together: Together): Values | null =>
  together.find(
    ({ collection, id, kind }) =>
      collection === "tasks" && id === taskId && kind === "change",
  )?.values ?? null;

function stepIssues(entry: TaskEntry, together: Together): Issue[] {
  const done = doneTo(entry.taskId, together);
  if (entry.kind === "reopen") {
    const isSo = done?.["completedBy"] === null && entry.toId === null;
    if (!isSo) return [{ field: "kind", code: "invalid" }];
    return entry.text === null ? [{ field: "text", code: "required" }] : [];
  }
  const isSo =
    entry.toId !== null && equalValues(done?.["responsibleIds"], [entry.toId]);
  return isSo ? [] : [{ field: "toId", code: "invalid" }];
}

function newIssues(entry: TaskEntry, together: Together): Issue[] {
  if (entry.kind !== "comment") return stepIssues(entry, together);
  if (entry.toId !== null) return [{ field: "toId", code: "invalid" }];
  return entry.text === null ? [{ field: "text", code: "required" }] : [];
}

function check(
  record: Values,
  { before, together = [] }: CheckContext,
): Issue[] {
  const entry = record as TaskEntry;
  if (before === null) return newIssues(entry, together);
  const isRemoved =
    entry.kind === "comment" && entry.isDeleted && entry.text === null;
  return isRemoved ? [] : [{ field: "isDeleted", code: "invalid" }];
}

/** A step is told where it is done, in the same operation; of what was said, comments alone can be removed. */
export const taskLogDesk: DeskRule = { check };
