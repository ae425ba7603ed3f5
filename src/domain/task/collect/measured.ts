import type { Session } from "../../access/session";
import { livesHere } from "../../directory/counts";
import type { AnimalEntry } from "../../directory/kinds";
import { mayGive } from "../../measures/subject";
import { isOpen } from "../state";
import type { Target, Task } from "../task";

type MeasuredTask = Pick<
  Task,
  "sectorIds" | "status" | "target" | "type" | "zooId"
>;

/** Of the parameters those that everybody gives who gives any. */
const openParameter = { keeperMayCollect: true, isArchived: false };

/**
 * Whether an animal is one that a task is about: named by it, or living in an enclosure or a sector that is.
 *
 * @example isOfTarget({ level: "ENCLOSURE", ids: ["rock"] }, zitaOfTheRock) // true
 */
export function isOfTarget(
  { level, ids }: Pick<Target, "ids" | "level">,
  {
    id,
    enclosureId,
    sectorId,
  }: Pick<AnimalEntry, "enclosureId" | "id" | "sectorId">,
): boolean {
  const at = { ANIMAL: id, ENCLOSURE: enclosureId, SECTOR: sectorId }[level];
  return at !== null && ids.includes(at);
}

/**
 * Whether values of an animal are given with a task: one that it is about, and that lives here.
 *
 * @example isMeasuredWith({ level: "ENCLOSURE", ids: ["rock"] }, zitaWhoDied) // false
 */
export const isMeasuredWith = (
  target: Pick<Target, "ids" | "level">,
  animal: Pick<
    AnimalEntry,
    "archived" | "enclosureId" | "id" | "sectorId" | "state"
  >,
): boolean => livesHere(animal) && isOfTarget(target, animal);

/**
 * Whether a task that is still to be done leads somebody to where values of its animals are given: one that names animals, or
 * checks those of a place, to who gives any in one of its sectors.
 */
export function mayMeasure(session: Session, task: MeasuredTask): boolean {
  const { zooId, sectorIds, target, type } = task;
  const isOfAnimals = target.level === "ANIMAL" || type === "animal_check";
  const places = sectorIds.length === 0 ? [null] : sectorIds;
  return (
    isOpen(task) &&
    isOfAnimals &&
    places.some((sectorId) =>
      mayGive(session, "health", openParameter, { zooId, sectorId }),
    )
  );
}
