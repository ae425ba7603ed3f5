import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { sha256 } from "../edge/hash";
import { dayMs } from "@domain/time/lengths";

const keptMs = 90 * dayMs;

/** The same for the same values whatever the order of their keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, canonical(one)]);
}

/** What an operation asks for, in 64 characters. */
export const hashOf = (asked: unknown): string =>
  sha256(JSON.stringify(canonical(asked)));

export const receiptRef = ({ uid }: Session, operationId: string) =>
  database().doc(`operations/${uid}_${operationId}`);

/** Was this very operation of this person done? Throws "conflict" where another one has its receipt. */
export function wasDone(
  receipt: DocumentSnapshot,
  { uid }: Session,
  hash: string,
): boolean {
  if (!receipt.exists) return false;
  // Ids of two people and their operations may run together into one.
  if (receipt.get("uid") === uid && receipt.get("hash") === hash) return true;
  throw new AppError("conflict", { operation: "reused" });
}

/** What is kept for 90 days, so that a retry is answered and not done again. */
export const newReceipt = (
  { uid }: Session,
  operationId: string,
  hash: string,
  now: Date,
) => ({
  uid,
  operationId,
  hash,
  createdAt: FieldValue.serverTimestamp(),
  expireAt: new Date(now.getTime() + keptMs),
});
