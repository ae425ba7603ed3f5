import { onDocumentCreated } from "firebase-functions/firestore";
import { region } from "../../edge/admin";
import { readingOf } from "../../edge/documents";
import { followNotesAt } from "./due-task";

/** A note's next due date becomes a task; a further line about it moves that, or takes it back. */
export const onHealthNoteAdded = onDocumentCreated(
  { document: "animals/{animalId}/healthNotes/{noteId}", region, retry: true },
  async ({ data, time }) => {
    if (data === undefined) return;
    const { record: note } = readingOf("healthNotes", data);
    if (note === null) return;
    // Most notes are not due again, and never were.
    const isNew = note.replaces === null && note.voids === null;
    if (isNew && note.nextDue === null) return;
    await followNotesAt(note, new Date(time));
  },
);
