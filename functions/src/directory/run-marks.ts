import { sharedDirectory } from "@domain/directory/kinds";
import { errorCode } from "@domain/errors";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { logFailure, startOperation } from "../edge/log";
import { applyMarks } from "./apply-marks";
import type { Mark } from "./marks";
import { markDirectory, markOf, marksPath } from "./marks";
import { rebuildDirectory } from "./rebuild-directory";
import { headerRef } from "./stored";

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

/** A database without directories gets them: each is marked, the shared one built last as the sign that all are. */
async function begin(now: Date): Promise<void> {
  if ((await headerRef(sharedDirectory).get()).exists) return;
  const zoos = await database().collection("zoo").select().get();
  for (const { id } of zoos.docs) await markDirectory(id);
  await rebuildDirectory(sharedDirectory, now);
}

/**
 * Brings every directory up to date with what was marked. A directory that fails keeps its marks for
 * the next run and does not stop the others.
 */
export async function runMarks(now: Date): Promise<MarksResult> {
  const total: MarksResult = { marks: 0, parts: 0, failed: 0 };
  await begin(now);
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
