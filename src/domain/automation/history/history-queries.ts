import type { Session } from "../../access/session";
import type { Query } from "../../query/query";
import { defaultTaskFilter } from "../../task/filter/task-filter";
import { openStatuses } from "../../task/task";
import { withinReach } from "../../task/task-queries";
import { trackLength } from "./track-record";

/** So many of a history are shown, and then so many more. */
export const historyLimit = 50;

const ofAutomation = ({ zooId }: Session, automationId: string) =>
  [
    { field: "zooId", op: "==", value: zooId },
    { field: "automationId", op: "==", value: automationId },
  ] as const;

/**
 * The tasks an automation made: those still to be done, soonest first, or its history, which is what was
 * done, latest first. Narrowed as the person's rights need.
 */
export function automationTaskQueries(
  session: Session,
  automationId: string,
  which: "todo" | "done",
  limit: number = historyLimit,
): Query<"tasks">[] {
  const todo = which === "todo";
  return withinReach(session, defaultTaskFilter, {
    collection: "tasks",
    where: [
      ...ofAutomation(session, automationId),
      { field: "status", op: "in", value: todo ? openStatuses : ["DONE"] },
    ],
    orderBy: [{ field: "dueAt", direction: todo ? "asc" : "desc" }],
    limit,
  });
}

/** Of the tasks of an automation whose due time had passed at `now` the latest ones: what its record is reckoned from. */
export const automationTrackQueries = (
  session: Session,
  automationId: string,
  now: Date,
): Query<"tasks">[] =>
  withinReach(session, defaultTaskFilter, {
    collection: "tasks",
    where: [
      ...ofAutomation(session, automationId),
      { field: "status", op: "in", value: [...openStatuses, "DONE"] },
      { field: "dueAt", op: "<", value: now },
    ],
    orderBy: [{ field: "dueAt", direction: "desc" }],
    limit: trackLength,
  });

/**
 * The occurrences of an automation that made no task as they were passed over, or where something
 * was in the way; latest first, narrowed as the person's rights need.
 */
export const automationRunQueries = (
  session: Session,
  automationId: string,
  which: "skipped" | "failed",
  limit: number = historyLimit,
): Query<"taskRuns">[] =>
  withinReach(session, defaultTaskFilter, {
    collection: "taskRuns",
    where: [
      ...ofAutomation(session, automationId),
      {
        field: "status",
        op: "==",
        value: which === "skipped" ? "SKIPPED" : "FAILED",
      },
    ],
    orderBy: [{ field: "scheduledFor", direction: "desc" }],
    limit,
  });
