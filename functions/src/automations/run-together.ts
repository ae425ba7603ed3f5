import type { RunPlan } from "@domain/automation/plan";
import { planRun } from "@domain/automation/plan";
import type { Template } from "@domain/automation/template";
import { alwaysOpen } from "@domain/recurrence/closing-days";
import type { Steps } from "@domain/recurrence/rule/steps";
import { countSteps } from "@domain/recurrence/rule/steps";
import { taskIdOf } from "@domain/recurrence/task-id";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { ref } from "../edge/documents";
import type { RunResult } from "./run-writes";
import { heedsClosing } from "./closing-days-for";
import { misplaced, nothing, templateOf, writeRun } from "./run-writes";

/** What a rule may take here; almost every one that people keep takes less. */
const plainSteps = 1_000;

/** A template that is due, and the occurrence it waits for. */
export interface Due {
  templateId: string;
  expected: Date;
}

export interface Together {
  results: { templateId: string; run: RunResult }[];
  /** Those whose rule takes more steps than a plain one. */
  dear: string[];
}

/** One try more where somebody else was first: what fails again is run alone, without waiting here. */
const options = { maxAttempts: 2 };

interface PlainRun {
  template: Template;
  plan: RunPlan;
}

type Plain = PlainRun | "done" | "left" | "dear";

/** The run of a template that has one task to make, under an id that is free; else what to do about it. */
function plainRun(
  stored: DocumentSnapshot | undefined,
  guessed: DocumentSnapshot | undefined,
  now: Date,
  steps: Steps,
): Plain {
  if (stored === undefined || guessed === undefined) return "left";
  try {
    const template = templateOf(stored);
    if (template === null) return "done";
    if (heedsClosing(template)) return "left";
    const plan = planRun(template, now, { steps });
    // Somebody else was first.
    if (plan === null)
      return misplaced(template, alwaysOpen) === null ? "done" : "left";
    if (plan.problem !== null)
      return plan.problem === "tooDear" ? "dear" : "left";
    const isPlain =
      !guessed.exists &&
      plan.tasks.length === 1 &&
      plan.tasks[0]?.taskId === guessed.id &&
      plan.skipped.length + plan.leftOut.length === 0;
    return isPlain ? { template, plan } : "left";
  } catch {
    return "left";
  }
}

/**
 * Runs templates in one transaction, each exactly once as runTemplate does, where all there is to do
 * is one task: a round trip is what a run costs most. Those that it does not name need a run of their
 * own.
 */
export function runTogether(due: readonly Due[], now: Date): Promise<Together> {
  if (due.length === 0) return Promise.resolve({ results: [], dear: [] });
  return database().runTransaction(async (transaction) => {
    const stored = await transaction.getAll(
      ...due.map(({ templateId }) => ref("taskTemplates", templateId)),
      ...due.map(({ templateId, expected }) =>
        ref("tasks", taskIdOf(templateId, expected)),
      ),
    );
    const answer: Together = { results: [], dear: [] };
    for (const [index, { templateId }] of due.entries()) {
      const steps = countSteps(plainSteps);
      const guessed = stored[index + due.length];
      const plain = plainRun(stored[index], guessed, now, steps);
      if (plain === "dear") answer.dear.push(templateId);
      if (plain === "done") answer.results.push({ templateId, run: nothing });
      if (typeof plain === "string") continue;
      const { template, plan } = plain;
      writeRun(transaction, template, plan, {
        missing: plan.tasks,
        blocked: [],
      });
      const run = { ...nothing, created: 1, steps: steps.taken };
      answer.results.push({ templateId, run });
    }
    return answer;
  }, options);
}
