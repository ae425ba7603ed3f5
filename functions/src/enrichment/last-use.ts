import { lastUseOf, wasUsed } from "@domain/enrichment/effect/effect";
import { lastUsesQuery } from "@domain/enrichment/effect/effect-queries";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { idOfUse } from "@domain/enrichment/use";
import { makeRecord } from "@domain/record/make";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { readingOf, ref, stampChange, stampNew } from "../edge/documents";
import { compile } from "../edge/query";

/** Of so many the last that took place is taken: a few may not be readable, or were taken back at once. */
const lookedAt = 5;

type OfObject = Pick<EnrichmentSession, "zooId" | "enrichmentId">;

/** When an object was last placed in an establishment; null: never. */
export async function lastUseIn(
  transaction: Transaction,
  { zooId, enrichmentId }: OfObject,
): Promise<Date | null> {
  const { docs } = await transaction.get(
    compile(lastUsesQuery(zooId, enrichmentId, lookedAt)),
  );
  const sessions = docs.flatMap((doc) => {
    const { record } = readingOf("enrichmentSessions", doc);
    return record === null ? [] : [record];
  });
  return lastUseOf(sessions);
}

/** Writes when an object was last placed, as its sessions say by now. Safe to replay, in whatever order. */
export const tellLastUse = (of: OfObject): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const { zooId, enrichmentId } = of;
    const id = idOfUse(zooId, enrichmentId);
    const stored = await transaction.get(ref("enrichmentUses", id));
    const lastUsedAt = await lastUseIn(transaction, of);
    const { record: use } = readingOf("enrichmentUses", stored);
    if (!stored.exists) {
      if (lastUsedAt === null) return;
      const values = { zooId, enrichmentId };
      const made = makeRecord("enrichmentUses", id, values, new Date());
      const record = { ...made, lastUsedAt, ...stampNew(systemAuthor) };
      transaction.create(stored.ref, record);
      return;
    }
    // One that cannot be read is repair's.
    if (use === null || use.lastUsedAt?.getTime() === lastUsedAt?.getTime())
      return;
    transaction.update(stored.ref, {
      lastUsedAt,
      ...stampChange(systemAuthor),
    });
  });

/** What of a session says when its object was used. */
const said = (session: EnrichmentSession | null): string =>
  session === null
    ? ""
    : JSON.stringify([
        session.placedAt,
        session.status,
        session.isDeleted,
        wasUsed(session),
      ]);

export const onSessionUsed = onDocumentWritten(
  { document: "enrichmentSessions/{sessionId}", region, retry: true },
  async ({ data }) => {
    const [before, after] = [data?.before, data?.after].map((one) =>
      one === undefined ? null : readingOf("enrichmentSessions", one).record,
    );
    const session = after ?? before ?? null;
    if (session === null || said(before ?? null) === said(after ?? null))
      return;
    if (before == null && session.placedAt === null) return;
    await tellLastUse(session);
  },
);
