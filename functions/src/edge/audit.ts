import type { AuditAction } from "@domain/audit/actions";
import type { AuditCodes } from "@domain/audit/audit";
import { parseCreate } from "@domain/record/parse";
import type { CollectionName } from "@domain/collections";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "./admin";
import { stampNew } from "./documents";

/** What is to be recorded: codes and ids alone, never names or addresses. */
export interface NewAuditEntry {
  zooId: string;
  action: AuditAction;
  by: string;
  subject: { collection: CollectionName; id: string };
  fields?: readonly string[];
  before?: AuditCodes;
  after?: AuditCodes;
  operationId?: string | null;
}

/** Stands for the establishment of those who have none: superAdmins alone read it. */
export const nowhere = "nowhere";

/** Records what a transaction does, in it. */
export function record(transaction: Transaction, entry: NewAuditEntry): void {
  const { operationId = null, ...told } = entry;
  const rest = { ...told, zooId: told.zooId === "" ? nowhere : told.zooId };
  const at = database().collection("audit").doc();
  const fields = rest.fields ?? Object.keys(rest.after ?? {});
  transaction.create(at, {
    ...parseCreate("audit", at.id, { ...rest, fields, at: new Date() }),
    ...stampNew(entry.by, operationId),
  });
}
