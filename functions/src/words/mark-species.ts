import { AppError } from "@domain/errors";
import type {
  DocumentReference,
  WithFieldValue,
} from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";

/** Marks say which species the next run has to look at again; only functions read and write them. */
export const speciesMarksPath = "speciesMarks";

/** No id of ours begins with such a sign. */
const all = "~all";

/** The mark of the orders and families, all of them. */
export const taxaMark = "~taxa";

/** At most this many species are marked one by one. */
export const markedAtOnce = 500;

/** A transaction, a batch or a bulk writer: whatever writes the species writes the marks. */
export interface MarkWriter {
  set: (
    ref: DocumentReference,
    data: WithFieldValue<Record<string, unknown>>,
  ) => unknown;
}

const mark = (writer: MarkWriter, specieId: string | null): void => {
  writer.set(database().doc(`${speciesMarksPath}/${specieId ?? all}`), {
    specieId,
    at: FieldValue.serverTimestamp(),
  });
};

/**
 * Marks species that the same writing makes, changes or removes: within the minute every search and
 * every establishment that has them names them anew. Throws "internal" above 500 ids; no id marks nothing.
 */
export function markSpecies(writer: MarkWriter, ids: readonly string[]): void {
  if (ids.length > markedAtOnce)
    throw new AppError("internal", { count: ids.length });
  for (const id of new Set(ids)) mark(writer, id);
}

/** Marks the orders and families, of which the same writing makes, changes or removes some. */
export const markTaxa = (writer: MarkWriter): void => {
  writer.set(database().doc(`${speciesMarksPath}/${taxaMark}`), {
    at: FieldValue.serverTimestamp(),
  });
};

/** Marks the whole base: for what writes more species than can be named one by one. */
export const markAllSpecies = (writer: MarkWriter): void => {
  mark(writer, null);
};
