import { firstAt } from "../record/first-at";
import type { CollectionEntry } from "../record/types";
import { derivedOnly, desk } from "../record/writes";
import type { Certificate } from "./certificate";
import { certificateSchema } from "./certificate";

/** What `can()` needs to know of a certificate: whose it is; it lies in no sector. */
export const certificateFacts = ({
  zooId,
  userId,
}: Pick<Certificate, "zooId" | "userId">) => ({ zooId, userId });

/** What trainings proved; functions write them, and administrators take them away. */
export const certificatesEntry = {
  path: "observerCertificates",
  scope: "zoo",
  idField: "certificateId",
  schema: certificateSchema,
  resource: "observerCertificates",
  identity: ["zooId", "userId", "verdict"],
  fallback: {
    campaignId: () => "",
    kind: () => "answers",
    sourceId: () => "",
    formId: () => "",
    version: () => 1,
    at: firstAt,
    figures: () => [],
  },
  facts: certificateFacts,
  references: [],
  derive: [],
  writes: {
    create: derivedOnly,
    change: derivedOnly,
    remove: desk("isDeleted"),
  },
} as const satisfies CollectionEntry;
