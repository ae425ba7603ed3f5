import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import type { AuditEntry } from "./audit";
import { auditSchema } from "./audit";

/** Who did what; written in the transaction of what it records. */
export const auditEntry = {
  path: "audit",
  scope: "zoo",
  idField: null,
  schema: auditSchema,
  resource: "audit",
  identity: ["zooId"],
  fallback: {
    action: () => "unknown",
    by: () => "",
    subject: () => ({ collection: "", id: "" }),
    at: () => new Date(0),
  },
  facts: ({ zooId }: Pick<AuditEntry, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
