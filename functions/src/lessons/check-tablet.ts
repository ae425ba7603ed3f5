import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import type { Caller } from "../edge/caller";
import { ref } from "../edge/documents";
import { accounts } from "../people/auth-port";

/**
 * Throws "not-allowed" for a tablet that signed in before the account got its password: its token would be good for up to
 * an hour more.
 */
export async function checkSignedIn(
  { uid }: Session,
  { signedInAt }: Caller,
): Promise<void> {
  const ended = await accounts().sessionsEndedAt(uid);
  if (signedInAt * 1000 < ended) throw new AppError("not-allowed");
}

/** The account's own establishment; throws "not-allowed" for one that is gone or archived. */
export async function checkHere(
  transaction: Transaction,
  { access: { zooId } }: Session,
): Promise<string> {
  if (zooId === null) throw new AppError("not-allowed");
  const zoo = await transaction.get(ref("zoo", zooId));
  if (!zoo.exists || zoo.get("isArchived") === true)
    throw new AppError("not-allowed");
  return zooId;
}
