import type { NoteValues } from "@domain/health/notes/form";
import type { HealthNote } from "@domain/health/notes/note";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import { create, newId } from "../../../data/write";

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
  "noteType" | "title" | "text" | "at" | "nextDue" | "replaces" | "voids"
>;

const add = (
  kind: string,
  { uid, name, ...animal }: NoteAbout,
  said: Said,
): Promise<Outcome> =>
  outcomeOf(
    create(
      "healthNotes",
      newId(),
      { ...animal, ...said, attachments: [], by: uid },
      { kind, name },
      animal.animalId,
    ),
  );

/** Notes something of an animal; also without a network. */
export const writeNote = (
  about: NoteAbout,
  values: NoteValues,
): Promise<Outcome> =>
  add("health.notes.note", about, { ...values, replaces: null, voids: null });

/** Says a note otherwise: its type and instant stay, and what it said before is kept. */
export const correctNote = (
  about: NoteAbout,
  note: HealthNote,
  { title, text, nextDue }: NoteValues,
): Promise<Outcome> =>
  add("health.notes.correct", about, {
    noteType: note.noteType,
    at: note.at,
    title,
    text,
    nextDue,
    replaces: note.noteId,
    voids: null,
  });

/** Takes a note back; what it said is kept. */
export const voidNote = (
  about: NoteAbout,
  { noteType, at, noteId }: HealthNote,
): Promise<Outcome> =>
  add("health.notes.void", about, {
    noteType,
    at,
    title: null,
    text: null,
    nextDue: null,
    replaces: null,
    voids: noteId,
  });
