import { lastOfSubjectQuery } from "@domain/evaluation/evaluation-queries";
import type { Finding } from "@domain/finding/finding";
import { scoreDays } from "@domain/finding/of-scores";
import type { DayMean } from "@domain/health/watch/itself";
import type { Transaction } from "firebase-admin/firestore";
import { readingOf } from "../edge/documents";
import { compile } from "../edge/query";

/** So many evaluations of a subject are read, the latest: more than one a day in the time that is compared. */
const readMost = 400;

/** How what a finding is about scored, by the day. */
export async function scoreDaysOf(
  transaction: Transaction,
  { zooId, subject, source }: Pick<Finding, "zooId" | "subject" | "source">,
): Promise<DayMean[]> {
  const query = compile(lastOfSubjectQuery(subject.id, readMost));
  const { docs } = await transaction.get(query);
  const all = docs.flatMap((doc) => {
    const { record } = readingOf("evaluations", doc);
    return record?.zooId === zooId ? [record] : [];
  });
  return scoreDays(all, source);
}
