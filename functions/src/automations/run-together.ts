import type { RunPlan } from "@domain/automation/plan";
import { planOrWait } from "@domain/automation/plan";
import type { Template } from "@domain/automation/template";
import type { Waiting } from "@domain/automation/waiting";
import type { ClosingDays } from "@domain/recurrence/closing-days";
import type { Steps } from "@domain/recurrence/rule/steps";
import { countSteps } from "@domain/recurrence/rule/steps";
import { taskIdOf } from "@domain/recurrence/task-id";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { ref } from "../edge/documents";
import type { RunResult } from "./run-writes";
import { closingDaysFor } from "./closing-days-for";
import { nothing, templateOf, writeRun, writeWaiting } from "./run-writes";

/** What a rule may take here, and in a run of its own that is no dear one; almost every one that people keep takes less. */
export const plainSteps = 1_000;

/** A template that is due, and the occurrence it waits for. */
export interface Due {
  templateId: string;
  expected: Date;
}

export interface Together {
  results: { templateId: string; run: RunResult }[];
  /** Those whose rule takes more steps than a plain one. */
  dear: string[];
  /** The steps taken for those that are not among the results. */
  steps: number;
}

/** One try more where somebody else was first: what fails again is run alone, without waiting here. */
const options = { maxAttempts: 2 };

/** What to do about a template: make its one task, say what it waits for, nothing, or leave it to a run of its own. */
type Plain =
  | { kind: "run"; plan: RunPlan }
  | { kind: "wait"; waiting: Waiting }
  | { kind: "done" | "left" | "dear" };

/** The template as it can be run, null where there is none, undefined where it cannot. */
function readableTemplate(stored: DocumentSnapshot | undefined) {
  try {
    return stored === undefined ? undefined : templateOf(stored);
  } catch {
    return undefined;
  }
}

/** As below; what fails is left to a run of its own, which says why. */
function attempt(...asked: Parameters<typeof plainRun>): Plain {
  try {
    return plainRun(...asked);
  } catch {
    return { kind: "left" };
  }
}

/** What a template has to do that may have one task to make, under an id that is free. */
function plainRun(
  template: Template,
  guessed: DocumentSnapshot | undefined,
  now: Date,
  { steps, closing }: { steps: Steps; closing: ClosingDays },
): Plain {
  const plan = planOrWait(template, now, { steps, closing });
  // Somebody else was first.
  if (plan === null) return { kind: "done" };
  if (plan.problem === "notDue") return { kind: "wait", waiting: plan.waiting };
  if (plan.problem !== null)
    return { kind: plan.problem === "tooDear" ? "dear" : "left" };
  const isPlain =
    guessed?.exists === false &&
    plan.tasks.length === 1 &&
    plan.tasks[0]?.taskId === guessed.id &&
    plan.skipped.length + plan.leftOut.length === 0;
  return isPlain ? { kind: "run", plan } : { kind: "left" };
}

/**
 * Runs templates in one transaction, each exactly once as runTemplate does, where all there is to do
 * is one task: a round trip is what a run costs most. Those that it does not name need a run of their
 * own.
 */
export function runTogether(due: readonly Due[], now: Date): Promise<Together> {
  const none: Together = { results: [], dear: [], steps: 0 };
  if (due.length === 0) return Promise.resolve(none);
  return database().runTransaction(async (transaction) => {
    const stored = await transaction.getAll(
      ...due.map(({ templateId }) => ref("taskTemplates", templateId)),
      ...due.map(({ templateId, expected }) =>
        ref("tasks", taskIdOf(templateId, expected)),
      ),
    );
    const templates = due.map((_, index) => readableTemplate(stored[index]));
    const closingOf = await closingDaysFor(
      transaction,
      templates.flatMap((template) => template ?? []),
    );
    const answer: Together = { results: [], dear: [], steps: 0 };
    for (const [index, { templateId }] of due.entries()) {
      const template = templates[index];
      if (template === null) answer.results.push({ templateId, run: nothing });
      if (template === null || template === undefined) continue;
      const steps = countSteps(plainSteps);
      const plain = attempt(template, stored[index + due.length], now, {
        steps,
        closing: closingOf(template),
      });
      if (plain.kind === "dear") answer.dear.push(templateId);
      if (plain.kind === "dear" || plain.kind === "left") {
        answer.steps += steps.taken;
        continue;
      }
      if (plain.kind === "wait")
        writeWaiting(transaction, template, plain.waiting);
      if (plain.kind === "run")
        writeRun(transaction, template, plain.plan, {
          missing: plain.plan.tasks,
          blocked: [],
        });
      const created = plain.kind === "run" ? 1 : 0;
      const run = { ...nothing, created, steps: steps.taken };
      answer.results.push({ templateId, run });
    }
    return answer;
  }, options);
}
