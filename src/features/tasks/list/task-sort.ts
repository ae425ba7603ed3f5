import type { Task, TaskStatus } from "@domain/task/task";
import type { Row } from "../../../data/live-store";

export const sortKeys = ["due", "title", "where", "who", "status"] as const;
export type SortKey = (typeof sortKeys)[number];

export interface TaskSort {
  /** null: as it is without a word, soonest first, or what is done latest first. */
  by: SortKey | null;
  descending: boolean;
}

/** Who a task is with: its taker, else the first responsible person; null for nobody. */
export const personOf = ({
  takenBy,
  responsibleIds,
}: Pick<Task, "takenBy" | "responsibleIds">): string | null =>
  takenBy ?? responsibleIds[0] ?? null;

/** The sort an address holds, as "title" or "-title"; what is no column is none. */
export function sortOf(text: string | null): TaskSort {
  const descending = text?.startsWith("-") ?? false;
  const name = descending ? text?.slice(1) : text;
  return { by: sortKeys.find((key) => key === name) ?? null, descending };
}

/** Does the list go down? Without a word it does where it shows what was done: latest first. */
export const goesDown = (
  { by, descending }: TaskSort,
  toDo: boolean,
): boolean => (by === null ? !toDo : descending);

export const sortWord = (by: string, descending: boolean): string =>
  `${descending ? "-" : ""}${by}`;

const rank: Record<TaskStatus, number> = {
  OPEN: 0,
  IN_PROGRESS: 1,
  DONE: 2,
  ARCHIVED: 3,
  DELETED: 4,
};

/** What is read of a row in each column. */
export interface SortWords {
  where: (task: Task) => string;
  who: (task: Task) => string;
}

/** The rows in the order of a column, equal ones as they came; due is left as it was asked for. */
export function sorted(
  rows: readonly Row<"tasks">[],
  { by, descending }: TaskSort,
  words: SortWords,
  byName: (a: string, b: string) => number,
): readonly Row<"tasks">[] {
  if (by === null || by === "due") return rows;
  const turn = descending ? -1 : 1;
  const textOf = {
    title: (task: Task) => task.title,
    where: words.where,
    who: words.who,
    status: () => "",
  }[by];
  const order = (a: Task, b: Task) =>
    by === "status"
      ? rank[a.status] - rank[b.status]
      : byName(textOf(a), textOf(b));
  return [...rows].sort((a, b) => turn * order(a.data, b.data));
}
