import type { Animal } from "./animal";

/** Deceased or departed: it has neither enclosure nor group, and its record stays. */
export const hasEnded = ({
  animalState,
}: Pick<Animal, "animalState">): boolean => animalState !== null;

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
