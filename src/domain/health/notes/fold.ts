import type { Measure } from "../../measures/values/value";
import { currentValues } from "../../measures/values/fold";
import type { HealthNote } from "./note";

/** A note as it stands. */
export interface CurrentNote {
  /** The line that says it. */
  note: HealthNote;
  /** The line it began with: the same after every correction. */
  firstId: string;
  isCorrected: boolean;
}

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
 * The notes that hold of a list of lines, the latest first: corrected ones once, voided ones not at all. Once somebody else spoke
 * of a note, who wrote it has the last word no more. [] for none.
 */
export const currentNotes = (lines: readonly HealthNote[]): CurrentNote[] =>
  currentValues(lines.map(lineOf))
    .map(({ log, history, isCorrected }) => ({
      note: log.note,
      firstId: history[0]?.id ?? log.id,
      isCorrected,
    }))
    .reverse();

/** Notes that are due again, the soonest first; [] for none. */
export const dueNotes = (notes: readonly CurrentNote[]): CurrentNote[] =>
  notes
    .filter(({ note }) => note.nextDue !== null)
    .sort((a, b) => ((a.note.nextDue ?? "") < (b.note.nextDue ?? "") ? -1 : 1));
