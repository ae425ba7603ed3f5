import { planRun } from "@domain/automation/plan";
import { systemAuthor } from "@domain/task/task";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { parse, ref, stampChange, stampNew } from "../edge/documents";

/** What one run of one template did. */
export interface RunResult {
  created: number;
  existing: number;
  skipped: number;
}

const nothing: RunResult = { created: 0, existing: 0, skipped: 0 };

/**
 * Runs a template once, exactly once per occurrence: one transaction reads the template and the ids
 * of its due tasks, creates those that are not there, and moves nextRun either way. A second
 * scheduler, a crash and a replay find the template moved or the tasks there.
 */
export async function runTemplate(
  templateId: string,
  now: Date,
): Promise<RunResult> {
  const templateRef = ref("taskTemplates", templateId);
  return database().runTransaction(async (transaction) => {
    const template = parse("taskTemplates", await transaction.get(templateRef));
    const plan = template === null ? null : planRun(template, now);
    if (plan === null) return nothing;
    const refs = plan.tasks.map((task) => ref("tasks", task.taskId));
    const present = refs.length === 0 ? [] : await transaction.getAll(...refs);
    const missing = plan.tasks.filter(
      (_, index) => present[index]?.exists !== true,
    );
    for (const task of missing)
      transaction.create(ref("tasks", task.taskId), {
        ...task,
        ...stampNew(systemAuthor),
      });
    for (const run of plan.skipped)
      transaction.set(ref("taskRuns", run.taskId), {
        ...run,
        ...stampNew(systemAuthor),
      });
    transaction.update(templateRef, {
      nextRun: plan.nextRun,
      lastRun: plan.tasks.at(-1)?.scheduledFor ?? template?.lastRun ?? null,
      executionCount: FieldValue.increment(missing.length),
      skippedCount: FieldValue.increment(plan.skipped.length),
      lastError: null,
      ...stampChange(systemAuthor),
    });
    return {
      created: missing.length,
      existing: plan.tasks.length - missing.length,
      skipped: plan.skipped.length,
    };
  });
}
