import type { AnimalPlace, PlaceKind } from "@domain/directory/touched-places";
import { touchedPlaces } from "@domain/directory/touched-places";
import type { DocumentData, DocumentReference } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";

/** Marks say where animals have to be counted again; only functions read and write them. */
export const placeMarksPath = "placeMarks";

export const placeMark = (kind: PlaceKind, id: string): DocumentReference =>
  database().doc(`${placeMarksPath}/${kind}_${id}`);

const alreadyExists = 6;

/** One mark a place: a herd that comes at once sets it once, and the others find it there. */
async function setMark({ kind, id }: AnimalPlace): Promise<void> {
  try {
    await placeMark(kind, id).create({
      kind,
      id,
      at: FieldValue.serverTimestamp(),
    });
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
  }
}

/**
 * Marks where an animal was and where it is, if anything is said of it there; safe to replay, as a mark
 * says where to look and not what changed. Answers how many places that are.
 */
export async function markPlaces(
  id: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<number> {
  const touched = touchedPlaces(id, before ?? null, after ?? null);
  await Promise.all(touched.map(setMark));
  return touched.length;
}
