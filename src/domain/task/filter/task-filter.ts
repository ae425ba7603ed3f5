import type { SectorRole } from "../../access/session";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import { needsSignature } from "../signature/signature";
import { isLate } from "../state";
import type { Task, TaskStatus, TaskType } from "../task";
import { openStatuses, storedStatusesOf } from "../task";

/**
 * What a list of tasks can be narrowed to of their states: all that is to be done, or one. What is late is
 * among what is open, in progress or closed, and found alone under a state of its own; so is what waits for a signature.
 */
export const filterStatuses = [
  "todo",
  "OPEN",
  "IN_PROGRESS",
  "IN_PROGRESS_LATE",
  "DONE",
  "DONE_LATE",
  "UNSIGNED",
  "ARCHIVED",
  "DELETED",
] as const;
export type FilterStatus = (typeof filterStatuses)[number];

/** With whom tasks are that are asked for. */
export const filterPeople = ["all", "mine", "managed", "nobody"] as const;

/** How the list of tasks can be narrowed; the address holds exactly this. */
export interface TaskFilter {
  status: FilterStatus;
  sectorId: string | null;
  /** Those about this enclosure, or about animals in it. */
  enclosureId: string | null;
  animalId: string | null;
  late: boolean;
  /** Of what is to be done, what is due today and not late; of what is closed, what was closed today. */
  today: boolean;
  /** "mine": asks for me; "nobody": nobody is responsible; "managed": lies in the sectors I answer for. */
  who: (typeof filterPeople)[number];
  type: TaskType | null;
  /** Whom they name, or who took them. */
  personId: string | null;
  /** Due on this day in Paris or later. */
  from: CalendarDay | null;
  /** Due on this day in Paris or earlier. */
  to: CalendarDay | null;
  tag: string | null;
  /** Those about animals of this species. */
  specieId: string | null;
  /** Those named, or who took it, have this role in a sector of the task. */
  role: SectorRole | null;
}

export const defaultTaskFilter: TaskFilter = {
  status: "todo",
  sectorId: null,
  enclosureId: null,
  animalId: null,
  late: false,
  today: false,
  who: "all",
  type: null,
  personId: null,
  from: null,
  to: null,
  tag: null,
  specieId: null,
  role: null,
};

const toDo: readonly FilterStatus[] = [
  "todo",
  "OPEN",
  "IN_PROGRESS",
  "IN_PROGRESS_LATE",
];

/** Is what the list is narrowed to still to do? */
export const isToDo = (status: FilterStatus): boolean => toDo.includes(status);

const plain: Record<Exclude<FilterStatus, "todo">, TaskStatus> = {
  OPEN: "OPEN",
  IN_PROGRESS: "IN_PROGRESS",
  IN_PROGRESS_LATE: "IN_PROGRESS",
  DONE: "DONE",
  DONE_LATE: "DONE",
  UNSIGNED: "DONE",
  ARCHIVED: "ARCHIVED",
  DELETED: "DELETED",
};

/** The stored statuses that a query asks for. */
export const statusesOf = ({
  status,
  late,
}: Pick<TaskFilter, "status" | "late">): readonly string[] =>
  late || status === "todo" ? openStatuses : storedStatusesOf(plain[status]);

/** Is only what is late and still to do asked for? */
export const asksLate = ({
  late,
  status,
}: Pick<TaskFilter, "status" | "late">): boolean =>
  late || status === "IN_PROGRESS_LATE";

/** The instants of the period asked for, the second one left out of it; null: without a bound. */
export const periodOf = ({
  from,
  to,
}: Pick<TaskFilter, "from" | "to">): {
  from: Date | null;
  until: Date | null;
} => ({
  from: from === null ? null : startOfDay(from),
  until: to === null ? null : startOfDay(addDays(to, 1)),
});

/** What of a filter says no query, but rows at hand do. */
const besides = ["type", "tag", "specieId", "role"] as const;

/** Can what is asked for only be found among rows at hand? */
export const needsRows = (filter: TaskFilter): boolean =>
  filter.status === "DONE_LATE" ||
  filter.status === "UNSIGNED" ||
  besides.some((name) => filter[name] !== null);

/** What the establishment's records say of those a task names. */
export interface TaskKnown {
  /** The species of an animal; null while it is not known. */
  specieOf: (animalId: string) => string | null;
  /** Who has a role in a sector; [] while it is not known. */
  peopleOf: (sectorId: string, role: SectorRole) => readonly string[];
}

type Placed = Pick<
  Task,
  "sectorIds" | "enclosureIds" | "animalIds" | "responsibleIds"
>;

const lies = (id: string | null, ids: readonly string[]): boolean =>
  id === null || ids.includes(id);

/** The part of a filter's place and people that queries may leave open. */
export function matchesPlace(
  task: Placed,
  {
    sectorId,
    enclosureId,
    animalId,
    who,
  }: Pick<TaskFilter, "sectorId" | "enclosureId" | "animalId" | "who">,
): boolean {
  return (
    lies(sectorId, task.sectorIds) &&
    lies(enclosureId, task.enclosureIds) &&
    lies(animalId, task.animalIds) &&
    (who !== "nobody" || task.responsibleIds.length === 0)
  );
}

/** Whom a task is with: those it names, and who took it. */
const peopleWith = ({
  responsibleIds,
  takenBy,
}: Pick<Task, "responsibleIds" | "takenBy">): readonly string[] =>
  takenBy === null ? responsibleIds : [...responsibleIds, takenBy];

const isWithin = (dueAt: Date, filter: TaskFilter): boolean => {
  const { from, until } = periodOf(filter);
  return (from === null || dueAt >= from) && (until === null || dueAt < until);
};

function hasRole(task: Task, role: SectorRole, known: TaskKnown): boolean {
  const people = peopleWith(task);
  return task.sectorIds.some((sectorId) =>
    known.peopleOf(sectorId, role).some((id) => people.includes(id)),
  );
}

/** Is the task in the filtered list at `now`, of those its queries find? `known` is asked for what a task only names. */
export function matchesTaskFilter(
  task: Task,
  filter: TaskFilter,
  now: Date,
  known: TaskKnown,
): boolean {
  const { type, personId, tag, specieId, role } = filter;
  return (
    matchesPlace(task, filter) &&
    (!asksLate(filter) || isLate(task, now)) &&
    (filter.status !== "DONE_LATE" || task.completedLate === true) &&
    (filter.status !== "UNSIGNED" || needsSignature(task)) &&
    (type === null || task.type === type) &&
    lies(personId, peopleWith(task)) &&
    isWithin(task.dueAt, filter) &&
    lies(tag, task.tags) &&
    (specieId === null ||
      task.animalIds.some((id) => known.specieOf(id) === specieId)) &&
    (role === null || hasRole(task, role, known))
  );
}
