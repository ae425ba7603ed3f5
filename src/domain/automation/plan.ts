import { missedRuns } from "../recurrence/missed-runs";
import type { RuleProblem } from "../recurrence/rule/rule-parts";
import { ruleProblems } from "../recurrence/rule/rule-parts";
import { unlessTooDear } from "../recurrence/rule/steps";
import { ruleTextProblem } from "../recurrence/validate-schedule";
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
}

/** Is this template to run at `now`? Suspended, archived, ended and future ones are not. */
export function isDue(template: Template, now: Date): boolean {
  return (
    template.isActive &&
    template.status === "active" &&
    template.deletedAt === null &&
    template.nextRun !== null &&
    template.nextRun.getTime() <= now.getTime()
  );
}

/**
 * The tasks due at `now` after the template's missed-run policy; null when it has nothing to do, the
 * problem when its rule cannot be read, is too frequent or too dear to evaluate.
 */
export function planRun(
  template: Template,
  now: Date,
): RunPlan | RefusedRun | null {
  const { schedule, missedRunPolicy } = template;
  if (!isDue(template, now) || template.nextRun === null) return null;
  const problem = ruleTextProblem(schedule);
  if (problem !== null) return { problem };
  const due = template.nextRun;
  const missed = unlessTooDear(
    () => missedRuns(schedule, due, now, missedRunPolicy),
    null,
  );
  if (missed === null) return { problem: "tooDear" };
  const { run, skipped, nextRun } = missed;
  return {
    problem: null,
    tasks: run.map((occurrence) => taskOfOccurrence(template, occurrence)),
    skipped: skipped.map((occurrence) => skippedRun(template, occurrence)),
    nextRun,
  };
}
