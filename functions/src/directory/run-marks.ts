import { errorCode } from "@domain/errors";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { logDone, logFailure, startOperation } from "../edge/log";
import { runWords } from "../words/run-words";
import { applyMarks } from "./apply-marks";
import type { Mark } from "./marks";
import { markOf, marksPath } from "./marks";
import { rebuildDirectory } from "./rebuild-directory";

/** Marks read in one page, and pages in one run; what is left waits a minute. */
const pageSize = 300;
const pages = 40;

export interface MarksResult {
  marks: number;
  /** How many parts were written. */
  parts: number;
  failed: number;
}

async function markPage(after: QueryDocumentSnapshot | null) {
  const query = database().collection(marksPath).limit(pageSize);
  const { docs } = await (
    after === null ? query : query.startAfter(after)
  ).get();
  return docs;
}

function byDirectory(marks: readonly Mark[]): Map<string, Mark[]> {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const { directoryId } = mark;
    groups.set(directoryId, [...(groups.get(directoryId) ?? []), mark]);
  }
  return groups;
}

/** Brings one directory up to date; one that is not there, or is marked as a whole, is built anew. */
async function settle(
  directoryId: string,
  marks: readonly Mark[],
  now: Date,
): Promise<number> {
  const whole = marks.some(({ kind }) => kind === null);
  const applied = whole ? null : await applyMarks(directoryId, marks, now);
  if (applied !== null) return applied;
  const written = await rebuildDirectory(directoryId, now);
  // What was marked may have changed since it was read: it is looked at again with the marks.
  return written + ((await applyMarks(directoryId, marks, now)) ?? 0);
}

/** The species first, as they mark the directories that name them; a failure is tried again the next minute. */
async function settleSpecies(now: Date): Promise<number> {
  const operation = startOperation("buildSpeciesWords", null);
  try {
    const { species, ...documents } = await runWords(now);
    if (species > 0) logDone(operation, { species, ...documents });
    return 0;
  } catch (error) {
    logFailure(operation, errorCode(error), {});
    return 1;
  }
}

/**
 * Brings the index of species and every directory up to date with what was marked; a database without
 * gets them. A directory that fails keeps its marks for the next run and does not stop the others.
 */
export async function runMarks(now: Date): Promise<MarksResult> {
  const total: MarksResult = { marks: 0, parts: 0, failed: 0 };
  total.failed += await settleSpecies(now);
  let last: QueryDocumentSnapshot | null = null;
  for (let page = 0; page < pages; page += 1) {
    const docs: QueryDocumentSnapshot[] = await markPage(last);
    const groups = byDirectory(docs.map(markOf));
    for (const [directoryId, marks] of groups) {
      try {
        total.parts += await settle(directoryId, marks, now);
        total.marks += marks.length;
      } catch (error) {
        total.failed += 1;
        const operation = startOperation("buildDirectory", null);
        logFailure(operation, errorCode(error), { directoryId });
      }
    }
    if (docs.length < pageSize) break;
    last = docs.at(-1) ?? null;
  }
  return total;
}
