import type { Task } from "./task";
import { isDueByToday, isOpen, isVisible } from "./state";

export const bellCap = 99;
export const bellGroupSize = 3;
export const bellDescriptionMax = 50;
export interface BellGroup<T> {
  /** null: the tasks that lie in no sector. */
  sectorId: string | null;
  tasks: T[];
  remaining: number;
}

export interface Bell<T> {
  /** Late plus due today, each once. */
  badge: number;
  open: number;
  inProgress: number;
  groups: BellGroup<T>[];
}

type Shown = Pick<
  Task,
  | "taskId"
  | "status"
  | "dueAt"
  | "sectorId"
  | "visibleFrom"
  | "visibilityLeadTime"
>;

const byDue = (a: Shown, b: Shown) =>
  a.dueAt.getTime() - b.dueAt.getTime() || (a.taskId < b.taskId ? -1 : 1);

/**
 * The bell over the tasks of one person: counts and at most three tasks a sector, soonest first,
 * sectors in the order of their soonest task. Tasks given twice count once; no tasks give zeros.
 */
export function bellOf<T extends Shown>(
  tasks: readonly T[],
  now: Date,
): Bell<T> {
  const unique = new Map(tasks.map((task) => [task.taskId, task]));
  const mine = [...unique.values()]
    .filter((task) => isOpen(task) && isVisible(task, now))
    .sort(byDue);
  const sectors = new Map<string | null, T[]>();
  for (const task of mine) {
    const group = sectors.get(task.sectorId);
    if (group) group.push(task);
    else sectors.set(task.sectorId, [task]);
  }
  return {
    badge: mine.filter((task) => isDueByToday(task, now)).length,
    open: mine.filter(({ status }) => status === "OPEN").length,
    inProgress: mine.filter(({ status }) => status === "IN_PROGRESS").length,
    groups: [...sectors].map(([sectorId, all]) => ({
      sectorId,
      tasks: all.slice(0, bellGroupSize),
      remaining: Math.max(0, all.length - bellGroupSize),
    })),
  };
}

/** The badge's text: "" for nothing, "99+" above the cap. */
export function badgeText(count: number): string {
  if (count <= 0) return "";
  return count > bellCap ? `${bellCap}+` : String(count);
}

/** A description cut at 50 characters followed by an ellipsis; "" for none. */
export function shortDescription(description: string | null): string {
  const characters = Array.from(description ?? "");
  return characters.length <= bellDescriptionMax
    ? characters.join("")
    : `${characters.slice(0, bellDescriptionMax).join("")}…`;
}
