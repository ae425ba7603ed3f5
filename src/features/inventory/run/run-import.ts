import { AppError, errorCode } from "@domain/errors";
import type { Plan, PlannedRow } from "@domain/inventory/plan/types";
import type { Step } from "@domain/inventory/plan/steps";
import { stepsOf } from "@domain/inventory/plan/steps";
import { idsAtOnce, withIdsQuery } from "@domain/query/facility-queries";
import { isPutAway } from "@domain/record/put-away";
import type { SaveFailure } from "@domain/record/save";
import { call } from "../../../data/calls";
import { demonstration } from "../../../data/demonstration/mode";
import { toAppError } from "../../../data/errors";
import { readPages } from "../../../data/live/read-pages";

/** A row that the server refused, and what of it. */
export interface FailedRow {
  row: PlannedRow;
  code: AppError["code"];
  /** What the server says of it: a stored field and, after a colon, what is wrong with it. */
  fields: readonly string[];
}

export interface RunResult {
  /** Rows that are stored now. */
  done: number;
  failed: readonly FailedRow[];
  /** Somebody ended it before it was through. */
  stopped: boolean;
  /** Why it could not go on; null: it went through, or was stopped. */
  failure: AppError | null;
}

interface Run {
  plan: Plan;
  zooId: string;
  /** Of this run alone: its steps are operations of their own. */
  importId: string;
  now: Date;
  workOf: Parameters<typeof stepsOf>[1]["workOf"];
  isStopped: () => boolean;
  /** How many rows are dealt with by now. */
  told: (count: number) => void;
}

/** A step is sent so often where the network, not the server, is at fault. */
const tries = 4;
const waitMs = 1500;

const pause = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms));

const isPassing = (code: AppError["code"]): boolean =>
  code === "offline" || code === "internal" || code === "quota";

/** Sends a step; the same operation however often, so that an answer that got lost does nothing twice. */
async function send(operationId: string, step: Step): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await call("saveRecords", { operationId, changes: [...step.changes] });
      return;
    } catch (error) {
      const failure = toAppError(error);
      if (attempt === tries || !isPassing(failure.code)) throw failure;
      await pause(waitMs * attempt);
    }
}

const without = ({ changes, rows }: Step, index: number): Step => ({
  changes: changes.toSpliced(index, 1),
  rows: rows.toSpliced(index, 1),
});

/** The row that a refusal names; null where it names none. */
function blamed(step: Step, failure: AppError): FailedRow | null {
  const {
    index,
    fields = [],
    conflicts = [],
  } = failure.details as Partial<SaveFailure>;
  const row = index === undefined ? null : (step.rows[index] ?? null);
  const changed = conflicts.map(({ field }) => `${field}:conflict`);
  return row === null
    ? null
    : { row, code: failure.code, fields: [...fields, ...changed] };
}

/** Saves a step but for the rows that the server refuses, which are told. Rejects AppError where it refuses more than rows. */
async function save(id: string, whole: Step): Promise<FailedRow[]> {
  const failed: FailedRow[] = [];
  let step = whole;
  while (step.changes.length > 0)
    try {
      await send(failed.length === 0 ? id : `${id}-${failed.length}`, step);
      return failed;
    } catch (error) {
      const failure = toAppError(error);
      const row = blamed(step, failure);
      if (row === null) throw failure;
      failed.push(row);
      step = without(step, step.rows.indexOf(row.row));
    }
  return failed;
}

/** Which of the places that a plan makes are there by now: an earlier run made them. */
async function placesThere({
  zooId,
  plan,
}: Pick<Run, "zooId" | "plan">): Promise<Set<string>> {
  const there = new Set<string>();
  const look = async (collection: "enclosures" | "groups", ids: string[]) => {
    for (let start = 0; start < ids.length; start += idsAtOnce) {
      const some = ids.slice(start, start + idsAtOnce);
      const query = withIdsQuery(collection, zooId, some);
      for (const { id, data } of await readPages(
        () => query,
        () => undefined,
      ))
        // What was removed this minute is no place: making it again says so.
        if (!isPutAway(data)) there.add(id);
    }
  };
  await look(
    "enclosures",
    plan.newEnclosures.map(({ id }) => id),
  );
  await look(
    "groups",
    plan.newGroups.map(({ id }) => id),
  );
  return there;
}

/**
 * Writes what a plan says, step after step, each all or nothing; rows that the server refuses are left out and told. It can
 * be ended after any step and begun again with a new plan: what is stored is then unchanged. Rejects AppError only where
 * nothing could be begun.
 */
export async function runImport(run: Run): Promise<RunResult> {
  const { plan, zooId, importId, now, workOf, isStopped, told } = run;
  if (demonstration() !== "off") throw new AppError("demonstration");
  const there = await placesThere(run);
  const steps = stepsOf(plan, { zooId, now, workOf, there });
  const failed: FailedRow[] = [];
  let done = 0;
  for (const [number, step] of steps.entries()) {
    if (isStopped()) return { done, failed, stopped: true, failure: null };
    try {
      const refused = await save(`${importId}--${number}`, step);
      const rows = step.rows.filter((row) => row !== null).length;
      failed.push(...refused);
      done += rows - refused.length;
      told(done + failed.length);
    } catch (error) {
      const failure = new AppError(errorCode(error));
      return { done, failed, stopped: false, failure };
    }
  }
  return { done, failed, stopped: false, failure: null };
}
