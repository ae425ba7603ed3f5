import { isPoisoned } from "@domain/automation/plan";
import { errorCode, AppError } from "@domain/errors";
import { maxSteps, TooDear } from "@domain/recurrence/rule/steps";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";
import { changeOf, ref } from "../edge/documents";
import { logFailure, startOperation } from "../edge/log";
import { duePages, expectedRun } from "./due-pages";
import type { DueResult, IsOver } from "./due-total";
import { timer, Total } from "./due-total";
import { runTemplate, suspendedFor } from "./run-template";
import { plainSteps, runTogether } from "./run-together";
import type { RunResult } from "./run-writes";

/** Templates run in one transaction, and transactions under way at once. */
const together = 20;
const parallel = 8;

/**
 * The steps that dear rules may take in one run, as many as 20 full budgets: what they leave is for
 * the run a minute later. Whoever keeps a plain rule never waits for them.
 */
export const dearSteps = 20 * maxSteps;

/** What of a page is not done yet. */
interface Rest {
  left: readonly QueryDocumentSnapshot[];
  dear: readonly QueryDocumentSnapshot[];
}

/** How templates are run: the plain ones together, one alone. */
export interface Runs {
  together: typeof runTogether;
  alone: typeof runTemplate;
}

/** Whether the template cannot be read, or no task can be made of it: no further try will change that. */
const isUnusable = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === "invalid-input" ||
    error.details["collection"] === "taskTemplates");

const instantOf = (one: DocumentSnapshot, field: string): Date | null => {
  const at: unknown = one.get(field);
  return at instanceof Timestamp ? at.toDate() : null;
};

/**
 * Records that a template failed, or suspends one that has failed for an hour. Where it waits for
 * another run already, this one was done although its answer was lost; earlier failures count as far
 * as they are those of the run it still waits for.
 */
const noteFailure = (templateId: string, code: string, now: Date) =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("taskTemplates", templateId));
    const dueAt =
      instantOf(stored, "nextMakeAt") ?? instantOf(stored, "nextRun");
    if (dueAt === null || dueAt > now) return;
    const since = instantOf(stored, "failedSince");
    const failedSince = since !== null && since >= dueAt ? since : null;
    const noted = { lastError: code, failedSince: failedSince ?? now };
    transaction.update(
      stored.ref,
      isPoisoned(failedSince, now)
        ? suspendedFor("failed")
        : changeOf("taskTemplates", noted, systemAuthor),
    );
  });

/**
 * One template's failure is recorded on it and never stops the others; it is due again next time,
 * unless nothing can be made of it, or it has failed for an hour: then it is suspended.
 */
async function guarded(
  run: Runs["alone"],
  due: QueryDocumentSnapshot,
  now: Date,
  most: number,
): Promise<RunResult | "dear" | null> {
  const templateId = due.id;
  try {
    return await run(templateId, now, expectedRun(due), most);
  } catch (error) {
    if (error instanceof TooDear) return "dear";
    const code = errorCode(error);
    const operation = startOperation("runTemplate", null);
    logFailure(operation, code, {
      templateId,
      ...(error instanceof AppError ? error.details : {}),
    });
    await (
      isUnusable(error)
        ? ref("taskTemplates", templateId).update(suspendedFor("unreadable"))
        : noteFailure(templateId, code, now)
    ).catch(() => undefined);
    return null;
  }
}

/** Runs templates in one transaction and counts them; answers which are left. Nothing is made where that fails. */
async function runPlain(
  run: Runs["together"],
  due: readonly QueryDocumentSnapshot[],
  now: Date,
  total: Total,
): Promise<Rest> {
  const plain = due.flatMap((one) => {
    const expected = expectedRun(one);
    return expected === null ? [] : [{ templateId: one.id, expected }];
  });
  try {
    const { results, dear, steps } = await run(plain, now);
    for (const { run: made } of results) total.add(made);
    total.result.steps += steps;
    const done = new Set(results.map(({ templateId }) => templateId));
    return {
      left: due.filter(({ id }) => !done.has(id) && !dear.includes(id)),
      dear: due.filter(({ id }) => dear.includes(id)),
    };
  } catch (error) {
    const operation = startOperation("runTogether", null);
    logFailure(operation, errorCode(error), { templates: due.length });
    return { left: due, dear: [] };
  }
}

const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Runs one that is not as plain as the others; answers whether its rule turned out to be dear. */
async function runLeft(
  run: Runs["alone"],
  due: QueryDocumentSnapshot,
  now: Date,
  total: Total,
): Promise<boolean> {
  if (total.isOver()) {
    total.result.unfinished += 1;
    return false;
  }
  const result = await guarded(run, due, now, plainSteps);
  if (result === "dear") total.result.steps += plainSteps;
  else total.add(result);
  return result === "dear";
}

/** Runs what a page says is due, as long as there is time; answers those with dear rules. */
async function runPage(
  runs: Runs,
  due: readonly QueryDocumentSnapshot[],
  now: Date,
  total: Total,
): Promise<QueryDocumentSnapshot[]> {
  const rests = await pMap(
    batches(due, together),
    (batch) => {
      if (!total.isOver()) return runPlain(runs.together, batch, now, total);
      total.result.unfinished += batch.length;
      return { left: [], dear: [] };
    },
    { concurrency: parallel },
  );
  const left = await pMap(
    rests.flatMap((rest) => rest.left),
    async (one) => ((await runLeft(runs.alone, one, now, total)) ? [one] : []),
    { concurrency: parallel },
  );
  return [...rests.flatMap((rest) => rest.dear), ...left.flat()];
}

/** Runs those with dear rules one after the other, as many as the steps and the time allow. */
async function runDear(
  run: Runs["alone"],
  due: readonly QueryDocumentSnapshot[],
  now: Date,
  total: Total,
): Promise<void> {
  let taken = 0;
  for (const one of due) {
    if (taken >= dearSteps || total.isOver()) {
      total.result.postponed += 1;
      continue;
    }
    const result = await guarded(run, one, now, maxSteps);
    total.add(result === "dear" ? null : result);
    taken += result === null || result === "dear" ? maxSteps : result.steps;
  }
}

/**
 * Runs every template due at `now`, the oldest first, the plain ones together and those with dear
 * rules last, until its time is over; `runs` and `isOver` can be replaced in tests that kill it or
 * take its time. Answers how many templates were looked at and what came of them.
 */
export async function runDue(
  now: Date,
  runs: Runs = { together: runTogether, alone: runTemplate },
  isOver: IsOver = timer(),
): Promise<DueResult> {
  const total = new Total(isOver);
  const seen = new Set<string>();
  const dear: QueryDocumentSnapshot[] = [];
  for await (const page of duePages(now)) {
    const fresh = page.filter(({ id }) => !seen.has(id));
    total.wait(fresh, now);
    for (const { id } of fresh) seen.add(id);
    dear.push(...(await runPage(runs, fresh, now, total)));
    if (isOver()) break;
  }
  await runDear(runs.alone, dear, now, total);
  return total.result;
}
