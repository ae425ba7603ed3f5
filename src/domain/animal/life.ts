import type { Animal } from "./animal";

/** Deceased or departed: it has neither enclosure nor group, and its record stays. */
export const hasEnded = ({
  animalState,
}: Pick<Animal, "animalState">): boolean => animalState !== null;

/** Whether it lives here: neither archived, nor deceased or departed. */
export const isHere = (
  animal: Pick<Animal, "animalState" | "isArchived">,
): boolean => !hasEnded(animal) && !animal.isArchived;

/**
 * What is wrong with where an animal is said to be: one that is here lives in an enclosure, one that
 * is deceased or departed in none. Form, desk and rules ask this alone; null: nothing is.
 */
export function placeProblem(
  animal: Pick<Animal, "animalState"> & { enclosureId: string | null },
): "required" | "invalid" | null {
  if (hasEnded(animal)) return animal.enclosureId === null ? null : "invalid";
  return animal.enclosureId === null ? "required" : null;
}

/** How long what is known of a deleted animal is kept. */
export const animalArchiveYears = 10;

/**
 * When a deleted animal goes for good; null: never, which holds for one that nobody deleted, and for
 * the deceased and departed.
 */
export function purgeAtOf({
  deletedAt,
  animalState,
}: Pick<Animal, "deletedAt" | "animalState">): Date | null {
  if (deletedAt === null || hasEnded({ animalState })) return null;
  const at = new Date(deletedAt);
  at.setUTCFullYear(at.getUTCFullYear() + animalArchiveYears);
  return at;
}
