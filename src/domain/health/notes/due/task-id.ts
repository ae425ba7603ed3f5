/** Existing animals may have longer ids; with a note's, of 40 characters at most, these make an id of a task. */
const animalPart = 150;

/**
 * The id of the task of a note's next due date, by its animal and the line the note began with: whoever writes a note names it, so
 * another animal's may bear the same id. Nobody else can make the task, for its underscores.
 */
export const taskIdOfNote = (animalId: string, firstId: string): string =>
  ["health", animalId.slice(-animalPart), firstId].join("_");
