import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import { database } from "../../edge/admin";
import type { Raised } from "../raise-alert";
import { raiseAlert } from "../raise-alert";

/** What an alert is to tell of, and since when. */
export type Found = Pick<Raised, "cause"> & { since: Date };

/** Raises the alerts that `foundIn` what is stored: one for each instant it began at, however often it is looked at. Answers whether there was any. */
export const raiseFound = (
  at: DocumentReference,
  now: Date,
  foundIn: (stored: DocumentSnapshot) => readonly Found[],
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const raised = foundIn(await transaction.get(at)).map(
      ({ cause, since }) => ({
        cause,
        changes: [{ kind: "opened" as const, since, at: now }],
      }),
    );
    if (raised.length === 0) return false;
    (await raiseAlert(transaction, raised))();
    return true;
  });
