import type { DocumentReference } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";

/** Marks say which heads have to look again at what they stand for; only functions read and write them. */
export const eventMarksPath = "eventMarks";

export const eventMark = (headId: string): DocumentReference =>
  database().doc(`${eventMarksPath}/${headId}`);

const alreadyExists = 6;

/** Makes a document unless it is there; answers whether it was made. */
export async function createOnce(
  at: DocumentReference,
  data: Record<string, unknown>,
): Promise<boolean> {
  try {
    await at.create(data);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
    return false;
  }
}

/** One mark a head, however many there are to look at. */
export const markHead = (headId: string): Promise<boolean> =>
  createOnce(eventMark(headId), { at: FieldValue.serverTimestamp() });
