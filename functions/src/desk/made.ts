import type { Session } from "@domain/access/session";
import type { CollectionName } from "@domain/collections";
import { deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import type { MadeLimit } from "@domain/record/desk/desk-rule";
import type { Transaction } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { sha256 } from "../edge/hash";
import type { Prepared } from "./prepare";

/** The new records of a collection that one person may make so many of, and the first of them among the changes. */
interface Made {
  collection: CollectionName;
  limit: MadeLimit;
  count: number;
  index: number;
}

function madeOf(prepared: readonly Prepared[]): Made[] {
  const made = new Map<CollectionName, Made>();
  for (const [index, { change }] of prepared.entries()) {
    const { collection, kind } = change;
    const limit = deskOf(collection).madeAtMost;
    if (kind !== "create" || limit === undefined) continue;
    const { count = 0, ...first } = made.get(collection) ?? {};
    made.set(collection, {
      collection,
      limit,
      index,
      ...first,
      count: count + 1,
    });
  }
  return [...made.values()];
}

/** How many were made in the time under way, and until when that lasts. */
async function madeSoFar(
  transaction: Transaction,
  { uid }: Session,
  { collection, limit: { minutes } }: Made,
  now: Date,
) {
  const at = database().doc(`limits/${sha256(`made ${collection} ${uid}`)}`);
  const stored = await transaction.get(at);
  const until: unknown = stored.get("expireAt");
  const so: unknown = stored.get("count");
  return until instanceof Timestamp && until.toDate() > now
    ? { at, expireAt: until.toDate(), count: typeof so === "number" ? so : 0 }
    : { at, expireAt: new Date(now.getTime() + minutes * 60_000), count: 0 };
}

/**
 * Throws, by `blame`, where somebody makes more than they may: "quota", which waiting helps, or "invalid-input" for
 * more than any time takes. Asked before the first write; what it answers counts them.
 */
export async function countMade(
  transaction: Transaction,
  session: Session,
  prepared: readonly Prepared[],
  now: Date,
  blame: (index: number, error: AppError) => never,
): Promise<() => void> {
  const all = madeOf(prepared);
  for (const { count, limit, index } of all)
    if (count > limit.count)
      blame(index, new AppError("invalid-input", { fields: [":too_big"] }));
  const counted = await Promise.all(
    all.map(async (made) => {
      const so = await madeSoFar(transaction, session, made, now);
      const count = so.count + made.count;
      if (count > made.limit.count) blame(made.index, new AppError("quota"));
      return { ...so, count };
    }),
  );
  return () => {
    for (const { at, count, expireAt } of counted)
      transaction.set(at, { count, expireAt });
  };
}
