import type { Measure } from "../../measures/values/value";
import { saidValues } from "../../measures/values/fold";
import type { HealthNote } from "./note";

/** All that was said of one note, and what holds of it. */
export interface NoteThread {
  /** The line it began with: the same after every correction. */
  firstId: string;
  /** The line that says it now; null: it was taken back. */
  note: HealthNote | null;
  /** What was said, the first thing first. */
  history: readonly HealthNote[];
  /** Where its files lie, those of every line: a correction keeps them. */
  attachments: readonly string[];
}

/** A note as it stands. */
export type CurrentNote = NoteThread & { note: HealthNote };

export const isCorrected = ({ history }: NoteThread): boolean =>
  history.length > 1;

/** A note is folded as a value is: its title is what a voiding takes away. */
const lineOf = (note: HealthNote) => ({
  id: note.noteId,
  parameterId: note.noteType,
  value: note.title as Measure["value"],
  at: note.at,
  by: note.by,
  replaces: note.replaces,
  voids: note.voids,
  createdAt: note.createdAt,
  note,
});

/**
 * What was said of each note, the latest instant first; those taken back too. Once somebody else spoke of a note, who wrote it has
 * the last word no more. [] for no line.
 */
export const noteThreads = (lines: readonly HealthNote[]): NoteThread[] =>
  saidValues(lines.map(lineOf)).map(({ current, history }) => ({
    firstId: history[0]?.id ?? "",
    note: current?.log.note ?? null,
    history: history.map(({ note }) => note),
    attachments: history.flatMap(({ note }) => note.attachments),
  }));

const isCurrent = (thread: NoteThread): thread is CurrentNote =>
  thread.note !== null;

/** The notes that hold of a list of lines, the latest first: corrected ones once, voided ones not at all. [] for none. */
export const currentNotes = (lines: readonly HealthNote[]): CurrentNote[] =>
  noteThreads(lines).filter(isCurrent);
