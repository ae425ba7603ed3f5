import type { CalendarDay } from "../time/calendar-day";
import { addDays, startOfIsoWeek } from "../time/calendar-day";
import { parisDay } from "../time/paris";
import type { Task } from "../task/task";

/** A day of a calendar: how many tasks are due on it; null: it is over, or not known for want of what was read. */
export interface TaskDay {
  day: CalendarDay;
  count: number | null;
}

/** The first and the last day that a calendar of so many weeks from a day asks for: from that day to a Sunday. */
export const calendarSpan = (
  today: CalendarDay,
  weeks: number,
): { from: CalendarDay; to: CalendarDay } => ({
  from: today,
  to: addDays(startOfIsoWeek(today), 7 * weeks - 1),
});

/**
 * The weeks of a calendar from Monday to Sunday, with the tasks due on each day from `today` on. `isWhole` false: there are more
 * tasks than these, which are the soonest; the day of the last of them and those after it are not known. Zeros for no task.
 */
export function taskCalendar(
  tasks: readonly Pick<Task, "dueAt">[],
  today: CalendarDay,
  weeks: number,
  isWhole: boolean,
): TaskDay[][] {
  const counts = new Map<CalendarDay, number>();
  for (const { dueAt } of tasks) {
    const day = parisDay(dueAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const last = [...counts.keys()].toSorted().at(-1);
  const isKnown = (day: CalendarDay) =>
    day >= today && (isWhole || (last !== undefined && day < last));
  const monday = startOfIsoWeek(today);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => {
      const day = addDays(monday, 7 * week + index);
      return { day, count: isKnown(day) ? (counts.get(day) ?? 0) : null };
    }),
  );
}
