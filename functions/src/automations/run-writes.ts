import type {
  OccurrenceRun,
  OccurrenceTask,
} from "@domain/automation/occurrence";
import type { RunPlan } from "@domain/automation/plan";
import type { Template } from "@domain/automation/template";
import type { Waiting } from "@domain/automation/waiting";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { changeOf, readable, ref, stampNew } from "../edge/documents";

/** What one run of one template did. */
export interface RunResult {
  created: number;
  existing: number;
  /** Occurrences whose task's id something else has. */
  blocked: number;
  skipped: number;
  /** 1 when the template cannot be run and was suspended. */
  suspended: number;
  /** What its rule took to evaluate, at most maxSteps. */
  steps: number;
}

export const nothing: RunResult = {
  created: 0,
  existing: 0,
  blocked: 0,
  skipped: 0,
  suspended: 0,
  steps: 0,
};

/** Whether what was left out of a template decides if and when it runs, or names its tasks: neither is guessed. */
const decidesRuns = (issue: string): boolean =>
  /^(?:schedule(?!\.cron|\.recurrenceFrequency)|nextRun|isActive|deletedAt|title)\b/.test(
    issue,
  );

/** The template as it can be run, null where there is none; throws what it lacks for that. */
export const templateOf = (stored: DocumentSnapshot): Template | null =>
  readable("taskTemplates", stored, decidesRuns);

/**
 * What a template that waits should say it waits for, where it says something else: it would be
 * looked at every minute, or too late. Null where it is right.
 */
function misplaced(
  { nextRun, nextOccurrence, nextMakeAt }: Template,
  waiting: Waiting,
): Waiting | null {
  return equalValues(waiting, { nextRun, nextOccurrence, nextMakeAt })
    ? null
    : waiting;
}

/** Says in a template what it waits for; nothing where it does. */
export function writeWaiting(
  transaction: Transaction,
  template: Template,
  waiting: Waiting,
): void {
  const moved = misplaced(template, waiting);
  if (moved === null) return;
  transaction.update(
    ref("taskTemplates", template.templateId),
    changeOf("taskTemplates", moved, systemAuthor),
  );
}

/** What of the dates somebody settled is behind now; {} for nothing. */
function settledIn(template: Template, { exdates, overrides }: RunPlan) {
  const { exdates: before, overrides: were } = template;
  return {
    ...(equalValues(exdates, before) ? {} : { exdates }),
    ...(equalValues(overrides, were) ? {} : { overrides }),
  };
}

/** What is to be written of one run. */
export interface Made {
  missing: readonly OccurrenceTask[];
  /** The occurrences whose id something else has. */
  blocked: readonly OccurrenceRun[];
}

/** Creates the tasks and moves the template on, in the transaction that read both. */
export function writeRun(
  transaction: Transaction,
  template: Template,
  plan: RunPlan,
  { missing, blocked }: Made,
): void {
  for (const task of missing)
    transaction.create(ref("tasks", task.taskId), {
      ...task,
      ...stampNew(systemAuthor),
    });
  for (const run of [...plan.skipped, ...plan.leftOut, ...blocked])
    transaction.set(ref("taskRuns", run.taskId), {
      ...run,
      ...stampNew(systemAuthor),
    });
  const { nextRun, nextOccurrence, nextMakeAt, madeUntil } = plan;
  const lastRun = plan.lastRun ?? template.lastRun;
  transaction.update(ref("taskTemplates", template.templateId), {
    ...changeOf(
      "taskTemplates",
      {
        nextRun,
        nextOccurrence,
        nextMakeAt,
        madeUntil,
        lastRun,
        lastError: null,
        failedSince: null,
        ...settledIn(template, plan),
      },
      systemAuthor,
    ),
    executionCount: FieldValue.increment(missing.length),
    skippedCount: FieldValue.increment(plan.skipped.length),
  });
}
