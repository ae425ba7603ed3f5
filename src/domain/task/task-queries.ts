import type { Session } from "../access/session";
import { mySectorIds } from "../access/session";
import type { Query } from "../query/query";
import { bellSectorsPerListener } from "./bell";
import type { TaskStatus } from "./task";
import { openStatuses } from "./task";

const byDue = [{ field: "dueAt", direction: "asc" }] as const;
const latestFirst = [{ field: "dueAt", direction: "desc" }] as const;

const slices = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** At most this many tasks in the bell, for each listener. */
export const bellLimit = 100;

/**
 * What the bell, today and the dashboard listen to: the open tasks that ask for this person, soonest
 * first. One query, or several for a person in more than 14 sectors (30 disjunctions a query).
 */
export function bellQueries({ uid, access, zooId }: Session): Query<"tasks">[] {
  const sectors = access.zooId === zooId ? mySectorIds(access) : [];
  const audiences =
    sectors.length === 0 ? [[]] : slices(sectors, bellSectorsPerListener);
  return audiences.map((ids, index) => ({
    collection: "tasks",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "status", op: "in", value: openStatuses },
      {
        field: "audience",
        op: "array-contains-any",
        value: index === 0 ? [uid, ...ids] : ids,
      },
    ],
    orderBy: byDue,
    limit: bellLimit,
  }));
}

/** How the list of tasks can be narrowed; the address holds exactly this. */
export interface TaskFilter {
  status: "todo" | TaskStatus;
  sectorId: string | null;
  late: boolean;
  /** "mine": asks for me; "nobody": nobody is responsible. */
  who: "all" | "mine" | "nobody";
}

export const defaultTaskFilter: TaskFilter = {
  status: "todo",
  sectorId: null,
  late: false,
  who: "all",
};

/** Whether this person may list the establishment's tasks, or only those of their sectors and their own. */
export function readsAllTasks({ access, zooId }: Session): boolean {
  if (access.right === "superAdmin") return true;
  if (access.staff && access.zooIds.includes(zooId)) return true;
  if (access.zooId !== zooId) return false;
  const { management, veterinary, nutrition } = access.sectorRoles;
  return (
    access.right === "admin" ||
    management.length + veterinary.length + nutrition.length > 0
  );
}

const statusesOf = ({ status, late }: TaskFilter): readonly TaskStatus[] =>
  late || status === "todo" ? openStatuses : [status];

/**
 * The queries whose union (by id) is the filtered list; what a query cannot say is left to
 * `matchesTaskFilter`. `now` bounds the late ones; round it to the minute so that the question
 * stays the same for a minute. Each query returns at most `limit` tasks.
 */
export function taskListQueries(
  session: Session,
  filter: TaskFilter,
  now: Date,
  limit: number,
): Query<"tasks">[] {
  const base = [
    { field: "zooId", op: "==", value: session.zooId },
    { field: "status", op: "in", value: statusesOf(filter) },
    ...(filter.late ? [{ field: "dueAt", op: "<", value: now } as const] : []),
    ...(filter.who === "nobody"
      ? [{ field: "responsibleIds", op: "==", value: [] } as const]
      : []),
  ] as const;
  const orderBy = filter.late || filter.status === "todo" ? byDue : latestFirst;
  return audienceFilters(session, filter).map((audience) => ({
    collection: "tasks",
    where: [...base, ...audience],
    orderBy,
    limit,
  }));
}

function audienceFilters(
  session: Session,
  { who, sectorId }: TaskFilter,
): Query["where"][] {
  const { uid, access } = session;
  const mine = mySectorIds(access);
  const any = (field: string, ids: readonly string[]): Query["where"][] =>
    slices(ids, bellSectorsPerListener + 1).map((value) => [
      { field, op: "array-contains-any", value },
    ]);
  if (who === "mine") {
    const sectors =
      sectorId === null ? mine : mine.filter((id) => id === sectorId);
    return any("audience", [uid, ...sectors]);
  }
  if (readsAllTasks(session))
    return sectorId === null
      ? [[]]
      : [[{ field: "sectorIds", op: "array-contains", value: sectorId }]];
  const kept = access.sectorRoles.keeper.filter(
    (id) => sectorId === null || id === sectorId,
  );
  return [...any("sectorIds", kept), ...any("audience", [uid])];
}

/** The part of a filter that the queries leave open. */
export function matchesTaskFilter(
  task: { sectorIds: readonly string[]; responsibleIds: readonly string[] },
  filter: TaskFilter,
): boolean {
  if (filter.sectorId !== null && !task.sectorIds.includes(filter.sectorId))
    return false;
  return filter.who !== "nobody" || task.responsibleIds.length === 0;
}

/** The automations of the establishment this person may see, in order of their next run. */
export function templateQueries(
  session: Session,
  limit: number,
): Query<"taskTemplates">[] {
  const base = [{ field: "zooId", op: "==", value: session.zooId }] as const;
  const orderBy = [{ field: "title", direction: "asc" }] as const;
  const filters: Query["where"][] = readsAllTasks(session)
    ? [[]]
    : audienceFilters(session, defaultTaskFilter);
  return filters.map((audience) => ({
    collection: "taskTemplates",
    where: [...base, ...audience],
    orderBy,
    limit,
  }));
}

export const historyLimit = 50;

/** The tasks an automation made, latest first; narrowed as the person's rights need. */
export function automationTaskQueries(
  session: Session,
  automationId: string,
): Query<"tasks">[] {
  const filters: Query["where"][] = readsAllTasks(session)
    ? [[]]
    : audienceFilters(session, defaultTaskFilter);
  return filters.map((audience) => ({
    collection: "tasks",
    where: [
      { field: "zooId", op: "==", value: session.zooId },
      { field: "automationId", op: "==", value: automationId },
      ...audience,
    ],
    orderBy: latestFirst,
    limit: historyLimit,
  }));
}

/** The occurrences of an automation that made no task, latest first; narrowed as the person's rights need. */
export function automationRunQueries(
  session: Session,
  automationId: string,
): Query<"taskRuns">[] {
  const filters: Query["where"][] = readsAllTasks(session)
    ? [[]]
    : audienceFilters(session, defaultTaskFilter);
  return filters.map((audience) => ({
    collection: "taskRuns",
    where: [
      { field: "zooId", op: "==", value: session.zooId },
      { field: "automationId", op: "==", value: automationId },
      ...audience,
    ],
    orderBy: [{ field: "scheduledFor", direction: "desc" }],
    limit: historyLimit,
  }));
}

/** What the day panel counts at most of each kind; more shows as "100+". */
export const dayLimit = 100;

/** The sectors whose day this person answers for; null: the whole establishment. */
function managedSectors({ access, zooId }: Session): string[] | null {
  const everywhere =
    access.right === "superAdmin" ||
    (access.right === "admin" && access.zooId === zooId) ||
    (access.staff && access.zooIds.includes(zooId));
  return everywhere ? null : access.sectorRoles.management;
}

/** Does this person look after how the day goes for others? */
export function managesTheDay(session: Session): boolean {
  return managedSectors(session)?.length !== 0;
}

/** How the day goes: what is still to be done by tonight, and what was done since the Paris morning. */
export function dayQueries(
  session: Session,
  from: Date,
  until: Date,
): { todo: Query<"tasks">[]; done: Query<"tasks">[] } {
  const sectors = managedSectors(session);
  const places: Query["where"][] =
    sectors === null
      ? [[]]
      : slices(sectors, bellSectorsPerListener + 1).map((value) => [
          { field: "sectorIds", op: "array-contains-any", value },
        ]);
  const zoo = { field: "zooId", op: "==", value: session.zooId } as const;
  return {
    todo: places.map((place) => ({
      collection: "tasks",
      where: [
        zoo,
        { field: "status", op: "in", value: openStatuses },
        { field: "dueAt", op: "<", value: until },
        ...place,
      ],
      orderBy: byDue,
      limit: dayLimit,
    })),
    done: places.map((place) => ({
      collection: "tasks",
      where: [
        zoo,
        { field: "status", op: "==", value: "DONE" },
        { field: "completedAt", op: ">=", value: from },
        ...place,
      ],
      orderBy: [{ field: "completedAt", direction: "desc" }],
      limit: dayLimit,
    })),
  };
}
