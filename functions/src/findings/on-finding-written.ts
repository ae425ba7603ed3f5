import { taskIdOfFinding } from "@domain/finding/finding";
import { taskOfFinding } from "@domain/finding/task";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { followWith } from "../work/follow-with";

/** Makes the task that a finding asks for, once, and says so in the finding; what people do with it is theirs. Answers whether there was something to do, and does it unless it is only tried. Safe to replay. */
export const followFinding = (
  findingId: string,
  now: Date,
  { dryRun = false } = {},
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [stored, storedTask] = await transaction.getAll(
      ref("findings", findingId),
      ref("tasks", taskIdOfFinding(findingId)),
    );
    if (stored === undefined || storedTask === undefined) return false;
    const { record: finding } = readingOf("findings", stored);
    if (finding === null || finding.taskId !== null) return false;
    const done = await followWith(transaction, storedTask, now, {
      dryRun,
      make: () => Promise.resolve(taskOfFinding(finding, now)),
      after: () => null,
    });
    const isThere = done === "made" || storedTask.exists;
    // Whoever asked for it stays who wrote it last: a form that is open is not told of another's change.
    if (isThere && !dryRun)
      transaction.update(stored.ref, { taskId: storedTask.id });
    return isThere;
  });

/** A finding that asks for a task gets it. */
export const onFindingWritten = onDocumentWritten(
  { document: "findings/{findingId}", region, retry: true },
  async ({ data, params, time }) => {
    const isAsked = typeof data?.after.get("taskTitle") === "string";
    if (isAsked && data.after.get("taskId") === null)
      await followFinding(params.findingId, new Date(time));
  },
);
