import { sectorRoles } from "@domain/access/session";
import { idSchema } from "@domain/schema/fields";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import { filterPeople, filterStatuses } from "@domain/task/filter/task-filter";
import type { Task, TaskTextName } from "@domain/task/task";
import {
  taskTagMax,
  taskTextNames,
  taskTextsWhere,
  taskTypes,
} from "@domain/task/task";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  flag,
  oneOf,
  someOf,
  words,
} from "../../../ui/list/filter/define-filter";
import { matchesText } from "../../../ui/list/search-text";

/** The texts of a task that the list shows and can be narrowed by. */
export const listedTexts = taskTextsWhere(({ listed }) => listed);

export type TaskListFilter = TaskFilter & Partial<Record<TaskTextName, string>>;

const textParts = Object.fromEntries(
  listedTexts.map((name) => [name, words]),
) as Record<TaskTextName, FilterPart<string | undefined>>;

const recordId = anId((text) => idSchema.safeParse(text).success);

const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

const tagPart: FilterPart<string | null> = {
  parse: (text) =>
    text !== null && text !== "" && text.length <= taskTagMax ? text : null,
  write: (value) => value,
};

/** What makes no sense together: only what is to be done can be late, and today is a period of its own. */
function settle(filter: TaskListFilter): TaskListFilter {
  if (filter.late) return { ...filter, status: "todo", today: false };
  return filter.today ? { ...filter, from: null, to: null } : filter;
}

/** How the list of tasks can be narrowed. */
export const taskFilter = defineFilter<TaskListFilter>(
  {
    status: oneOf(filterStatuses),
    sectorId: recordId,
    enclosureId: recordId,
    animalId: recordId,
    late: flag,
    today: flag,
    who: oneOf(filterPeople),
    type: someOf(taskTypes),
    personId: recordId,
    from: day,
    to: day,
    tag: tagPart,
    specieId: recordId,
    role: someOf(sectorRoles),
    ...textParts,
  },
  settle,
);

/** Those that are rarely asked for, and stand in a row of their own. */
const rareNames = [
  "type",
  "personId",
  "role",
  "specieId",
  "tag",
  "from",
  "to",
] as const satisfies readonly (keyof TaskListFilter)[];

/** How many of the rarely asked for narrow. */
export const rareCount = (filter: TaskListFilter): number =>
  rareNames.filter((name) => filter[name] !== null).length;

/** The parameters of the address that hold what was chosen, order and headings included; typed words are nobody else's. */
export const taskViewNames = [
  ...Object.keys(taskFilter.initial).filter(
    (name) => !listedTexts.some((typed) => typed === name),
  ),
  "sort",
  "group",
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
