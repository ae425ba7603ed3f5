import type { Session } from "@domain/access/session";
import { reachesEverywhere } from "@domain/access/reach";
import { activeTemplatesQuery } from "@domain/automation/automation-queries";
import { AppError } from "@domain/errors";
import { accessOfZoo } from "@domain/person/person-queries";
import type {
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { readAccess } from "../callables/team";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { defineCallable } from "../edge/define-callable";
import { changeOf, readable, readingOf, ref } from "../edge/documents";
import { compile } from "../edge/query";

interface Wish {
  zooId: string;
  archived: boolean;
}

/** The establishment's own record, and who of the provider sees it. */
async function mark(
  transaction: Transaction,
  { uid }: Session,
  { zooId, archived }: Wish,
): Promise<void> {
  const zoo = readable("zoo", await transaction.get(ref("zoo", zooId)));
  if (zoo === null) throw new AppError("not-found");
  const listed = await readAccess(transaction, zoo.staffAccess);
  if (zoo.isArchived !== archived) {
    const removal = archived
      ? { deletedAt: new Date(), deletedBy: uid }
      : { deletedAt: null, deletedBy: null };
    transaction.update(
      ref("zoo", zooId),
      changeOf("zoo", { isArchived: archived, ...removal }, uid),
    );
    record(transaction, {
      zooId,
      action: archived ? "recordRemoved" : "recordRestored",
      by: uid,
      subject: { collection: "zoo", id: zooId },
    });
  }
  for (const [id, access] of listed) {
    const others = access.zooIds.filter((one) => one !== zooId);
    const zooIds = archived || !access.staff ? others : [...others, zooId];
    transaction.update(ref("access", id), changeOf("access", { zooIds }, uid));
  }
}

/** So many people in one transaction. */
const together = 200;

/** The access of some people, closed or again what their cards say; a superAdmin's reaches everywhere all the same. */
const closeSome = (
  ids: readonly string[],
  { uid }: Session,
  { zooId, archived }: Wish,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const zoo = await transaction.get(ref("zoo", zooId));
    // Somebody was quicker and wants the contrary.
    if ((zoo.get("isArchived") === true) !== archived) return;
    const known = await readAccess(transaction, ids);
    const cards = await transaction.getAll(
      ...ids.map((id) => ref("users", id)),
    );
    const own = new Map(
      cards.map((card) => [card.id, readingOf("users", card).record]),
    );
    for (const [id, { status, right }] of known) {
      const works = status === "active" || status === "pending";
      const before = own.get(id)?.userStatus ?? "active";
      const isToChange = archived
        ? works && !reachesEverywhere(right)
        : status === "closed";
      if (!isToChange) continue;
      transaction.update(
        ref("access", id),
        changeOf("access", { status: archived ? "closed" : before }, uid),
      );
    }
  });

/** Everybody whose home it is, page by page: asked again, it goes on where it was cut. */
async function closeAll(session: Session, wish: Wish): Promise<void> {
  let last: QueryDocumentSnapshot | null = null;
  for (;;) {
    const ask: Query = compile(accessOfZoo(wish.zooId, together));
    const page: Query = last === null ? ask : ask.startAfter(last);
    const { docs }: QuerySnapshot = await page.get();
    const ids = docs.map(({ id }) => id);
    if (ids.length > 0) await closeSome(ids, session, wish);
    if (ids.length < together) return;
    last = docs.at(-1) ?? null;
  }
}

/** What makes tasks by itself stops; whoever restores the establishment resumes what is wanted. */
async function suspendAll({ uid }: Session, zooId: string): Promise<void> {
  const change = { status: "suspended" } as const;
  for (;;) {
    const active = compile(activeTemplatesQuery(zooId, together));
    const { docs } = await active.get();
    const batch = database().batch();
    for (const { ref: template } of docs)
      batch.update(template, changeOf("taskTemplates", change, uid));
    await batch.commit();
    if (docs.length < together) return;
  }
}

/** Archives an establishment or restores it; the record first, so that nobody is let in meanwhile. */
export const setZooArchived = defineCallable(
  "setZooArchived",
  async (session, wish) => {
    await database().runTransaction((transaction) =>
      mark(transaction, session, wish),
    );
    await closeAll(session, wish);
    if (wish.archived) await suspendAll(session, wish.zooId);
    return { zooId: wish.zooId, archived: wish.archived };
  },
);
