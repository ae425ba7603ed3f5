import type { TaskState } from "./state";
import { taskState } from "./state";
import type { Task } from "./task";
import { minuteOfInstant } from "../time/date-field";

/** The columns of the file, each under its name in the reader's language. */
export const taskColumns = [
  "title",
  "type",
  "status",
  "dueAt",
  "sector",
  "where",
  "responsible",
  "taken",
  "completed",
  "completedBy",
  "signedBy",
  "tags",
  "description",
  "notes",
] as const;
export type TaskColumn = (typeof taskColumns)[number];

/** What the file calls things. */
export interface TableWords {
  header: (column: TaskColumn) => string;
  type: (type: Task["type"]) => string;
  /** Late is a word of its own, of what is open too. */
  state: (state: TaskState, task: Task) => string;
  sector: (id: string) => string;
  /** What the task is about besides its sectors. */
  targets: (task: Task) => readonly string[];
  person: (id: string) => string;
}

const several = (names: readonly string[]): string => names.join(", ");

/** Tasks as the rows of a table, the first of them its header; none give the header alone. */
export function taskTable(
  tasks: readonly Task[],
  now: Date,
  words: TableWords,
): string[][] {
  const name = (id: string | null) => (id === null ? "" : words.person(id));
  const cells: Record<TaskColumn, (task: Task) => string> = {
    title: ({ title }) => title,
    type: ({ type }) => words.type(type),
    status: (task) => words.state(taskState(task, now), task),
    dueAt: ({ dueAt }) => minuteOfInstant(dueAt),
    sector: ({ sectorIds }) => several(sectorIds.map(words.sector)),
    where: (task) => several(words.targets(task)),
    responsible: ({ responsibleIds }) => several(responsibleIds.map(name)),
    taken: ({ takenBy }) => name(takenBy),
    completed: ({ completedAt }) => minuteOfInstant(completedAt),
    completedBy: ({ completedBy }) => name(completedBy),
    signedBy: ({ signedBy }) => name(signedBy),
    tags: ({ tags }) => several(tags),
    description: ({ description }) => description ?? "",
    notes: ({ notes }) => notes ?? "",
  };
  return [
    taskColumns.map(words.header),
    ...tasks.map((task) => taskColumns.map((column) => cells[column](task))),
  ];
}
