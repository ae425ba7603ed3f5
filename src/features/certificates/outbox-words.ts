import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

/** How the outbox names that a certificate was taken away. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  observerCertificates: { text: "certificates" },
};
