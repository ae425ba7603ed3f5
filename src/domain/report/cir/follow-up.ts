import { isLate, isOpen } from "../../task/state";
import type { Task } from "../../task/task";
import type { CalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import type { Cir, Recommendation, Severity } from "./cir";
import { severities } from "./cir";
import { taskIdOfRecommendation } from "./task";

export const followUpStates = [
  "none",
  "asked",
  "open",
  "late",
  "done",
  "cancelled",
] as const;
/** Where a recommendation stands: without a task, one on its way, or what became of its task. */
export type FollowUpState = (typeof followUpStates)[number];

/** A recommendation with its task, null where there is none (yet), and where it stands. */
export interface FollowUp {
  recommendation: Recommendation;
  task: Task | null;
  state: FollowUpState;
  /** The day it is to be done by is over, and it is not. */
  isPast: boolean;
}

function stateOf(
  { asksTask }: Recommendation,
  task: Task | null,
  now: Date,
): FollowUpState {
  if (task === null) return asksTask ? "asked" : "none";
  if (isOpen(task)) return isLate(task, now) ? "late" : "open";
  return task.status === "DELETED" ? "cancelled" : "done";
}

const isPastAt = (day: CalendarDay, now: Date) => day < parisDay(now);

/** What became of each recommendation of a visit's report, in its order, by the tasks there are at `now`; [] for none. */
export function followUpOf(
  { cirId, recommendations }: Pick<Cir, "cirId" | "recommendations">,
  tasks: readonly Task[],
  now: Date,
): FollowUp[] {
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  return recommendations.map((recommendation) => {
    const { recommendationId, dueDate } = recommendation;
    const id = taskIdOfRecommendation(cirId, recommendationId);
    const task = byId.get(id) ?? null;
    const state = stateOf(recommendation, task, now);
    const isOver = state === "done" || state === "cancelled";
    return {
      ...{ recommendation, task, state },
      isPast:
        !isOver &&
        isPastAt(task === null ? dueDate : parisDay(task.dueAt), now),
    };
  });
}

/** How many recommendations there are, and how many of them are done, late, cancelled, or still to be done in time. */
export interface FollowUpCounts {
  all: number;
  done: number;
  late: number;
  open: number;
  cancelled: number;
}

/** Counts what became of recommendations: one without a task is open, and late once its day is over; 0 of everything for none. */
export function countFollowUps(
  followUps: readonly Pick<FollowUp, "state" | "isPast">[],
): FollowUpCounts {
  const count = (test: (one: Pick<FollowUp, "state" | "isPast">) => boolean) =>
    followUps.filter(test).length;
  const isOver = ({ state }: Pick<FollowUp, "state">) =>
    state === "done" || state === "cancelled";
  return {
    all: followUps.length,
    done: count(({ state }) => state === "done"),
    late: count((one) => !isOver(one) && one.isPast),
    open: count((one) => !isOver(one) && !one.isPast),
    cancelled: count(({ state }) => state === "cancelled"),
  };
}

/** Findings with the gravest first, those of one severity in their order. */
export const gravestFirst = (
  findings: readonly Cir["findings"][number][],
): Cir["findings"] =>
  findings.toSorted(
    (a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity),
  );

/** How many findings there are of each severity, the gravest first; those of which there is none are left out. */
export const findingsBySeverity = ({
  findings,
}: Pick<Cir, "findings">): { severity: Severity; count: number }[] =>
  severities
    .toReversed()
    .map((severity) => ({
      severity,
      count: findings.filter((one) => one.severity === severity).length,
    }))
    .filter(({ count }) => count > 0);

/** The recommendations with those of these ids asking for a task; the same list where all of them ask already. */
export function askingTasks(
  recommendations: readonly Recommendation[],
  ids: readonly string[],
): readonly Recommendation[] {
  const asks = ({ asksTask, recommendationId }: Recommendation) =>
    asksTask || !ids.includes(recommendationId);
  return recommendations.every(asks)
    ? recommendations
    : recommendations.map((one) =>
        asks(one) ? one : { ...one, asksTask: true },
      );
}
