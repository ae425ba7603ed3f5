import {
  dueTemplatesQuery,
  overdueTemplatesQuery,
} from "@domain/automation/automation-queries";
import { errorCode, AppError } from "@domain/errors";
import { maxSteps } from "@domain/recurrence/rule/steps";
import { systemAuthor } from "@domain/task/task";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import pMap from "p-map";
import { changeOf, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { logFailure, startOperation } from "../edge/log";
import { runTemplate, suspendedFor } from "./run-template";
import { runTogether } from "./run-together";
import type { RunResult } from "./run-writes";
import { nothing } from "./run-writes";

/** Templates read in one page, run in one transaction, and transactions under way at once. */
const pageSize = 600;
const together = 20;
const parallel = 8;

/**
 * The steps that dear rules may take in one run, as many as 20 full budgets: what they leave is for
 * the run a minute later. Whoever keeps a plain rule never waits for them.
 */
export const dearSteps = 20 * maxSteps;

export interface DueResult extends RunResult {
  templates: number;
  failed: number;
  /** Templates whose rule is dear, left for the next run. */
  postponed: number;
  /** How long the oldest of them had been due, in milliseconds. */
  lagMs: number;
}

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

type DueQuery = typeof dueTemplatesQuery;

async function duePage(
  ask: DueQuery,
  now: Date,
  after: QueryDocumentSnapshot | null,
) {
  const query = compile(ask(now, pageSize)).select(
    "nextRun",
    "nextOccurrence",
    "nextMakeAt",
  );
  const { docs } = await (
    after === null ? query : query.startAfter(after)
  ).get();
  return docs;
}

/** What is due, page by page: first by when tasks are to be made, then what lacks that. */
async function* duePages(now: Date) {
  for (const ask of [dueTemplatesQuery, overdueTemplatesQuery]) {
    let last: QueryDocumentSnapshot | null = null;
    for (;;) {
      const page: QueryDocumentSnapshot[] = await duePage(ask, now, last);
      yield page;
      if (page.length < pageSize) break;
      last = page.at(-1) ?? null;
    }
  }
}

/** The occurrence a template waits for, as the page of due ones says. */
function expectedRun(due: QueryDocumentSnapshot): Date | null {
  const [first] = [due.get("nextOccurrence"), due.get("nextRun")].filter(
    (one: unknown) => one instanceof Timestamp,
  );
  return first?.toDate() ?? null;
}

/** Whether the template cannot be read, or no task can be made of it: no further try will change that. */
const isUnusable = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === "invalid-input" ||
    error.details["collection"] === "taskTemplates");

/**
 * One template's failure is recorded on it and never stops the others; it is due again next time,
 * unless nothing can be made of it: then it is suspended.
 */
async function guarded(
  run: Runs["alone"],
  due: QueryDocumentSnapshot,
  now: Date,
): Promise<RunResult | null> {
  const templateId = due.id;
  try {
    return await run(templateId, now, expectedRun(due));
  } catch (error) {
    const code = errorCode(error);
    const operation = startOperation("runTemplate", null);
    logFailure(operation, code, {
      templateId,
      ...(error instanceof AppError ? error.details : {}),
    });
    await ref("taskTemplates", templateId)
      .update(
        isUnusable(error)
          ? suspendedFor("unreadable")
          : changeOf("taskTemplates", { lastError: code }, systemAuthor),
      )
      .catch(() => undefined);
    return null;
  }
}

/** What came of the templates that were run so far. */
class Total {
  readonly result: DueResult = {
    ...nothing,
    templates: 0,
    failed: 0,
    postponed: 0,
    lagMs: 0,
  };

  /** Notes how long these had been due. */
  wait(due: readonly QueryDocumentSnapshot[], now: Date): void {
    for (const one of due) {
      const since = [one.get("nextMakeAt"), one.get("nextRun")].find(
        (at: unknown) => at instanceof Timestamp,
      );
      const lag = since === undefined ? 0 : now.getTime() - since.toMillis();
      this.result.lagMs = Math.max(this.result.lagMs, lag);
    }
  }

  /** Counts one template; null: its run failed. */
  add(run: RunResult | null): void {
    this.result.templates += 1;
    if (run === null) {
      this.result.failed += 1;
      return;
    }
    for (const name of Object.keys(nothing) as (keyof RunResult)[])
      this.result[name] += run[name];
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
    const { results, dear } = await run(plain, now);
    for (const { run: made } of results) total.add(made);
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

/** Runs those with dear rules one after the other, as many as the steps allow. */
async function runDear(
  run: Runs["alone"],
  due: readonly QueryDocumentSnapshot[],
  now: Date,
  total: Total,
): Promise<void> {
  let taken = 0;
  for (const one of due) {
    if (taken >= dearSteps) {
      total.result.postponed += 1;
      continue;
    }
    const result = await guarded(run, one, now);
    total.add(result);
    taken += result?.steps ?? maxSteps;
  }
}

/**
 * Runs every template due at `now`, the oldest first, the plain ones together and those with dear
 * rules last; `runs` can be replaced in tests that kill it. Answers how many templates were looked at
 * and what came of them.
 */
export async function runDue(
  now: Date,
  runs: Runs = { together: runTogether, alone: runTemplate },
): Promise<DueResult> {
  const total = new Total();
  const seen = new Set<string>();
  const dear: QueryDocumentSnapshot[] = [];
  for await (const page of duePages(now)) {
    const fresh = page.filter(({ id }) => !seen.has(id));
    total.wait(fresh, now);
    for (const { id } of fresh) seen.add(id);
    const rests = await pMap(
      batches(fresh, together),
      (batch) => runPlain(runs.together, batch, now, total),
      { concurrency: parallel },
    );
    dear.push(...rests.flatMap((rest) => rest.dear));
    await pMap(
      rests.flatMap((rest) => rest.left),
      async (due) => total.add(await guarded(runs.alone, due, now)),
      { concurrency: parallel },
    );
  }
  await runDear(runs.alone, dear, now, total);
  return total.result;
}
