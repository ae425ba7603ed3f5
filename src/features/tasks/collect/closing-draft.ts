import type { Task } from "@domain/task/task";
import { draftOwner, isSamePerson } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";

/** What was begun to be said of tasks with their closing. */
const drafts = draftStore(
  "task-closing-draft",
  (kept) => (typeof kept === "string" ? kept : null),
  isSamePerson,
);

/** What somebody began to say with the closing of a task, and did not close it: kept until they do. */
export function closingDraft(
  { taskId, zooId }: Pick<Task, "taskId" | "zooId">,
  uid: string,
) {
  const owner = draftOwner({ uid, zooId }, "close", taskId);
  const drop = () => drafts.drop(owner);
  return {
    begun: drafts.load(owner)?.form ?? "",
    keep: (words: string) => {
      if (words.trim() === "") drop();
      else drafts.save(owner, { form: words, start: "", id: taskId });
    },
    drop,
  };
}

export type ClosingDraft = ReturnType<typeof closingDraft>;
