import type { Filter, Query } from "../../query/query";

/** So many lines of notes are shown at once. */
export const notesShown = 50;

/** What was noted of an animal, the latest instant first; `currentNotes` says what holds of it. `sight`: of `healthSight`. */
export const healthNotesQuery = (
  zooId: string,
  animalId: string,
  sight: readonly Filter[],
  limit: number = notesShown,
): Query<"healthNotes"> => ({
  collection: "healthNotes",
  parentId: animalId,
  where: [{ field: "zooId", op: "==", value: zooId }, ...sight],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});
