import { missedRuns } from "../recurrence/missed-runs";
import type { OccurrenceRun, OccurrenceTask } from "./occurrence";
import { skippedRun, taskOfOccurrence } from "./occurrence";
import type { Template } from "./template";

/** What one template has to do now. */
export interface RunPlan {
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

/** The tasks due at `now` after the template's missed-run policy; null when it has nothing to do. */
export function planRun(template: Template, now: Date): RunPlan | null {
  if (!isDue(template, now) || template.nextRun === null) return null;
  const { run, skipped, nextRun } = missedRuns(
    template.schedule,
    template.nextRun,
    now,
    template.missedRunPolicy,
  );
  return {
    tasks: run.map((occurrence) => taskOfOccurrence(template, occurrence)),
    skipped: skipped.map((occurrence) => skippedRun(template, occurrence)),
    nextRun,
  };
}
