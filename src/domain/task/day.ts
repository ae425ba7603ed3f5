import type { Filter } from "../query/query";
import { startOfParisDay, startOfParisTomorrow } from "../time/paris";
import { isDueByToday, isLate, isOpen } from "./state";
import type { Task } from "./task";
import { hourMs } from "../time/lengths";

type Dated = Pick<Task, "status" | "dueAt">;

/** What is due within this time is to be done now. */
const nowMs = 2 * hourMs;

export interface Day<T> {
  late: T[];
  /** Begun, or due within two hours. */
  now: T[];
  /** Later, but still today. */
  later: T[];
  /** How many more are due after today. */
  ahead: number;
}

const isAtHand = (task: Dated, now: Date): boolean =>
  task.status === "IN_PROGRESS" ||
  task.dueAt.getTime() <= now.getTime() + nowMs;

/**
 * One person's day: each open task in exactly one place, in the order given; what is closed in none.
 * No tasks give an empty day.
 */
export function dayOf<T>(
  rows: readonly T[],
  taskOf: (row: T) => Dated,
  now: Date,
): Day<T> {
  const day: Day<T> = { late: [], now: [], later: [], ahead: 0 };
  for (const row of rows) {
    const task = taskOf(row);
    if (!isOpen(task)) continue;
    if (isLate(task, now)) day.late.push(row);
    else if (!isDueByToday(task, now)) day.ahead += 1;
    else if (isAtHand(task, now)) day.now.push(row);
    else day.later.push(row);
  }
  return day;
}

/** How a day goes; every task counts in one number, and `all` is their sum. */
export interface DayFigures {
  late: number;
  open: number;
  inProgress: number;
  done: number;
  all: number;
}

/** The figures of the open tasks due by tonight and of those closed today. */
export function dayFigures(
  open: readonly Dated[],
  done: number,
  now: Date,
): DayFigures {
  const late = open.filter((task) => isLate(task, now)).length;
  const running = open.filter(
    (task) => task.status === "IN_PROGRESS" && !isLate(task, now),
  ).length;
  return {
    late,
    inProgress: running,
    open: open.length - late - running,
    done,
    all: open.length + done,
  };
}

export interface LatePlace {
  sectorId: string | null;
  count: number;
  /** When the longest waiting one was due. */
  since: Date;
}

/** The places a task counts in: its sectors, of those that are `within`; null for a task of no sector. */
const placesOf = (
  { sectorIds }: Pick<Task, "sectorIds">,
  within: readonly string[] | null,
): readonly (string | null)[] =>
  sectorIds.length === 0
    ? [null]
    : sectorIds.filter((id) => within?.includes(id) ?? true);

/**
 * Where tasks are late, most first; each task counts in each of its sectors that is `within` (null: in
 * all), as the list of that sector shows it. None late gives [].
 */
export function latePlaces(
  tasks: readonly (Dated & Pick<Task, "sectorIds">)[],
  now: Date,
  within: readonly string[] | null = null,
): LatePlace[] {
  const places = new Map<string | null, LatePlace>();
  const late = tasks.filter((task) => isLate(task, now));
  for (const task of late)
    for (const sectorId of placesOf(task, within)) {
      const { dueAt } = task;
      const known = places.get(sectorId);
      if (known === undefined)
        places.set(sectorId, { sectorId, count: 1, since: dueAt });
      else {
        known.count += 1;
        if (dueAt.getTime() < known.since.getTime()) known.since = dueAt;
      }
    }
  return [...places.values()].sort((a, b) => b.count - a.count);
}

/** Narrows to a day: what was closed since the morning, or what is due before the night of the Paris day of `now`. */
export const onDayOf = (now: Date, done: boolean): Filter =>
  done
    ? { field: "completedAt", op: ">=", value: startOfParisDay(now) }
    : { field: "dueAt", op: "<", value: startOfParisTomorrow(now) };
