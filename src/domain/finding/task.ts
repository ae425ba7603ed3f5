import type { Values } from "../record/types";
import { systemAuthor } from "../task/task";
import { addParisDays, endOfParisDay } from "../time/paris";
import type { Finding } from "./finding";

/** So many days somebody has to do what a finding asks for. */
export const findingTaskDays = 7;

/** The fields of the task that a finding asks for at `now`, due in a week; null: it asks for none, or lies where nobody can be asked. */
export function taskOfFinding(finding: Finding, now: Date): Values | null {
  const { zooId, findingId, subject, sectorIds, taskTitle } = finding;
  if (taskTitle === null || finding.isArchived || sectorIds.length === 0)
    return null;
  const isAnimal = subject.kind === "animal";
  return {
    zooId,
    authorId: finding.updatedBy ?? finding.createdBy ?? systemAuthor,
    title: taskTitle,
    type: isAnimal ? "animal_check" : "maintenance",
    status: "OPEN",
    findingId,
    target: { level: isAnimal ? "ANIMAL" : "ENCLOSURE", ids: [subject.id] },
    sectorIds,
    enclosureIds: isAnimal ? [] : [subject.id],
    animalIds: isAnimal ? [subject.id] : [],
    sectorId: sectorIds[0] ?? null,
    scheduledFor: now,
    dueAt: endOfParisDay(addParisDays(now, findingTaskDays)),
  };
}
