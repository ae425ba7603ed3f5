import { dueTemplatesQuery } from "@domain/automation/automation-queries";
import { errorCode, AppError } from "@domain/errors";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import pMap from "p-map";
import { ref } from "../edge/documents";
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

async function duePage(now: Date, after: QueryDocumentSnapshot | null) {
  const query = compile(dueTemplatesQuery(now, pageSize)).select("nextRun");
  const { docs } = await (
    after === null ? query : query.startAfter(after)
  ).get();
  return docs;
}

/** The occurrence a template waits for, as the page of due ones says. */
function expectedRun(due: QueryDocumentSnapshot): Date | null {
  const nextRun: unknown = due.get("nextRun");
  return nextRun instanceof Timestamp ? nextRun.toDate() : null;
}

/** Whether it is the template itself that cannot be read, which no further try will change. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof AppError && error.details["collection"] === "taskTemplates";

/**
 * One template's failure is recorded on it and never stops the others; it is due again next time,
 * unless it cannot be read: then it is suspended.
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
        isUnreadable(error) ? suspendedFor("unreadable") : { lastError: code },
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
    skipped: 0,
    suspended: 0,
    failed: 0,
  };
  const seen = new Set<string>();
  let last: QueryDocumentSnapshot | null = null;
  for (;;) {
    const page = await duePage(now, last);
    const fresh = page.filter(({ id }) => !seen.has(id));
    const runOne = async (due: QueryDocumentSnapshot) => {
      seen.add(due.id);
      const result = await guarded(run, due, now);
      total.templates += 1;
      if (result === null) total.failed += 1;
      total.created += result?.created ?? 0;
      total.existing += result?.existing ?? 0;
      total.skipped += result?.skipped ?? 0;
      total.suspended += result?.suspended ?? 0;
    };
    await pMap(fresh, runOne, { concurrency: parallel });
    if (page.length < pageSize) return total;
    last = page.at(-1) ?? null;
  }
}
