import { readsAllTasks } from "../access/reach";
import type { Session } from "../access/session";
import type { Filter, Query } from "../query/query";
import { openStatuses } from "./task";
import type { TaskFilter } from "./filter/task-filter";
import { asksLate, defaultTaskFilter, needsRows } from "./filter/task-filter";
import { withinReach } from "./task-queries";

/** A place by the field in which work lists it. */
export interface WorkPlace {
  field: "sectorIds" | "enclosureIds" | "animalIds";
  id: string;
}

/** The open tasks of a place or an animal and all of its automations, at most `limit` of each, in no order that means anything. */
export const workInQueries = (
  zooId: string,
  { field, id }: WorkPlace,
  limit: number,
): { tasks: Query<"tasks">; taskTemplates: Query<"taskTemplates"> } => {
  const inZoo = { field: "zooId", op: "==", value: zooId } as const;
  const inPlace = { field, op: "array-contains", value: id } as const;
  return {
    tasks: {
      collection: "tasks",
      where: [
        inZoo,
        { field: "status", op: "in", value: openStatuses },
        inPlace,
      ],
      orderBy: [],
      limit,
    },
    taskTemplates: {
      collection: "taskTemplates",
      where: [inZoo, inPlace],
      orderBy: [],
      limit,
    },
  };
};

/** A record with a page of its own that work is about, and the sector it lies in. */
export interface WorkRecord {
  kind: "sectors" | "enclosures" | "animals";
  id: string;
  sectorId: string | null;
  /** Nothing is planned about it any more. */
  over?: boolean;
}

/** How much of a record's work its page shows: what is next, and what was done last. */
export const recordWorkLimits = { next: 5, done: 3 } as const;

const places = {
  sectors: "sectorId",
  enclosures: "enclosureId",
  animals: "animalId",
} as const;
const alone = { enclosures: "enclosureIds", animals: "animalIds" } as const;

/** The filter of the list of tasks that shows a record's work. */
export const recordFilter = ({ kind, id }: WorkRecord) => ({
  ...defaultTaskFilter,
  [places[kind]]: id,
});

/**
 * What is to be done next about a record, soonest first, or what was done there last, latest first;
 * as this person may see it. Of an enclosure or animal, who reads only their sectors' tasks is shown
 * those about it alone: production asks no two lists of one document.
 */
export function recordWorkQueries(
  session: Session,
  record: WorkRecord,
  which: "next" | "done",
): Query<"tasks">[] {
  const isNext = which === "next";
  const query: Query<"tasks"> = {
    collection: "tasks",
    where: [
      { field: "zooId", op: "==", value: session.zooId },
      { field: "status", op: "in", value: isNext ? openStatuses : ["DONE"] },
    ],
    orderBy: [
      isNext
        ? { field: "dueAt", direction: "asc" }
        : { field: "completedAt", direction: "desc" },
    ],
    limit: recordWorkLimits[which],
  };
  if (record.kind === "sectors" || readsAllTasks(session))
    return withinReach(session, recordFilter(record), query);
  const only: Filter = {
    field: alone[record.kind],
    op: "==",
    value: [record.id],
  };
  return withinReach(
    session,
    { ...defaultTaskFilter, sectorId: record.sectorId },
    { ...query, where: [...query.where, only] },
  );
}

/** The automations of the establishment this person may see, in order of their next run. */
export function templateQueries(
  session: Session,
  limit: number,
): Query<"taskTemplates">[] {
  return withinReach(session, defaultTaskFilter, {
    collection: "taskTemplates",
    where: [{ field: "zooId", op: "==", value: session.zooId }],
    orderBy: [{ field: "title", direction: "asc" }],
    limit,
  });
}

/** The automation that goes on from another one, where this person may see it. */
export const nextTemplateQueries = (
  session: Session,
  templateId: string,
): Query<"taskTemplates">[] =>
  withinReach(session, defaultTaskFilter, {
    collection: "taskTemplates",
    where: [
      { field: "zooId", op: "==", value: session.zooId },
      { field: "continuesId", op: "==", value: templateId },
    ],
    orderBy: [],
    limit: 1,
  });

/** Does everything that a query finds have this one id in this field? True for no id. */
const implies = (
  { where }: Query<"tasks">,
  fields: readonly string[],
  id: string | null,
): boolean =>
  id === null ||
  where.some(
    ({ field, value }) =>
      fields.includes(field) &&
      (value === id ||
        (Array.isArray(value) && value.length === 1 && value[0] === id)),
  );

/**
 * The question that counts what of a query of the list of tasks is shown at `now`; null where the query
 * finds what `matchesTaskFilter` or the clock leaves out.
 */
export function countedAs(
  query: Query<"tasks">,
  filter: TaskFilter,
  now: Date,
): Query<"tasks"> | null {
  const { who, today, sectorId, enclosureId, animalId, personId } = filter;
  const ofNobody =
    who !== "nobody" ||
    query.where.some(({ field }) => field === "responsibleIds") ||
    (sectorId !== null && implies(query, ["audience"], sectorId));
  const isExact =
    ofNobody &&
    implies(query, ["sectorIds", "audience"], sectorId) &&
    implies(query, ["enclosureIds"], enclosureId) &&
    implies(query, ["animalIds"], animalId) &&
    implies(query, ["audience", "takenBy"], personId);
  if (today || who === "mine" || needsRows(filter) || !isExact) return null;
  if (!asksLate(filter)) return query;
  const where = query.where.map((one) =>
    one.field === "dueAt" && one.op === "<"
      ? { ...one, value: earlier(one.value, now) }
      : one,
  );
  return { ...query, where };
}

const earlier = (bound: unknown, now: Date): Date =>
  bound instanceof Date && bound < now ? bound : now;
