import type { Question } from "@domain/question/question";
import { contentOf, isNewState } from "@domain/question/state";
import { parseCreate } from "@domain/record/parse";
import { questionStatesQuery } from "@domain/question/question-queries";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { readingOf, refBelow, stampNew } from "../edge/documents";
import { compile } from "../edge/query";

const questionIn = (snapshot: DocumentSnapshot | undefined) =>
  snapshot === undefined ? null : readingOf("questions", snapshot).record;

function keep(
  transaction: Transaction,
  id: string,
  question: Question,
  at: Date,
): void {
  const { questionId, updatedBy: by, operationId } = question;
  const state = { questionId, at, by, state: contentOf(question) };
  transaction.set(refBelow("questionStates", questionId, id), {
    ...parseCreate("questionStates", id, state),
    ...stampNew(by ?? systemAuthor, operationId),
  });
}

/**
 * Every state of a question is kept: what it became, when and by whom. One that is older than this keeps also what it
 * was. The same event told twice writes the same documents.
 */
export const onQuestionWritten = onDocumentWritten(
  { document: "questions/{questionId}", region, retry: true },
  async ({ data, params: { questionId }, id, time }) => {
    const before = questionIn(data?.before);
    const after = questionIn(data?.after);
    if (after === null || !isNewState(before, after)) return;
    const at = new Date(time);
    await database().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(
        compile(questionStatesQuery(questionId, null, 1)),
      );
      if (before !== null && docs.length === 0) {
        const since = before.updatedAt ?? before.createdAt ?? new Date(0);
        keep(transaction, `${id}-before`, before, since);
      }
      keep(transaction, id, after, at);
    });
  },
);
