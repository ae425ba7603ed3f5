import type { OccurrenceTask } from "@domain/automation/occurrence";
import {
  blockedRun,
  isMadeBy,
  taskBeside,
} from "@domain/automation/occurrence";
import { planOrWait } from "@domain/automation/plan";
import type { Template } from "@domain/automation/template";
import { countSteps, maxSteps, TooDear } from "@domain/recurrence/rule/steps";
import { taskIdOf } from "@domain/recurrence/task-id";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, ref } from "../edge/documents";
import type { Made, RunResult } from "./run-writes";
import { closingDaysFor } from "./closing-days-for";
import { nothing, templateOf, writeRun, writeWaiting } from "./run-writes";

/** What suspends a template with the reason its owner reads. */
export const suspendedFor = (reason: string) =>
  changeOf(
    "taskTemplates",
    { status: "suspended", lastError: reason },
    systemAuthor,
  );

/** What is stored under ids of tasks, null for nothing. */
type Stored = Map<string, DocumentSnapshot>;

/** Reads under these ids what is not known yet. */
async function readMore(
  transaction: Transaction,
  known: Stored,
  ids: readonly string[],
): Promise<void> {
  const unread = ids.filter((id) => !known.has(id));
  if (unread.length === 0) return;
  const found = await transaction.getAll(
    ...unread.map((id) => ref("tasks", id)),
  );
  for (const one of found) known.set(one.id, one);
}

/** What is to be made of the tasks planned. */
interface Places extends Made {
  /** How many it made already. */
  made: number;
}

/**
 * Where each planned task goes: nowhere if this automation made it already, under its own id if that
 * is free, else under its second one. Both ids are read in the transaction that moves nextRun, so
 * that the second is as good a guard against making it twice as the first.
 */
async function placesOf(
  transaction: Transaction,
  template: Template,
  tasks: readonly OccurrenceTask[],
  known: Stored,
): Promise<Places> {
  const isFree = ({ taskId }: OccurrenceTask) =>
    known.get(taskId)?.exists !== true;
  const isMade = ({ taskId }: OccurrenceTask) =>
    isMadeBy(known.get(taskId)?.data() ?? {}, template);
  await readMore(
    transaction,
    known,
    tasks.map(({ taskId }) => taskId),
  );
  const displaced = tasks.filter((task) => !isFree(task) && !isMade(task));
  const beside = displaced.map(taskBeside);
  await readMore(
    transaction,
    known,
    beside.map(({ taskId }) => taskId),
  );
  return {
    missing: [...tasks, ...beside].filter(isFree),
    made: [...tasks, ...beside].filter(isMade).length,
    blocked: displaced.map((task) => {
      const second = taskBeside(task);
      return blockedRun(template, task, isFree(second) || isMade(second));
    }),
  };
}

/**
 * Runs a template once, exactly once per occurrence: one transaction reads the template and the ids
 * of its due tasks, creates those that are not there, and moves nextRun either way. A second
 * scheduler, a crash and a replay find the template moved or the tasks there. Something else that
 * stands under a task's id (of another automation, establishment or nobody's: people's tasks cannot
 * have such an id by rule, existing data may) suppresses nothing: the task is made under a second
 * id, equally fixed, and taskRuns records why, or that both were taken and there is no task.
 * `expected` is the occurrence it is likely due for. Throws TooDear where its rule takes more than
 * `most` steps, but suspends it where that is as much as any rule may take.
 */
export async function runTemplate(
  templateId: string,
  now: Date,
  expected: Date | null = null,
  most: number = maxSteps,
): Promise<RunResult> {
  const templateRef = ref("taskTemplates", templateId);
  const guess =
    expected === null ? [] : [ref("tasks", taskIdOf(templateId, expected))];
  return database().runTransaction(async (transaction) => {
    const [stored, guessed] = await transaction.getAll(templateRef, ...guess);
    const template = stored === undefined ? null : templateOf(stored);
    if (template === null) return nothing;
    const steps = countSteps(most);
    const closing = (await closingDaysFor(transaction, [template]))(template);
    const plan = planOrWait(template, now, { steps, closing });
    if (plan === null) return nothing;
    if (plan.problem === "notDue") {
      writeWaiting(transaction, template, plan.waiting);
      return { ...nothing, steps: steps.taken };
    }
    if (plan.problem !== null) {
      if (plan.problem === "tooDear" && most < maxSteps) throw new TooDear();
      transaction.update(templateRef, suspendedFor(plan.problem));
      return { ...nothing, suspended: 1, steps: steps.taken };
    }
    const known: Stored = new Map();
    if (guessed !== undefined) known.set(guessed.id, guessed);
    const { missing, made, blocked } = await placesOf(
      transaction,
      template,
      plan.tasks,
      known,
    );
    writeRun(transaction, template, plan, { missing, blocked });
    return {
      created: missing.length,
      existing: made,
      blocked: blocked.length,
      skipped: plan.skipped.length,
      suspended: 0,
      steps: steps.taken,
    };
  });
}
