import type { Finding } from "@domain/finding/finding";
import { taskIdOfFinding } from "@domain/finding/finding";
import { taskOfFinding } from "@domain/finding/task";
import type { Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { memberIdsOf } from "../campaigns/subjects/sectors-of-subject";
import { database, region } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { followWith } from "../work/follow-with";

/** The animals of the group that a finding is about; [] of any other. */
const membersOf = async (
  transaction: Transaction,
  { zooId, subject: { kind, id: subjectId } }: Finding,
): Promise<string[]> =>
  kind === "group" ? memberIdsOf(transaction, { zooId, subjectId }) : [];

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
      make: async () =>
        taskOfFinding(finding, now, await membersOf(transaction, finding)),
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
