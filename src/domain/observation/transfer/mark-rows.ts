import { spansBetween } from "../rows/mark-spans";
import type { Mark } from "../rows/row";

/** A mark as a table has it: a pause from its beginning to its end, all others at an instant. */
export interface MarkRow {
  kind: Exclude<Mark["kind"], "resume">;
  from: number;
  /** null: it has no length. */
  to: number | null;
  animalId: string | null;
  text: string | null;
  key: string;
}

/**
 * The marks of a session by their instants, with what was said of each; a pause that nobody ended goes on to the end, and one
 * within another is the same one. No marks: none.
 */
export function markRows(
  marks: readonly (Mark & { key: string })[],
  end: number,
): MarkRow[] {
  const pauses = spansBetween(marks, "pause", "resume", end);
  return marks.flatMap(({ kind, t, animalId, text, key }): MarkRow[] => {
    if (kind === "resume") return [];
    if (kind !== "pause")
      return [{ kind, from: t, to: null, animalId, text, key }];
    const span = pauses.find(({ from }) => from === t);
    return span === undefined
      ? []
      : [{ kind, from: t, to: span.to, animalId, text, key }];
  });
}
