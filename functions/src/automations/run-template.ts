import { planRun } from "@domain/automation/plan";
import { taskIdOf } from "@domain/recurrence/task-id";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { parse, ref, stampChange, stampNew } from "../edge/documents";

/** What one run of one template did. */
export interface RunResult {
  created: number;
  existing: number;
  skipped: number;
  /** 1 when the template cannot be run and was suspended. */
  suspended: number;
}

const nothing: RunResult = {
  created: 0,
  existing: 0,
  skipped: 0,
  suspended: 0,
};

/** What suspends a template with the reason its owner reads. */
export const suspendedFor = (reason: string) => ({
  status: "suspended",
  isActive: false,
  lastError: reason,
  ...stampChange(systemAuthor),
});

/**
 * The task ids that are taken. The one guessed was read with the template, which saves a round trip
 * for every template that missed no run.
 */
async function takenIds(
  transaction: Transaction,
  ids: readonly string[],
  guessed: DocumentSnapshot | undefined,
): Promise<Set<string>> {
  const unread = ids.filter((id) => id !== guessed?.id);
  const more =
    unread.length === 0
      ? []
      : await transaction.getAll(...unread.map((id) => ref("tasks", id)));
  return new Set(
    [guessed, ...more].flatMap((one) => (one?.exists === true ? [one.id] : [])),
  );
}

/**
 * Runs a template once, exactly once per occurrence: one transaction reads the template and the ids
 * of its due tasks, creates those that are not there, and moves nextRun either way. A second
 * scheduler, a crash and a replay find the template moved or the tasks there. `expected` is the
 * occurrence it is likely due for.
 */
export async function runTemplate(
  templateId: string,
  now: Date,
  expected: Date | null = null,
): Promise<RunResult> {
  const templateRef = ref("taskTemplates", templateId);
  const guess =
    expected === null ? [] : [ref("tasks", taskIdOf(templateId, expected))];
  return database().runTransaction(async (transaction) => {
    const [stored, guessed] = await transaction.getAll(templateRef, ...guess);
    const template =
      stored === undefined ? null : parse("taskTemplates", stored);
    const plan = template === null ? null : planRun(template, now);
    if (template === null || plan === null) return nothing;
    if (plan.problem !== null) {
      transaction.update(templateRef, suspendedFor(plan.problem));
      return { ...nothing, suspended: 1 };
    }
    const taken = await takenIds(
      transaction,
      plan.tasks.map(({ taskId }) => taskId),
      guessed,
    );
    const missing = plan.tasks.filter(({ taskId }) => !taken.has(taskId));
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
      lastRun: plan.tasks.at(-1)?.scheduledFor ?? template.lastRun,
      executionCount: FieldValue.increment(missing.length),
      skippedCount: FieldValue.increment(plan.skipped.length),
      lastError: null,
      ...stampChange(systemAuthor),
    });
    return {
      created: missing.length,
      existing: plan.tasks.length - missing.length,
      skipped: plan.skipped.length,
      suspended: 0,
    };
  });
}
