import type { Task } from "@domain/task/task";
import { useAttachments } from "../../../data/files/use-attachments";
import { AttachedFiles } from "./attached-files";

/** What is attached to a task and what is on its way there. */
export function TaskAttachments({ task }: { task: Task }) {
  const attachments = useAttachments(task);
  return (
    <AttachedFiles type="tasks" title={task.title} attachments={attachments} />
  );
}
