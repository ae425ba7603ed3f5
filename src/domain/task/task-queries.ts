import { managedSectors, readsAllTasks } from "../access/reach";
import type { Session } from "../access/session";
import { mySectorIds } from "../access/session";
import { anyOf } from "../query/any-of";
import type { Filter, Order, Query } from "../query/query";
import { onDayOf } from "./day";
import type { TaskFilter } from "./filter/task-filter";
import { asksLate, isToDo, periodOf, statusesOf } from "./filter/task-filter";
import { openStatuses } from "./task";

type TaskLike = "tasks" | "taskTemplates" | "taskRuns";

const byDue = [{ field: "dueAt", direction: "asc" }] as const;

/** At most this many tasks in the bell, for each listener. */
export const bellLimit = 100;
/** So many tasks of a list are shown, what is to be done and what was, and then so many more. */
export const taskListLimit = 50;

/** The open tasks of an establishment that ask for one of these people or sectors, soonest first. */
const openTasksFor = (
  zooId: string,
  audience: readonly string[],
  due: readonly Filter[] = [],
  orderBy: readonly Order[] = byDue,
) =>
  anyOf<"tasks">(
    {
      collection: "tasks",
      where: [
        { field: "zooId", op: "==", value: zooId },
        { field: "status", op: "in", value: openStatuses },
        ...due,
      ],
      orderBy,
      limit: bellLimit,
    },
    "audience",
    audience,
  );

/** The open tasks that ask this person by name. */
export const openTasksNaming = (zooId: string, uid: string): Query<"tasks">[] =>
  openTasksFor(zooId, [uid]);

/** The person and, at home, their sectors: whom a task that is theirs asks for. */
const askedIn = ({ uid, access, zooId }: Session) => ({
  uid: [uid],
  sectors: access.zooId === zooId ? mySectorIds(access) : [],
});

/**
 * What the bell, today and the dashboard listen to: the open tasks that ask for this person, soonest
 * first.
 */
export function bellQueries(session: Session): Query<"tasks">[] {
  const { uid, sectors } = askedIn(session);
  return openTasksFor(session.zooId, [...uid, ...sectors]);
}

/**
 * The same where `bellQueries` finds no room for all: what names the person and what asks their sectors apart, and of
 * each what is due from `today` on, soonest first, and what was due before, latest first. Each has its own limit: many
 * of the one hide none of the other, however long ago somebody says that they were due.
 */
export function fullBellQueries(
  session: Session,
  today: Date,
): Query<"tasks">[] {
  const { uid, sectors } = askedIn(session);
  return [uid, sectors].flatMap((audience) => [
    ...openTasksFor(session.zooId, audience, [
      { field: "dueAt", op: ">=", value: today },
    ]),
    ...openTasksFor(
      session.zooId,
      audience,
      [{ field: "dueAt", op: "<", value: today }],
      [{ field: "dueAt", direction: "desc" }],
    ),
  ]);
}

/** In which order a filtered list comes; `turned` the other way round. */
function orderOf(filter: TaskFilter, turned: boolean): Order {
  const todo = filter.late || isToDo(filter.status);
  return {
    field: filter.today && !todo ? "completedAt" : "dueAt",
    direction: todo === turned ? "desc" : "asc",
  };
}

/** The bounds of when a task is due, or closed, as one range: production takes no two of different fields. */
function whenOf(filter: TaskFilter, now: Date): Filter[] {
  if (filter.today) return [onDayOf(now, !isToDo(filter.status))];
  const { from, until } = periodOf(filter);
  const ends = [until, asksLate(filter) ? now : null].filter(
    (end) => end !== null,
  );
  const end = ends.sort((a, b) => a.getTime() - b.getTime())[0];
  return [
    ...(from === null
      ? []
      : [{ field: "dueAt", op: ">=", value: from } as const]),
    ...(end === undefined
      ? []
      : [{ field: "dueAt", op: "<", value: end } as const]),
  ];
}

/**
 * The queries whose union (by id) is the filtered list; what a query cannot say is left to
 * `matchesTaskFilter`. `now` bounds the late ones; round it to the minute so that the question
 * stays the same for a minute. Each query returns at most `limit` tasks,
 * what is to be done soonest first and the rest latest first, unless `turned`.
 */
export function taskListQueries(
  session: Session,
  filter: TaskFilter,
  now: Date,
  limit: number,
  turned = false,
): Query<"tasks">[] {
  const where: Filter[] = [
    { field: "zooId", op: "==", value: session.zooId },
    { field: "status", op: "in", value: statusesOf(filter) },
    ...whenOf(filter, now),
  ];
  const query: Query<"tasks"> = {
    collection: "tasks",
    where,
    orderBy: [orderOf(filter, turned)],
    limit,
  };
  return asksForPerson(session, filter)
    ? withPerson(query, filter.personId)
    : withinReach(session, filter, query);
}

/** Can the person asked for be part of the question? Not beside another list that a task must name. */
const asksForPerson = (
  session: Session,
  filter: TaskFilter,
): filter is TaskFilter & { personId: string } =>
  filter.personId !== null &&
  filter.who === "all" &&
  filter.sectorId === null &&
  recordOf(filter) === null &&
  readsAllTasks(session);

/** Narrowed to what names a person, or what they took. */
const withPerson = (
  query: Query<"tasks">,
  personId: string,
): Query<"tasks">[] =>
  (
    [
      { field: "audience", op: "array-contains", value: personId },
      { field: "takenBy", op: "==", value: personId },
    ] as const
  ).map((person) => ({ ...query, where: [...query.where, person] }));

/** Narrowed to the tasks nobody is named for. */
const unassigned = <C extends TaskLike>(query: Query<C>): Query<C> => ({
  ...query,
  where: [...query.where, { field: "responsibleIds", op: "==", value: [] }],
});

type PlaceName = "sectorId" | "enclosureId" | "animalId";

/** The enclosure or animal asked for, by the field in which tasks list it; null for none. */
const recordOf = ({
  enclosureId,
  animalId,
}: Pick<TaskFilter, PlaceName>): { field: string; id: string } | null => {
  if (animalId !== null) return { field: "animalIds", id: animalId };
  return enclosureId === null
    ? null
    : { field: "enclosureIds", id: enclosureId };
};

/**
 * A question narrowed to the place asked for and to what this person may list of tasks and automations.
 * "managed" does not narrow for who answers for all sectors or none, and gives way to a sector of others.
 * A task nobody is named for asks its sectors (`audienceOf`), so within sectors the audience finds it.
 */
export function withinReach<C extends TaskLike>(
  session: Session,
  filter: Pick<TaskFilter, "who" | PlaceName>,
  query: Query<C>,
): Query<C>[] {
  const { who, sectorId } = filter;
  const { uid, access } = session;
  const asked = (id: string) => sectorId === null || id === sectorId;
  const contains = (field: string, value: string): Query<C> => ({
    ...query,
    where: [...query.where, { field, op: "array-contains", value }],
  });
  if (who === "mine") {
    const sectors = mySectorIds(access).filter(asked);
    return anyOf(query, "audience", [uid, ...sectors]);
  }
  const managed = (managedSectors(session) ?? []).filter(asked);
  if (who === "managed" && managed.length > 0)
    return anyOf(query, "sectorIds", managed);
  if (readsAllTasks(session)) {
    const place = recordOf(filter);
    if (place !== null) {
      const there = contains(place.field, place.id);
      return [who === "nobody" ? unassigned(there) : there];
    }
    if (sectorId !== null)
      return [contains(who === "nobody" ? "audience" : "sectorIds", sectorId)];
    return [who === "nobody" ? unassigned(query) : query];
  }
  const sectors = access.sectorRoles.keeper.filter(asked);
  if (who === "nobody" && sectors.length > 0)
    return anyOf(query, "audience", sectors);
  return [
    ...anyOf(query, "sectorIds", sectors),
    ...anyOf(query, "audience", [uid]),
  ];
}
