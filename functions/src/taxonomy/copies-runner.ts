import type { CollectionName } from "@domain/collections";
import { AppError } from "@domain/errors";
import type { Referring } from "@domain/record/desk/referring";
import { referringTo as fieldsReferringTo } from "@domain/record/desk/referring";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf, ref } from "../edge/documents";
import type { Piece, Run, Runner } from "../sync/runner";
import { batchOf, referringTo, renamed, rewrite } from "./references";

/** Where a run stands: which of the fields that name the record, and the last id seen there. */
interface Place {
  index: number;
  after: string | null;
}

const placeOf = (cursor: string | null): Place => {
  if (cursor === null) return { index: 0, after: null };
  const [index = "0", ...id] = cursor.split("/");
  return { index: Number(index), after: id.join("/") || null };
};

/** One page of the records that repeat what the subject says, renewed. */
async function renew(
  transaction: Transaction,
  run: Run,
  referring: Referring,
  { index, after }: Place,
): Promise<Piece> {
  const { collection, id } = run.subject ?? { collection: "", id: "" };
  const theirs = collection as CollectionName;
  const { record } = readingOf(theirs, await transaction.get(ref(theirs, id)));
  // Merged or removed meanwhile: nobody repeats it any more.
  if (record === null) return { cursor: null, done: 0 };
  const docs = await referringTo(transaction, referring, id, after);
  const changed = rewrite(
    transaction,
    referring.collection,
    docs,
    (stored) =>
      renamed(referring, stored, id, { collection: theirs, id, record }),
    { by: run.startedBy, runId: run.id, now: new Date() },
  );
  const last = docs.at(-1)?.id ?? "";
  const whole = docs.length < batchOf(referring.collection);
  return {
    cursor: whole ? `${index + 1}/` : `${index}/${last}`,
    done: docs.length,
    counts: {
      [referring.collection]: {
        changed,
        unchanged: docs.length - changed,
      },
    },
  };
}

/** Carries what a family or a species says on to whatever repeats it, some hundred records a step. */
export const copiesRunner: Runner = {
  step: async (transaction, run) => {
    if (run.subject === null) throw new AppError("internal");
    const fields = fieldsReferringTo(run.subject.collection as CollectionName);
    const place = placeOf(run.cursor);
    const referring = fields[place.index];
    return referring === undefined
      ? { cursor: null, done: 0 }
      : renew(transaction, run, referring, place);
  },
};
