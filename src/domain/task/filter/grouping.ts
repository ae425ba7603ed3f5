import type { CalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import type { Task } from "../task";

/** By what a list of tasks can be put under headings: the day they are due, their sector, who they are with. */
export const groupings = ["day", "sector", "person"] as const;
export type Grouping = (typeof groupings)[number];

type Grouped = Pick<Task, "dueAt" | "sectorIds" | "responsibleIds" | "takenBy">;

/** What a task stands under: one day, sector or person, several of them, or none. */
export type GroupKey =
  | { of: "one"; id: string }
  | { of: "several" }
  | { of: "none" };

export interface TaskGroup<T> {
  key: GroupKey;
  rows: T[];
}

/** What the list is narrowed to: who is asked for is whom a task of several stands under. */
export interface GroupWish {
  by: Grouping;
  sectorId: string | null;
  personId: string | null;
}

/** The ids a task has of what it is grouped by. */
function idsOf(task: Grouped, by: Grouping): readonly string[] {
  if (by === "day") return [parisDay(task.dueAt)];
  if (by === "sector") return task.sectorIds;
  return task.takenBy === null ? task.responsibleIds : [task.takenBy];
}

/**
 * What a task stands under. One of several sectors or people stands under "several", so that none is
 * counted twice, unless the list is narrowed to one of them.
 *
 * @example groupKeyOf(task, { by: "day", sectorId: null, personId: null }) // { of: "one", id: "2026-11-20" }
 */
export function groupKeyOf(
  task: Grouped,
  { by, sectorId, personId }: GroupWish,
): GroupKey {
  const ids = idsOf(task, by);
  const asked = { day: null, sector: sectorId, person: personId }[by];
  if (asked !== null && ids.includes(asked)) return { of: "one", id: asked };
  const [first, second] = ids;
  if (first === undefined) return { of: "none" };
  return second === undefined ? { of: "one", id: first } : { of: "several" };
}

const rank = { one: 0, several: 1, none: 2 } as const;

/**
 * Rows under what they belong to, each exactly once, within a group in the order given. Groups of one come in the
 * `order` of their ids (days, sectors, people), then those of several, then those of none. No rows give [].
 */
export function groupTasks<T>(
  rows: readonly T[],
  taskOf: (row: T) => Grouped,
  wish: GroupWish,
  order: (a: string, b: string) => number,
): TaskGroup<T>[] {
  const groups = new Map<string, TaskGroup<T>>();
  for (const row of rows) {
    const key = groupKeyOf(taskOf(row), wish);
    const name = key.of === "one" ? `one ${key.id}` : key.of;
    const known = groups.get(name);
    if (known === undefined) groups.set(name, { key, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups.values()].sort(({ key: a }, { key: b }) =>
    a.of === "one" && b.of === "one"
      ? order(a.id, b.id)
      : rank[a.of] - rank[b.of],
  );
}

/** Days in their order, or the last one first. */
export const byDay =
  (descending: boolean) =>
  (a: string, b: string): number =>
    (a < b ? -1 : a > b ? 1 : 0) * (descending ? -1 : 1);

/** The day a group of days is of; null for another one. */
export const dayOfGroup = (key: GroupKey, by: Grouping): CalendarDay | null =>
  by === "day" && key.of === "one" ? (key.id as CalendarDay) : null;
