import type { Filter, Query } from "../../query/query";
import type { HealthNote } from "./note";

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

/** More lines than are said of notes of one animal and one instant. */
export const threadMost = 200;

/** All that was said of the notes of one animal and instant: a correction keeps both. Functions ask. */
export const notesAtQuery = ({
  zooId,
  animalId,
  at,
}: Pick<HealthNote, "zooId" | "animalId" | "at">): Query<"healthNotes"> => ({
  collection: "healthNotes",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "at", op: "==", value: at },
  ],
  orderBy: [],
  limit: threadMost,
});

/** The lines of notes that say a next due date, of an animal or, without one, of all; functions ask. */
export const dueLinesQuery = (
  animalId: string | null,
  limit: number,
): Query<"healthNotes"> => ({
  collection: "healthNotes",
  ...(animalId === null ? {} : { parentId: animalId }),
  where: [{ field: "nextDue", op: ">", value: "" }],
  orderBy: [{ field: "nextDue", direction: "asc" }],
  limit,
});

/** The most notes whose tasks are asked for at once: what one query may name. */
export const dueTasksMost = 30;

/** The tasks of some notes' next due dates; null for none. */
export const dueTasksQuery = (
  zooId: string,
  noteIds: readonly string[],
): Query<"tasks"> | null =>
  noteIds.length === 0
    ? null
    : {
        collection: "tasks",
        where: [
          { field: "zooId", op: "==", value: zooId },
          {
            field: "healthNoteId",
            op: "in",
            value: noteIds.slice(0, dueTasksMost),
          },
        ],
        orderBy: [],
        limit: dueTasksMost,
      };
