import { evaluationsOfSubjectQuery } from "@domain/evaluation/evaluation-queries";
import { readIn } from "@domain/evaluation/outcome";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import type { Change } from "firebase-functions/firestore";
import { moveAlerts } from "../alerts/move-alerts";
import { database } from "../edge/admin";
import { readingOf } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { moveFindings } from "../findings/move-findings";
import { sectorsOfSubject } from "./subjects/sectors-of-subject";

/** Evaluations changed together. */
const chunk = 200;

/** Brings some evaluations of one subject into the sectors in which it lies now; answers how many lay elsewhere. */
const bringAlong = (
  refs: readonly DocumentReference[],
  { dryRun }: { dryRun: boolean },
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...refs);
    const all = stored.flatMap((one) => {
      const { record } = readingOf("evaluations", one);
      return record === null ? [] : [{ at: one.ref, record }];
    });
    const [first] = all;
    if (first === undefined) return 0;
    const found = await sectorsOfSubject(transaction, first.record);
    // What is gone lies where it lay.
    if (found === null) return 0;
    const behind = all.flatMap(({ at, record }) => {
      const sectorIds =
        record.status === "submitted" ? readIn(record, found) : found;
      return equalValues(record.sectorIds, sectorIds) ? [] : { at, sectorIds };
    });
    if (!dryRun)
      for (const { at, sectorIds } of behind)
        transaction.update(at, parsePatch("evaluations", { sectorIds }));
    return behind.length;
  });

/** Brings all that was answered about an animal, a group or an enclosure to those who look after it now; answers how many lay elsewhere. Safe to replay. */
export async function moveEvaluations(
  subjectId: string,
  options: { dryRun: boolean } = { dryRun: false },
): Promise<number> {
  let moved = 0;
  const all = compile(evaluationsOfSubjectQuery(subjectId, 1));
  for await (const docs of pagesOfQuery(all))
    for (let from = 0; from < docs.length; from += chunk)
      moved += await bringAlong(
        docs.slice(from, from + chunk).map((doc) => doc.ref),
        options,
      );
  return moved;
}

/** What of an animal says where it, and its group, lie. */
const placing = ["sectorId", "groupId", "isArchived"];

/** Evaluations of an animal that moved, and of the groups in which it was and is, follow; of the groups their alerts and findings, too. */
export async function followSubjectsOf(
  animalId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> {
  if (placing.every((field) => before.get(field) === after.get(field))) return;
  await moveEvaluations(animalId);
  const groups = [before, after].map((one): unknown => one.get("groupId"));
  const zooId: unknown = after.get("zooId");
  for (const groupId of new Set(groups)) {
    if (typeof groupId !== "string") continue;
    await moveEvaluations(groupId);
    if (typeof zooId !== "string") continue;
    await moveAlerts(zooId, groupId);
    await moveFindings(zooId, groupId);
  }
}

/** Removes all that was answered about an animal that goes for good; what it counted is taken back as each goes. Safe to replay. */
export async function forgetSubject(subjectId: string): Promise<void> {
  const all = compile(evaluationsOfSubjectQuery(subjectId, 1));
  for await (const docs of pagesOfQuery(all))
    for (const doc of docs) await database().recursiveDelete(doc.ref);
}
