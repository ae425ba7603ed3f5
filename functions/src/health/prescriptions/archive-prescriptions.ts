import { overduePrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import { completedValues } from "@domain/health/prescriptions/state";
import { systemAuthor } from "@domain/task/task";
import { parisDay, parisZone } from "@domain/time/paris";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { database, region } from "../../edge/admin";
import { changeOf, readingOf } from "../../edge/documents";
import { compile } from "../../edge/query";

/** Read at once. */
const pageSize = 100;

/** Puts one treatment away, unless somebody ended or prolonged it meanwhile. */
const archiveOne = (doc: QueryDocumentSnapshot, now: Date): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(doc.ref);
    const { record } = readingOf("prescriptions", stored);
    const isDue =
      record?.status === "current" && record.endDate < parisDay(now);
    if (!isDue) return false;
    const changes = { ...completedValues(record), endedAt: now };
    transaction.update(
      stored.ref,
      changeOf("prescriptions", changes, systemAuthor),
    );
    return true;
  });

/** Puts away every treatment whose end date has passed; answers how many. Safe to replay. */
export async function archiveDue(now: Date): Promise<number> {
  const query = compile(overduePrescriptionsQuery(parisDay(now), pageSize));
  let archived = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const doc of docs) if (await archiveOne(doc, now)) archived += 1;
    last = docs.at(-1);
    if (last === undefined) return archived;
  }
}

/** Early on the day after its end date a treatment is over, by the clocks of Paris. */
export const archivePrescriptions = onSchedule(
  {
    schedule: "10 0 * * *",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    await archiveDue(new Date(scheduleTime));
  },
);
