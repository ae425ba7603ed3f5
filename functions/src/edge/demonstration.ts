import { writesForReal } from "@domain/access/reach";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { ref } from "./documents";

/** Throws "demonstration" where the establishment (null: none is known) demonstrates and keeps nothing of this person's. */
export function checkMode(
  { access }: Session,
  zoo: { readonly anonymousMode?: unknown } | null,
): void {
  const anonymousMode = zoo?.anonymousMode === true;
  if (!writesForReal(access, { anonymousMode }))
    throw new AppError("demonstration");
}

/** The same of an establishment by its id, as it is within the transaction. */
export async function checkModeOf(
  transaction: Transaction,
  session: Session,
  zooId: string,
): Promise<void> {
  // Somebody who belongs nowhere: nothing demonstrates there.
  if (zooId === "") return;
  const zoo = await transaction.get(ref("zoo", zooId));
  checkMode(session, zoo.data() ?? null);
}
