import { dueSummariesQuery } from "@domain/establishment/summary/summary-queries";
import { errorCode } from "@domain/errors";
import type { DocumentReference } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";
import { logFailure, startOperation } from "../edge/log";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { minuteOf, summaryMarksPath } from "./marks";
import { recountSummary } from "./recount-summary";

const atOnce = 4;
/** Summaries that the clock changes, in one run; what is left waits a minute. */
const dueMost = 200;

export interface SummariesResult {
  /** How many establishments were counted. */
  zoos: number;
  /** How many summaries said something else. */
  differing: number;
  failed: number;
}

/** The establishments whose minute is over, with their marks. */
async function markedZoos(
  now: Date,
): Promise<Map<string, DocumentReference[]>> {
  const minute = minuteOf(now);
  const all = database().collection(summaryMarksPath);
  const zoos = new Map<string, DocumentReference[]>();
  for await (const marks of pagesOfQuery(all))
    for (const mark of marks) {
      if (Number(mark.get("minute")) >= minute) continue;
      const zooId = String(mark.get("zooId"));
      zoos.set(zooId, [...(zoos.get(zooId) ?? []), mark.ref]);
    }
  return zoos;
}

async function takeAway(marks: readonly DocumentReference[]): Promise<void> {
  if (marks.length === 0) return;
  const batch = database().batch();
  for (const mark of marks) batch.delete(mark);
  await batch.commit();
}

/**
 * Counts every marked establishment again, once for all of its marks, and those in which the clock has changed a number. One
 * that fails keeps its marks and does not stop the others.
 */
export async function runSummaries(now: Date): Promise<SummariesResult> {
  const total: SummariesResult = { zoos: 0, differing: 0, failed: 0 };
  const zoos = await markedZoos(now);
  const due = await compile(dueSummariesQuery(now, dueMost)).get();
  for (const { id } of due.docs) if (!zoos.has(id)) zoos.set(id, []);
  await pMap(
    zoos,
    async ([zooId, marks]) => {
      try {
        const names = await recountSummary(zooId, now);
        await takeAway(marks);
        total.zoos += 1;
        total.differing += names.length > 0 ? 1 : 0;
      } catch (error) {
        total.failed += 1;
        logFailure(startOperation("countZoo", null), errorCode(error), {
          zooId,
        });
      }
    },
    { concurrency: atOnce },
  );
  return total;
}
