import {
  dueTemplatesQuery,
  overdueTemplatesQuery,
} from "@domain/automation/automation-queries";
import { errorCode, AppError } from "@domain/errors";
import { systemAuthor } from "@domain/task/task";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import pMap from "p-map";
import { changeOf, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { logFailure, startOperation } from "../edge/log";
import type { RunResult } from "./run-template";
import { runTemplate, suspendedFor } from "./run-template";

/** Templates read in one page, and transactions under way at once. */
const pageSize = 200;
const parallel = 24;

export interface DueResult extends RunResult {
  templates: number;
  failed: number;
}

type Run = (
  templateId: string,
  now: Date,
  expected: Date | null,
) => Promise<RunResult>;

type DueQuery = typeof dueTemplatesQuery;

async function duePage(
  ask: DueQuery,
  now: Date,
  after: QueryDocumentSnapshot | null,
) {
  const query = compile(ask(now, pageSize)).select("nextRun", "nextMakeAt");
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
  const nextRun: unknown = due.get("nextRun");
  return nextRun instanceof Timestamp ? nextRun.toDate() : null;
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
  run: Run,
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

/**
 * Runs every template due at `now`, the oldest first; `run` can be replaced in tests that kill it.
 * Answers how many templates were looked at and what came of them.
 */
export async function runDue(
  now: Date,
  run: Run = runTemplate,
): Promise<DueResult> {
  const total: DueResult = {
    templates: 0,
    created: 0,
    existing: 0,
    blocked: 0,
    skipped: 0,
    suspended: 0,
    steps: 0,
    failed: 0,
  };
  const seen = new Set<string>();
  const runOne = async (due: QueryDocumentSnapshot) => {
    seen.add(due.id);
    const result = await guarded(run, due, now);
    total.templates += 1;
    if (result === null) total.failed += 1;
    total.created += result?.created ?? 0;
    total.existing += result?.existing ?? 0;
    total.blocked += result?.blocked ?? 0;
    total.skipped += result?.skipped ?? 0;
    total.suspended += result?.suspended ?? 0;
    total.steps += result?.steps ?? 0;
  };
  for await (const page of duePages(now))
    await pMap(
      page.filter(({ id }) => !seen.has(id)),
      runOne,
      { concurrency: parallel },
    );
  return total;
}
