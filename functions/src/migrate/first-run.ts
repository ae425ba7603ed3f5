import { firstRun, makeAtOf } from "@domain/automation/lifecycle";
import { scheduleProblem } from "@domain/automation/plan";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";

/** An active automation that does not say when it runs next waits for its next occurrence; others stay as they are. */
export function withFirstRun(
  id: string,
  stored: Values,
  changes: Values,
  now: Date,
): Record<string, unknown> {
  const { record } = readRecord("taskTemplates", id, { ...stored, ...changes });
  if (record === null || record.status !== "active" || record.nextRun !== null)
    return { ...changes };
  // Null is what our own say that have ended.
  if (Object.hasOwn(stored, "nextRun")) return { ...changes };
  const { schedule, visibilityLeadTime } = record;
  if (scheduleProblem(schedule) !== null) return { ...changes };
  const nextRun = firstRun(schedule, now);
  return {
    ...changes,
    nextRun,
    nextMakeAt: makeAtOf(nextRun, visibilityLeadTime),
  };
}
