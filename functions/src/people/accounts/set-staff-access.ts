import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { hasEnded, readAccess } from "../../callables/team";
import { record } from "../../edge/audit";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { checkMode } from "../../edge/demonstration";
import { changeOf, readable, ref } from "../../edge/documents";
import type { Session } from "@domain/access/session";

interface Listing {
  zooId: string;
  staffAccess: readonly string[];
}

/** The list and the access of everybody who is put on it or taken off, together. */
async function list(
  transaction: Transaction,
  session: Session,
  { zooId, staffAccess }: Listing,
): Promise<void> {
  const zoo = readable("zoo", await transaction.get(ref("zoo", zooId)));
  if (zoo === null) throw new AppError("not-found");
  checkMode(session, zoo);
  const before = zoo.staffAccess;
  const next = [...new Set(staffAccess)];
  const added = next.filter((uid) => !before.includes(uid));
  const removed = before.filter((uid) => !next.includes(uid));
  if (added.length + removed.length === 0) return;
  // Nobody comes to work where everybody else has gone.
  if (zoo.isArchived && added.length > 0) throw new AppError("conflict");
  const known = await readAccess(transaction, [...added, ...removed]);
  for (const uid of added) {
    const access = known.get(uid);
    if (access?.staff !== true || hasEnded(access))
      throw new AppError("invalid-input", { fields: ["staffAccess"] });
  }
  transaction.update(
    ref("zoo", zooId),
    changeOf("zoo", { staffAccess: next }, session.uid),
  );
  for (const [uid, access] of known) {
    const others = access.zooIds.filter((id) => id !== zooId);
    const zooIds = added.includes(uid) ? [...others, zooId] : others;
    transaction.update(
      ref("access", uid),
      changeOf("access", { zooIds }, session.uid),
    );
  }
  record(transaction, {
    zooId,
    action: "staffAccessChanged",
    by: session.uid,
    subject: { collection: "zoo", id: zooId },
    before: { staffAccess: before },
    after: { staffAccess: next },
  });
}

/** Which of the provider's people see the establishment. */
export const setStaffAccess = defineCallable(
  "setStaffAccess",
  async (session, asked) => {
    await database().runTransaction((transaction) =>
      list(transaction, session, asked),
    );
    return { zooId: asked.zooId };
  },
);
