import { idMax } from "../schema/fields";

/** An instant as part of an id: `20261201T070000Z`. */
export function compactInstant(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/**
 * The id of the task an automation makes for an occurrence: the same for both
 * of two schedulers, so only one task can exist.
 *
 * @example taskIdOf("a1", new Date("2026-12-01T07:00Z")) // "a1_20261201T070000Z"
 */
export function taskIdOf(templateId: string, occurrence: Date): string {
  return `${templateId}_${compactInstant(occurrence)}`;
}

/**
 * The id of that task where something else has taken its own: as fixed as the first, so that it too
 * exists once only.
 *
 * @example besideIdOf("a1_20261201T070000Z") // "a1_20261201T070000Z_beside"
 */
export const besideIdOf = (taskId: string): string => `${taskId}_beside`;

/** The most characters of an automation's id: both ids of its tasks are ids too. */
export const templateIdMax =
  idMax - besideIdOf(taskIdOf("", new Date(0))).length;
