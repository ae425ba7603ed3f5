import type { Query } from "../../query/query";
import type { Filter } from "../../query/query";
import { openStatuses } from "../../task/task";
import {
  addParisDays,
  parisDay,
  startOfParisDay,
  startOfParisTomorrow,
} from "../../time/paris";
import { missedDays, summedAlertsMost } from "./summary";
import { unseenNamedMost, weighedMost, welfareDays } from "./welfare";

/** More establishments than the provider has. */
export const summariesMost = 500;

/** More of one kind are not counted. */
const countedMost = 100_000;

/** How all establishments stand, those first that need somebody most; the provider asks. */
export const summariesQuery = (): Query<"zooSummaries"> => ({
  collection: "zooSummaries",
  where: [],
  orderBy: [{ field: "attention", direction: "desc" }],
  limit: summariesMost,
});

/** How one establishment stands; asked for by query, as a document that is not there yet is nobody's to read. */
export const ownSummaryQuery = (zooId: string): Query<"zooSummaries"> => ({
  collection: "zooSummaries",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit: 1,
});

/** The summaries in which the clock has changed a number; functions ask. */
export const dueSummariesQuery = (
  now: Date,
  limit: number,
): Query<"zooSummaries"> => ({
  collection: "zooSummaries",
  where: [{ field: "recountAt", op: "<=", value: now }],
  orderBy: [{ field: "recountAt", direction: "asc" }],
  limit,
});

const openTasks = (
  zooId: string,
  when: readonly Filter[],
  limit: number,
): Query<"tasks"> => ({
  collection: "tasks",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "in", value: openStatuses },
    ...when,
  ],
  orderBy: [{ field: "dueAt", direction: "asc" }],
  limit,
});

/** What an establishment's summary counts of its open tasks, and the first of those it names the instant of; functions ask. */
export function summedTasksQueries(zooId: string, now: Date) {
  const late = { field: "dueAt", op: "<", value: now } as const;
  const ahead = { field: "dueAt", op: ">=", value: now } as const;
  const night = startOfParisTomorrow(now);
  return {
    late: openTasks(zooId, [late], countedMost),
    safetyLate: openTasks(
      zooId,
      [{ field: "type", op: "==", value: "safety" }, late],
      countedMost,
    ),
    today: openTasks(
      zooId,
      [ahead, { field: "dueAt", op: "<", value: night }],
      countedMost,
    ),
    longestLate: openTasks(zooId, [late], 1),
    nextDue: openTasks(zooId, [ahead], 1),
  };
}

/** What an establishment's summary counts of its alerts, of every class: what waits, what goes on, and the doses missed of late; functions ask. */
export function summedAlertsQueries(zooId: string, now: Date) {
  const alerts = (
    where: readonly Filter[],
    limit: number,
  ): Query<"alerts"> => ({
    collection: "alerts",
    where: [{ field: "zooId", op: "==", value: zooId }, ...where],
    orderBy: [],
    limit,
  });
  const since = addParisDays(startOfParisDay(now), 1 - missedDays);
  return {
    active: alerts(
      [{ field: "status", op: "==", value: "active" }],
      summedAlertsMost,
    ),
    open: alerts(
      [{ field: "closedAt", op: "==", value: null }],
      summedAlertsMost,
    ),
    missed: alerts(
      [
        { field: "source.kind", op: "==", value: "doseMissed" },
        { field: "openedAt", op: ">=", value: since },
      ],
      countedMost,
    ),
  };
}

const welfareSince = (now: Date): Date =>
  addParisDays(startOfParisDay(now), 1 - welfareDays);

/** The animals that live somewhere and were not evaluated within `welfareDays`, those who wait longest first, and those who never were. */
export function unseenQueries(
  zooId: string,
  now: Date,
  limit: number,
): Record<"old" | "never", Query<"animals">> {
  const living = (when: Filter): Query<"animals"> => ({
    collection: "animals",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "isArchived", op: "==", value: false },
      { field: "animalState", op: "==", value: null },
      when,
    ],
    orderBy: [{ field: "lastEval", direction: "asc" }],
    limit,
  });
  const before = welfareSince(now);
  return {
    old: living({ field: "lastEval", op: "<", value: before }),
    never: living({ field: "lastEval", op: "==", value: null }),
  };
}

/**
 * What an establishment's summary tells of its animals' welfare: the evaluations of everyday campaigns of late, the animals
 * that wait longest for one, and those whose last is too old, or that have none; functions ask.
 */
export function summedWelfareQueries(zooId: string, now: Date) {
  const since = welfareSince(now);
  const evaluations: Query<"evaluations"> = {
    collection: "evaluations",
    where: [
      { field: "zooId", op: "==", value: zooId },
      { field: "mode", op: "==", value: "normal" },
      { field: "status", op: "==", value: "submitted" },
      { field: "isDeleted", op: "==", value: false },
      { field: "day", op: ">=", value: parisDay(since) },
    ],
    orderBy: [{ field: "day", direction: "desc" }],
    limit: weighedMost,
  };
  return {
    evaluations,
    longest: unseenQueries(zooId, now, unseenNamedMost).old,
    ...unseenQueries(zooId, now, countedMost),
  };
}
