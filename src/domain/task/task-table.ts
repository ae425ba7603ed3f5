import type { TaskState } from "./state";
import { taskState } from "./state";
import type { Task } from "./task";
import { fieldOfInstant } from "../time/date-field";

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

/** An instant as the clock in Paris shows it, to the minute: programs of tables take it for a date. */
const moment = (instant: Date | null): string =>
  fieldOfInstant(instant)?.slice(0, 16) ?? "";

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
    dueAt: ({ dueAt }) => moment(dueAt),
    sector: ({ sectorIds }) => several(sectorIds.map(words.sector)),
    where: (task) => several(words.targets(task)),
    responsible: ({ responsibleIds }) => several(responsibleIds.map(name)),
    taken: ({ takenBy }) => name(takenBy),
    completed: ({ completedAt }) => moment(completedAt),
    completedBy: ({ completedBy }) => name(completedBy),
    tags: ({ tags }) => several(tags),
    description: ({ description }) => description ?? "",
    notes: ({ notes }) => notes ?? "",
  };
  return [
    taskColumns.map(words.header),
    ...tasks.map((task) => taskColumns.map((column) => cells[column](task))),
  ];
}
