import type { Values } from "../record/types";
import { systemAuthor } from "../task/task";
import { addParisDays, endOfParisDay } from "../time/paris";
import type { Finding } from "./finding";

/** So many days somebody has to do what a finding asks for. */
export const findingTaskDays = 7;

/** The most animals of a group that its task names. */
const findingTaskAnimalsMost = 200;

/** Whom the task is about: the animal, the animals of the group, or the enclosure; null: nobody is left. */
function targetOf({ subject }: Finding, memberIds: readonly string[]) {
  if (subject.kind === "enclosure")
    return { level: "ENCLOSURE", ids: [subject.id] };
  const ids =
    subject.kind === "animal"
      ? [subject.id]
      : memberIds.slice(0, findingTaskAnimalsMost);
  return ids.length === 0 ? null : { level: "ANIMAL", ids };
}

/** The fields of the task that a finding asks for at `now`, due in a week, of a group for its animals; null: it asks for none, or lies where nobody can be asked. */
export function taskOfFinding(
  finding: Finding,
  now: Date,
  memberIds: readonly string[] = [],
): Values | null {
  const { zooId, findingId, subject, sectorIds, taskTitle } = finding;
  if (taskTitle === null || finding.isArchived || sectorIds.length === 0)
    return null;
  const target = targetOf(finding, memberIds);
  if (target === null) return null;
  const isPlace = subject.kind === "enclosure";
  return {
    zooId,
    authorId: finding.updatedBy ?? finding.createdBy ?? systemAuthor,
    title: taskTitle,
    type: isPlace ? "maintenance" : "animal_check",
    status: "OPEN",
    findingId,
    target,
    sectorIds,
    enclosureIds: isPlace ? target.ids : [],
    animalIds: isPlace ? [] : target.ids,
    sectorId: sectorIds[0] ?? null,
    scheduledFor: now,
    dueAt: endOfParisDay(addParisDays(now, findingTaskDays)),
  };
}
