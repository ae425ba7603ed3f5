import { isOpen } from "../../../task/state";
import type { Task } from "../../../task/task";
import type { CalendarDay } from "../../../time/calendar-day";
import type { CurrentNote } from "../fold";
import { taskIdOfNote } from "./task-id";

/** What became of a day on which something is due again. */
export type DueState = "open" | "late" | "done" | "cancelled";

/** A note that is due again, its task and what became of it. */
export interface Due {
  current: CurrentNote;
  day: CalendarDay;
  /** null: none was made, or it is not here yet. */
  task: Task | null;
  state: DueState;
}

function stateOf(
  task: Task | null,
  day: CalendarDay,
  today: CalendarDay,
): DueState {
  if (task !== null && !isOpen(task))
    return task.status === "DELETED" ? "cancelled" : "done";
  return day < today ? "late" : "open";
}

/** Whether a note of the same type was written after this one. */
const isFollowed = ({ note }: CurrentNote, notes: readonly CurrentNote[]) =>
  notes.some(
    (one) => one.note.noteType === note.noteType && one.note.at > note.at,
  );

/**
 * What is due again of an animal, the soonest first, each with its task; what was done or cancelled until the next note of its type
 * is there. [] for none.
 */
export const duesOf = (
  notes: readonly CurrentNote[],
  tasks: readonly Task[],
  today: CalendarDay,
): Due[] =>
  notes
    .flatMap((current): Due[] => {
      const day = current.note.nextDue;
      if (day === null) return [];
      const id = taskIdOfNote(current.note.animalId, current.firstId);
      const task = tasks.find(({ taskId }) => taskId === id) ?? null;
      const state = stateOf(task, day, today);
      const isOver = state === "done" || state === "cancelled";
      return isOver && isFollowed(current, notes)
        ? []
        : [{ current, day, task, state }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
