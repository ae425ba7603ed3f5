import { idSchema } from "@domain/schema/fields";
import type { Task, TaskTextName } from "@domain/task/task";
import { taskStatuses, taskTextNames, taskTextsWhere } from "@domain/task/task";
import type { TaskFilter } from "@domain/task/task-queries";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  flag,
  oneOf,
  words,
} from "../../../ui/list/filter/define-filter";
import { matchesText } from "../../../ui/list/search-text";

/** The texts of a task that the list shows and can be narrowed by. */
export const listedTexts = taskTextsWhere(({ listed }) => listed);

export type TaskListFilter = TaskFilter & Partial<Record<TaskTextName, string>>;

export const filterStatuses = ["todo", ...taskStatuses] as const;
export const filterPeople = ["all", "mine", "managed", "nobody"] as const;

const textParts = Object.fromEntries(
  listedTexts.map((name) => [name, words]),
) as Record<TaskTextName, FilterPart<string | undefined>>;

const recordId = anId((text) => idSchema.safeParse(text).success);

/** How the list of tasks can be narrowed. Only what is to be done can be late. */
export const taskFilter = defineFilter<TaskListFilter>(
  {
    status: oneOf(filterStatuses),
    sectorId: recordId,
    enclosureId: recordId,
    animalId: recordId,
    late: flag,
    today: flag,
    who: oneOf(filterPeople),
    ...textParts,
  },
  (filter) =>
    filter.late ? { ...filter, status: "todo", today: false } : filter,
);

/** The parameters of the address that hold what was chosen, the order included; typed words are nobody else's. */
export const taskViewNames = [
  ...Object.keys(taskFilter.initial).filter(
    (name) => !listedTexts.some((typed) => typed === name),
  ),
  "sort",
];

/** Whether the texts of a task hold the words the filter asks for. */
export const matchesTexts = (task: Task, filter: TaskListFilter): boolean =>
  listedTexts.every((name) =>
    matchesText(filter[name] ?? "", [task[name] ?? ""]),
  );

/** What typed words are looked for in. */
export const wordsIn = (
  content: { title: string } & Record<TaskTextName, string | null>,
): (string | null)[] => [
  content.title,
  ...taskTextNames.map((name) => content[name]),
];
