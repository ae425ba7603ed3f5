import type { Session } from "@domain/access/session";
import type { ExportJob } from "@domain/export/export-job";
import type { Transaction } from "firebase-admin/firestore";
import { changeOf, readingOf, ref } from "../edge/documents";

export const jobRef = (id: string) => ref("exportJobs", id);

/** The job as it is within the transaction; null for none. */
export const jobIn = async (
  transaction: Transaction,
  id: string,
): Promise<ExportJob | null> =>
  readingOf("exportJobs", await transaction.get(jobRef(id))).record;

export function changeJob(
  transaction: Transaction,
  id: string,
  values: Partial<ExportJob>,
): void {
  transaction.update(jobRef(id), changeOf("exportJobs", values, "system"));
}

/** Whoever asked for it, with the rights they have now, where they asked; null where there are none any more. */
export async function askerOf(
  transaction: Transaction,
  { userId, zooId }: Pick<ExportJob, "userId" | "zooId">,
): Promise<Session | null> {
  const stored = await transaction.get(ref("access", userId));
  const { record: access } = readingOf("access", stored);
  return access === null ? null : { uid: userId, access, zooId };
}
