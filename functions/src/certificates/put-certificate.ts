import type {
  Certificate,
  CertificateKind,
} from "@domain/certificate/certificate";
import { certificateIdOf } from "@domain/certificate/certificate";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { readingOf, ref } from "../edge/documents";
import { putDerived } from "../edge/put-derived";

/** What a certificate says, but whether somebody took it away. */
export type Certified = Omit<
  Certificate,
  | "certificateId"
  | "isDeleted"
  | "schemaVersion"
  | "createdAt"
  | "updatedAt"
  | "createdBy"
  | "updatedBy"
  | "operationId"
>;

/** The certificate of an evaluation or a session as it is stored. */
export const certificateOf = (
  transaction: Transaction,
  kind: CertificateKind,
  sourceId: string,
): Promise<DocumentSnapshot> =>
  transaction.get(ref("observerCertificates", certificateIdOf(kind, sourceId)));

/**
 * Writes what is certified now over what was, where they differ; null takes it out. One that an administrator took away stays so.
 * Answers whether it differed.
 */
export function putCertificate(
  transaction: Transaction,
  stored: DocumentSnapshot,
  certified: Certified | null,
  { dryRun }: { dryRun: boolean },
): boolean {
  if (certified === null && !stored.exists) return false;
  const { record } = readingOf("observerCertificates", stored);
  const isSame =
    record !== null &&
    certified !== null &&
    equalValues({ ...record, ...certified }, record);
  if (isSame) return false;
  if (!dryRun)
    putDerived(
      transaction,
      "observerCertificates",
      stored,
      {},
      certified,
      systemAuthor,
    );
  return true;
}
