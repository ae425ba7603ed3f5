import { lastOfSubjectQuery } from "@domain/evaluation/evaluation-queries";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { compile } from "../edge/query";

/** Of so many the last that can be read is taken. */
const lookedAt = 5;

/** Says of an animal when it was last evaluated, as its evaluations tell by now; answers whether it said otherwise. Safe to replay, in whatever order. */
export const tellLastEval = (
  animalId: string,
  { dryRun } = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("animals", animalId));
    const { record: animal } = readingOf("animals", stored);
    if (animal === null) return false;
    const last = await transaction.get(
      compile(lastOfSubjectQuery(animalId, lookedAt)),
    );
    const [lastEval = null] = last.docs.flatMap((doc) => {
      const { record } = readingOf("evaluations", doc);
      return record?.submittedAt ?? [];
    });
    if (equalValues(animal.lastEval, lastEval)) return false;
    // Whoever changed it stays who wrote it last: a form that is open is not told of another's change.
    if (!dryRun)
      transaction.update(stored.ref, parsePatch("animals", { lastEval }));
    return true;
  });
