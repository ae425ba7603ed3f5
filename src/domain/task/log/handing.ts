import { equalValues } from "../../record/equal";
import type { Values } from "../../record/types";
import { isSigning } from "../signature/signature";
import { isOpen } from "../state";
import type { Task } from "../task";
import { reopenTask } from "../transitions";

/** What handing over writes: the task is to do again, and that one person's. */
export type Handing = Pick<
  Task,
  "responsibleIds" | "status" | "takenBy" | "takenAt"
>;

/** Whose a task is alone: who has taken it, else the one person named; null for several, or a team. */
export function holderOf({
  takenBy,
  responsibleIds,
}: Pick<Task, "takenBy" | "responsibleIds">): string | null {
  const [first = null, ...others] = responsibleIds;
  return takenBy ?? (others.length === 0 ? first : null);
}

/**
 * Handing over: an open task becomes another one's, who takes it as any other; when it was begun first stays known.
 * null where it is over, or theirs already.
 *
 * @example handOverTask(task, "noe") // { responsibleIds: ["noe"], status: "OPEN", takenBy: null, takenAt: null }
 */
export function handOverTask(task: Task, toId: string): Handing | null {
  const isTheirs =
    task.takenBy === null
      ? equalValues(task.responsibleIds, [toId])
      : task.takenBy === toId;
  if (!isOpen(task) || isTheirs) return null;
  return {
    responsibleIds: [toId],
    status: "OPEN",
    takenBy: null,
    takenAt: null,
  };
}

/**
 * Taking a hand-over back: the people named before, while the receiver has not begun. Who had taken it takes it again.
 * null once it is begun, given on or over. Asks for the right to change the task.
 */
export function handBackTask(
  task: Task,
  { responsibleIds }: Pick<Task, "responsibleIds">,
  toId: string,
): Pick<Task, "responsibleIds"> | null {
  const isUnbegun =
    task.status === "OPEN" &&
    task.takenBy === null &&
    equalValues(task.responsibleIds, [toId]);
  return isUnbegun && !equalValues(responsibleIds, [toId])
    ? { responsibleIds }
    : null;
}

const agree = (record: Values, change: object | null): boolean =>
  change !== null &&
  Object.entries(change).every(([field, value]) =>
    equalValues(record[field], value),
  );

/** The fields of a task that a step at the desk may change, by the right it asks for. */
const stepFields = {
  handOver: ["responsibleIds", "status", "takenBy", "takenAt"],
  sign: ["signedBy", "signedAt"],
  reopen: [
    "status",
    "completedBy",
    "completedAt",
    "completedLate",
    "signedBy",
    "signedAt",
  ],
} as const;
export type DeskStep = keyof typeof stepFields;

/** The step that a change of a task at the desk is; null for none: everything else is not the desk's to do. */
export function stepOf(before: Values, after: Values): DeskStep | null {
  const task = before as Task;
  const { responsibleIds } = after as Task;
  const [toId, ...others] = responsibleIds;
  if (
    toId !== undefined &&
    others.length === 0 &&
    agree(after, handOverTask(task, toId))
  )
    return "handOver";
  if (isSigning(task, after as Task)) return "sign";
  return agree(after, reopenTask(task)) ? "reopen" : null;
}

/** The right that a change of this field asks for, by the step it belongs to; [] for no step's. */
export function stepAsked(
  field: string,
  before: Values,
  after: Values,
): readonly DeskStep[] {
  const step = stepOf(before, after);
  return step !== null && stepFields[step].some((one) => one === field)
    ? [step]
    : [];
}
