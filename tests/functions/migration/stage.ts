import { migrate } from "../../../functions/src/migrate/migrate";
import type {
  Counts,
  Odd,
  SignIn,
} from "../../../functions/src/migrate/report";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { idOfPerson } from "./old-people";
import { bucket } from "./old-places";

export const now = new Date("2026-11-22T12:00:00Z");

/** Whom Authentication keeps out: somebody whose card says nothing of it. */
export const keptOut = new Set([idOfPerson(24), idOfPerson(90)]);

const signIns = (uids: readonly string[]) =>
  Promise.resolve(
    new Map<string, SignIn>(
      uids
        .filter((uid) => keptOut.has(uid))
        .map((uid) => [uid, { mail: `${uid}@auth.test`, disabled: true }]),
    ),
  );

export async function runMigration(dryRun = false) {
  const odd: Odd[] = [];
  const counts: Counts[] = [];
  await migrate({
    dryRun,
    now,
    buckets: [bucket],
    signIns,
    onOdd: (one) => odd.push(one),
    onCounted: (one) => counts.push(one),
  });
  const sum = (of: (one: Counts) => number) =>
    counts.reduce((total, one) => total + of(one), 0);
  return {
    odd,
    counts,
    read: sum((one) => one.read),
    written: sum((one) => one.written),
  };
}

/** What nothing but the moment of a write decides is left out. */
const momentary = ["updatedAt", "operationId", "createdAt", "builtAt"];

const still = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !momentary.includes(name)),
  );

/** Every document that is stored, by path, `whole` or without what differs from run to run. */
export async function everything(
  whole = false,
): Promise<Map<string, Record<string, unknown>>> {
  const all = new Map<string, Record<string, unknown>>();
  const roots = await database().listCollections();
  const pages = [...roots, database().collectionGroup("private")];
  for (const page of pages) {
    const { docs } = await page.get();
    for (const doc of docs) {
      const fields = plain(doc.data()) as Record<string, unknown>;
      all.set(doc.ref.path, whole ? fields : still(fields));
    }
  }
  return all;
}
