import type {
  Evaluation,
  EvaluationDraft,
} from "@domain/evaluation/evaluation";
import { draftsQuery } from "@domain/evaluation/evaluation-queries";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf, refBelow } from "../edge/documents";
import type { Stored } from "../edge/pages";
import { allStored } from "../edge/pages";
import { compile } from "../edge/query";

/** What its author answered on each device; the one it was handed in from is among them, however many there are. */
export async function draftsOf(
  transaction: Transaction,
  { zooId, evaluationId, authorId, submittedFrom }: Evaluation,
): Promise<EvaluationDraft[]> {
  const query = draftsQuery({ zooId, uid: authorId }, evaluationId);
  const { docs } = await transaction.get(compile(query));
  const isThere = docs.some(({ id }) => id === submittedFrom);
  const more =
    isThere || submittedFrom === null
      ? []
      : [
          await transaction.get(
            refBelow("evaluationDrafts", evaluationId, submittedFrom),
          ),
        ];
  return [...docs, ...more].flatMap((doc) => {
    const { record } = readingOf("evaluationDrafts", doc);
    return record?.authorId === authorId ? [record] : [];
  });
}

/** All that was put right of an evaluation: of the latest alone, many idle ones would push out another's. */
export const correctionsOf = (
  transaction: Transaction,
  evaluationId: string,
): Promise<Stored<"evaluationCorrections">[]> =>
  allStored(
    transaction,
    "evaluationCorrections",
    refBelow("evaluationCorrections", evaluationId, "any").parent,
  );
