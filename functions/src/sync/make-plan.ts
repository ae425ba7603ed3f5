import { AppError } from "@domain/errors";
import { documentPath } from "@domain/collections";
import type { AnswerError } from "@domain/sync/plan/answer";
import type { Answer, Lines } from "@domain/sync/plan/kinds";
import { countPlanned, planSync } from "@domain/sync/plan/plan";
import type { Step } from "@domain/sync/plan/steps";
import { stepsOf } from "@domain/sync/plan/steps";
import { parseCreate } from "@domain/record/parse";
import type { ImportedFile, SyncRun } from "@domain/sync/run";
import type { DocumentReference } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readable, stampNew } from "../edge/documents";
import { dropRun, keepSteps } from "./files";
import { runRef } from "./runner";
import { readBase } from "./stored-base";
import { dayMs } from "@domain/time/lengths";

/** A plan that nobody says yes to is there for a day. */
const plannedLivesMs = dayMs;

export interface Planning {
  runId: string;
  kind: "sync" | "import";
  uid: string;
  file: ImportedFile | null;
}

/** What stands of a run. */
export interface RunState {
  runId: string;
  status: SyncRun["status"];
  error: string | null;
}

/** What stands of a run that is there already; null for none. Throws "conflict" for somebody else's. */
export async function stateOf(
  runId: string,
  uid?: string,
): Promise<RunState | null> {
  const run = readable("syncRuns", await runRef(runId).get());
  if (run === null) return null;
  if (uid !== undefined && run.startedBy !== uid)
    throw new AppError("conflict");
  return { runId, status: run.status, error: run.error };
}

export const partRef = (
  runId: string,
  {
    collection,
    outcome,
    number,
  }: Pick<Step, "collection" | "outcome" | "number">,
): DocumentReference =>
  database().doc(
    documentPath("syncParts", `${collection}-${outcome}-${number}`, runId),
  );

async function writeParts(
  { runId, uid }: Planning,
  steps: readonly Step[],
): Promise<void> {
  const writer = database().bulkWriter();
  for (const { collection, outcome, number, entries } of steps) {
    const at = partRef(runId, { collection, outcome, number });
    const values = { collection, outcome, number, entries };
    void writer.set(at, {
      ...parseCreate("syncParts", at.id, values),
      ...stampNew(uid, runId),
    });
  }
  await writer.close();
}

/** Records the run: from now on everybody who may see it does. */
async function begin(
  { runId, kind, uid, file }: Planning,
  values: Partial<SyncRun>,
): Promise<RunState> {
  const now = new Date();
  const run = {
    kind,
    status: "planned" as const,
    startedBy: uid,
    startedAt: now,
    leaseUntil: new Date(now.getTime() + plannedLivesMs),
    file,
    ...values,
  };
  try {
    await runRef(runId).create({
      ...parseCreate("syncRuns", runId, run),
      ...stampNew(uid, runId),
    });
  } catch (error) {
    // Asked twice at once, the other was faster: it is the same run.
    const known = isThere(error) ? await stateOf(runId, uid) : null;
    if (known === null) throw error;
    return known;
  }
  return { runId, status: run.status, error: run.error ?? null };
}

const alreadyExists = 6;

const isThere = (error: unknown): boolean =>
  (error as { code?: unknown }).code === alreadyExists;

/** Records that the answer was none: nothing is changed, and everybody sees why. */
export const beginFailed = async (
  planning: Planning,
  error: AnswerError,
): Promise<RunState> =>
  begin(planning, {
    status: "failed",
    error,
    finishedAt: new Date(),
    leaseUntil: null,
  });

/** Works out what an answer, or a file, would change and keeps it, to be looked at and then carried out as it was shown; where that is nothing, it is done. */
export async function makePlan(
  planning: Planning,
  answer: Answer,
  lines: Lines = {},
): Promise<RunState> {
  const planned = planSync(answer, await readBase(answer), {
    listsKept: planning.kind === "sync",
    lines,
  });
  // What another one planned meanwhile is not taken from under it.
  const known = await stateOf(planning.runId, planning.uid);
  if (known !== null) return known;
  const steps = stepsOf(planned);
  const writing = steps.filter(({ writes }) => writes.length > 0);
  await dropRun(planning.runId);
  await keepSteps(planning.runId, writing);
  await writeParts(planning, steps);
  const total = writing.reduce((sum, { writes }) => sum + writes.length, 0);
  return begin(planning, {
    total,
    counts: countPlanned(planned),
    subject: null,
    // Nothing to write is nothing to say yes to.
    ...(total === 0 && {
      status: "done" as const,
      finishedAt: new Date(),
      leaseUntil: null,
    }),
  });
}
