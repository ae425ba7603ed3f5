import { isDueTooLate } from "../recurrence/due-after";
import { missedRuns } from "../recurrence/missed-runs";
import type { RuleProblem } from "../recurrence/rule/rule-parts";
import { ruleProblems } from "../recurrence/rule/rule-parts";
import type { Steps } from "../recurrence/rule/steps";
import { countSteps, unlessTooDear } from "../recurrence/rule/steps";
import { ruleTextProblem } from "../recurrence/validate-schedule";
import type { Schedule } from "../recurrence/schedule";
import { shownUntil } from "../task/visibility";
import { makeAtOf } from "./lifecycle";
import type { OccurrenceRun, OccurrenceTask } from "./occurrence";
import { skippedRun, taskOfOccurrence } from "./occurrence";
import type { Template } from "./template";

/** What `lastError` says of an automation that was suspended because it cannot be run. */
export const suspendReasons = [...ruleProblems, "unreadable"] as const;
export type SuspendReason = (typeof suspendReasons)[number];

/** The reason why an automation was suspended by itself; null when it was not, or by a person. */
export function suspendReason({
  status,
  lastError,
}: Pick<Template, "status" | "lastError">): SuspendReason | null {
  if (status !== "suspended") return null;
  return suspendReasons.find((reason) => reason === lastError) ?? null;
}

/** A template that cannot be run, and is suspended with the reason instead of being tried again. */
export interface RefusedRun {
  problem: RuleProblem;
}

/** What one template has to do now. */
export interface RunPlan {
  problem: null;
  tasks: OccurrenceTask[];
  /** Occurrences left out by the missed-run policy, recorded for the owner. */
  skipped: OccurrenceRun[];
  nextRun: Date | null;
  nextMakeAt: Date | null;
  /** The latest occurrence that came, or `now` where tasks are made ahead only; null for no task. */
  lastRun: Date | null;
}

/** Does this template wait for a run? Suspended, archived, deleted and ended ones do not. */
export const isWaiting = (template: Template): boolean =>
  template.isActive &&
  template.status === "active" &&
  template.deletedAt === null &&
  template.nextRun !== null;

/** Has this template tasks to make at `now`? */
export function isDue(template: Template, now: Date): boolean {
  const { nextRun, visibilityLeadTime } = template;
  const makeAt = makeAtOf(nextRun, visibilityLeadTime);
  return isWaiting(template) && makeAt !== null && makeAt <= now;
}

/** Why no task can be made by a schedule: its rule's text, or tasks due later than any may be; null when they can. */
export const scheduleProblem = (schedule: Schedule): RuleProblem | null =>
  ruleTextProblem(schedule) ?? (isDueTooLate(schedule) ? "date" : null);

/**
 * The tasks due at `now` after the template's missed-run policy, and those its lead time asks for
 * ahead; null when it has nothing to do, the problem when its rule cannot be read, is too frequent or
 * takes more than `steps` allow.
 */
export function planRun(
  template: Template,
  now: Date,
  steps: Steps = countSteps(),
): RunPlan | RefusedRun | null {
  const { schedule, missedRunPolicy, nextRun: due } = template;
  if (!isDue(template, now) || due === null) return null;
  const problem = scheduleProblem(schedule);
  if (problem !== null) return { problem };
  const until = shownUntil(now, template.visibilityLeadTime);
  const missed = unlessTooDear(
    () => missedRuns(schedule, due, now, missedRunPolicy, { until, steps }),
    null,
  );
  if (missed === null) return { problem: "tooDear" };
  const { run, skipped, nextRun } = missed;
  const came = run.findLast((occurrence) => occurrence <= now);
  return {
    problem: null,
    tasks: run.map((occurrence) => taskOfOccurrence(template, occurrence)),
    skipped: skipped.map((occurrence) => skippedRun(template, occurrence)),
    nextRun,
    nextMakeAt: makeAtOf(nextRun, template.visibilityLeadTime),
    lastRun: run.length === 0 ? null : (came ?? now),
  };
}
