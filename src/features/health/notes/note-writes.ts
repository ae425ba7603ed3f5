import { errorCode } from "@domain/errors";
import type { NoteValues } from "@domain/health/notes/form";
import type { HealthNote } from "@domain/health/notes/note";
import type { Folder } from "@domain/file/path";
import { folderId, folderPath } from "@domain/file/path";
import type { HeldFile } from "../../../data/files/held-files";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create, newId } from "../../../data/write";
import { notifyError } from "../../../ui/feedback/notify";

/** Of which animal, in the sector in which it is now, and who says it. */
export interface NoteAbout {
  zooId: string;
  animalId: string;
  sectorId: string | null;
  uid: string;
  /** What the outbox calls it: never what was noted. */
  name: string;
}

type Said = Pick<
  HealthNote,
  | "noteType"
  | "title"
  | "text"
  | "at"
  | "nextDue"
  | "replaces"
  | "voids"
  | "reason"
>;

/** Where the files of a line of a note lie. */
export const noteFolder = ({
  zooId,
  animalId,
  noteId,
}: Pick<HealthNote, "zooId" | "animalId" | "noteId">): Folder => ({
  zooId,
  type: "healthNotes",
  id: folderId(noteId, animalId),
});

/** The note is kept by then: what cannot be is told beside it. */
async function send(folder: Folder, files: readonly HeldFile[]): Promise<void> {
  if (files.length === 0) return;
  try {
    const { handInAll } = await import("../../../data/files/hand-in");
    await handInAll(folderPath(folder), files);
  } catch (error) {
    notifyError({ code: errorCode(error) });
  }
}

/** Says a line; its files go after it, which may wait for a network itself. */
async function add(
  kind: string,
  { uid, name, ...animal }: NoteAbout,
  said: Said,
  files: readonly HeldFile[] = [],
): Promise<Outcome> {
  const noteId = newId();
  const outcome = await outcomeOf(
    create(
      "healthNotes",
      noteId,
      { ...animal, ...said, attachments: [], by: uid },
      { kind, name },
      animal.animalId,
    ),
  );
  await send(noteFolder({ ...animal, noteId }), files);
  return outcome;
}

/** Notes something of an animal; also without a network. */
export const writeNote = (
  about: NoteAbout,
  values: NoteValues,
  files: readonly HeldFile[],
): Promise<Outcome> =>
  add(
    "health.notes.note",
    about,
    { ...values, replaces: null, voids: null },
    files,
  );

/** Says a note otherwise: its type and instant stay, and what it said before is kept. */
export const correctNote = (
  about: NoteAbout,
  note: HealthNote,
  { title, text, nextDue, reason }: NoteValues,
  files: readonly HeldFile[],
): Promise<Outcome> =>
  add(
    "health.notes.correct",
    about,
    {
      noteType: note.noteType,
      at: note.at,
      title,
      text,
      nextDue,
      replaces: note.noteId,
      voids: null,
      reason,
    },
    files,
  );

/** Takes a note back, for a reason; what it said is kept. */
export const voidNote = (
  about: NoteAbout,
  { noteType, at, noteId }: HealthNote,
  reason: string,
): Promise<Outcome> =>
  add("health.notes.void", about, {
    noteType,
    at,
    title: null,
    text: null,
    nextDue: null,
    replaces: null,
    voids: noteId,
    reason,
  });
