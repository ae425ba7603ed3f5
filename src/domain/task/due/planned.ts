import { equalValues } from "../../record/equal";
import type { Task } from "../task";

/** Where and when a task is, of one that follows another record. */
export type PlannedPlace = Pick<
  Task,
  | "target"
  | "sectorIds"
  | "enclosureIds"
  | "animalIds"
  | "sectorId"
  | "scheduledFor"
  | "dueAt"
>;

/** Who is asked, and from when on: what follows from a place is derived with these. */
type Asked = Pick<Task, "responsibleIds" | "visibilityLeadTime">;

/**
 * What to write into a task so that it is where and when it is planned now; null where it is. Whom it asks stays, unless `asked`
 * says otherwise.
 */
export function movedTo(
  task: Task,
  planned: PlannedPlace,
  asked: Partial<Asked> = {},
): (PlannedPlace & Asked) | null {
  const { responsibleIds, visibilityLeadTime } = task;
  const isThere = Object.entries(planned).every(([field, value]) =>
    equalValues(value, task[field as keyof PlannedPlace]),
  );
  return isThere
    ? null
    : { ...planned, responsibleIds, visibilityLeadTime, ...asked };
}
