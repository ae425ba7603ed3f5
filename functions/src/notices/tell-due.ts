import { errorCode } from "@domain/errors";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import pMap from "p-map";
import { logFailure, startOperation } from "../edge/log";
import type { Known } from "./known";
import { dueMarks } from "./marks";
import type { TellTask } from "./tell-task";
import { tellTask } from "./tell-task";

/** Marks read in one page, and transactions under way at once. */
const pageSize = 200;
const parallel = 8;

/** What failed is tried again so much later, and holds up nobody until then. */
const putOffMs = 600_000;

export interface TellResult {
  /** Tasks that were looked at. */
  tasks: number;
  /** Notices that were written. */
  told: number;
  failed: number;
}

/** Whether the time of a run is over: what is left is due a minute later. */
export type IsOver = () => boolean;

async function tellOne(
  tell: TellTask,
  mark: QueryDocumentSnapshot,
  now: Date,
  known: Known,
  total: TellResult,
): Promise<void> {
  total.tasks += 1;
  try {
    const told = await tell(mark.id, now, known);
    total.told += told ?? 0;
  } catch (error) {
    total.failed += 1;
    const operation = startOperation("tellTask", null);
    logFailure(operation, errorCode(error), { taskId: mark.id });
    await mark.ref
      .update({ nextAt: new Date(now.getTime() + putOffMs) })
      .catch(() => undefined);
  }
}

/**
 * Says of every task what is due by `now`, longest due first, a page at a time, until the time is over. One that
 * fails is put off and does not stop the others. Safe to replay, and beside another run.
 */
export async function tellDue(
  now: Date,
  known: Known,
  isOver: IsOver,
  tell: TellTask = tellTask,
): Promise<TellResult> {
  const total: TellResult = { tasks: 0, told: 0, failed: 0 };
  const due = dueMarks(now, pageSize);
  let last: QueryDocumentSnapshot | undefined;
  while (!isOver()) {
    const { docs } = await (last ? due.startAfter(last) : due).get();
    await pMap(
      docs,
      async (mark) => {
        if (!isOver()) await tellOne(tell, mark, now, known, total);
      },
      { concurrency: parallel },
    );
    last = docs.at(-1);
    if (docs.length < pageSize) break;
  }
  return total;
}
