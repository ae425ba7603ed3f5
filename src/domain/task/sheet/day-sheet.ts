import type { Session } from "../../access/session";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import { defaultTaskFilter } from "../filter/task-filter";
import { isListedFor, isOpen } from "../state";
import type { Task } from "../task";
import { taskListQueries } from "../task-queries";

/** A sheet holds at most so many tasks; of more the soonest are on it, and it says so. */
export const sheetLimit = 500;

/** What the sheets of a day are asked for: of some sectors, or of all a person may list. */
export interface SheetWish {
  day: CalendarDay;
  /** null: all. */
  sectorIds: readonly string[] | null;
}

/**
 * The queries whose union is what is to be done by the end of a day: what the list of tasks asks, narrowed to a sector
 * where it is one alone.
 */
export function sheetQueries(
  session: Session,
  { day, sectorIds }: SheetWish,
  now: Date,
) {
  const [first, second] = sectorIds ?? [];
  const sectorId = second === undefined ? (first ?? null) : null;
  return taskListQueries(
    session,
    { ...defaultTaskFilter, sectorId, to: day },
    now,
    sheetLimit,
  );
}

/** What stands on the sheet of a sector, in the order given. */
export interface DaySheet<T> {
  /** null: what lies in none of the sectors there is a sheet for. */
  sectorId: string | null;
  /** Due before the day, or before now. */
  late: T[];
  due: T[];
}

/**
 * The sheets of a day. A task of several sectors is on the sheet of each: whoever holds one sees all there is to do.
 * Nobody need be named for a task. What is not shown to this person yet is on none.
 * Of all sectors, those with nothing to do have no sheet; of chosen ones each has, which may be empty.
 *
 * @param listed the sectors there are sheets for, in their order, where all are asked for
 */
export function daySheets<T>(
  rows: readonly T[],
  taskOf: (row: T) => Task,
  { day, sectorIds }: SheetWish,
  {
    session,
    now,
    listed,
  }: { session: Session; now: Date; listed: readonly string[] },
): DaySheet<T>[] {
  const from = startOfDay(day);
  const until = startOfDay(addDays(day, 1));
  const lateBefore = from > now ? from : now;
  const wanted = rows.filter((row) => {
    const task = taskOf(row);
    return (
      isOpen(task) && task.dueAt < until && isListedFor(session, task, now)
    );
  });
  const sheetOf = (sectorId: string | null, own: readonly T[]) => ({
    sectorId,
    late: own.filter((row) => taskOf(row).dueAt < lateBefore),
    due: own.filter((row) => taskOf(row).dueAt >= lateBefore),
  });
  const liesIn = (row: T, id: string) => taskOf(row).sectorIds.includes(id);
  const sheets = (sectorIds ?? listed).map((id) =>
    sheetOf(
      id,
      wanted.filter((row) => liesIn(row, id)),
    ),
  );
  if (sectorIds !== null) return sheets;
  const elsewhere = wanted.filter(
    (row) => !listed.some((id) => liesIn(row, id)),
  );
  return [...sheets, sheetOf(null, elsewhere)].filter(
    ({ late, due }) => late.length + due.length > 0,
  );
}

/** The day of a sheet as an address says it: none that is over. */
export const sheetDay = (asked: CalendarDay | null, today: CalendarDay) =>
  asked === null || asked < today ? today : asked;
