import type {
  Evaluation,
  EvaluationCorrection,
  EvaluationDraft,
} from "@domain/evaluation/evaluation";
import { draftsQuery } from "@domain/evaluation/evaluation-queries";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { readingOf, refBelow } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";

/** A correction that can be read, and where it lies. */
export interface StoredCorrection {
  at: DocumentReference;
  correction: EvaluationCorrection;
}

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
export async function correctionsOf(
  transaction: Transaction,
  evaluationId: string,
): Promise<StoredCorrection[]> {
  const found: StoredCorrection[] = [];
  const all = refBelow("evaluationCorrections", evaluationId, "any").parent;
  for await (const docs of pagesOfQuery(all, (page) => transaction.get(page)))
    for (const doc of docs) {
      const { record } = readingOf("evaluationCorrections", doc);
      if (record !== null) found.push({ at: doc.ref, correction: record });
    }
  return found;
}
