import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import type { Caller } from "../edge/caller";
import { ref } from "../edge/documents";
import { accounts } from "../people/auth-port";
import { checkAsSet } from "./shut-account";

/**
 * Throws "not-allowed" for a tablet that signed in before the account got its password, whose token would be good for up to
 * an hour more, and for an account that somebody else changed.
 */
export async function checkSignedIn(
  { uid, access: { zooId } }: Session,
  { signedInAt }: Caller,
): Promise<void> {
  if (zooId === null) throw new AppError("not-allowed");
  const [mail, ended] = await Promise.all([
    accounts().mailOf(uid),
    accounts().sessionsEndedAt(uid),
  ]);
  await checkAsSet(zooId, uid, { mail, endedAt: new Date(ended) });
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
