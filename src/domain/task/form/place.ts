import type { Target, TargetLevel } from "../task";
import type { TargetChoice } from "./task-form";

export interface Place {
  target: Target;
  sectorIds: string[];
  enclosureIds: string[];
  animalIds: string[];
  sectorId: string | null;
}

/** Each once, in their order; null is none. */
export const distinct = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/**
 * The target and the ids that follow from it: a sector stands for itself, an enclosure also for its
 * sector, an animal also for its enclosure and sector. Each id once, in the order chosen.
 */
export function placeOf(
  level: TargetLevel,
  choices: readonly TargetChoice[],
): Place {
  const ids = distinct(choices.map(({ id }) => id));
  const sectorIds =
    level === "SECTOR" ? ids : distinct(choices.map((one) => one.sectorId));
  const held = distinct(choices.map((one) => one.enclosureId));
  return {
    target: { level, ids },
    sectorIds,
    enclosureIds: level === "ENCLOSURE" ? ids : level === "ANIMAL" ? held : [],
    animalIds: level === "ANIMAL" ? ids : [],
    sectorId: sectorIds[0] ?? null,
  };
}
