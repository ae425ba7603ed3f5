import type { CollectionName } from "@domain/collections";
import { deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import type { Transaction } from "firebase-admin/firestore";
import { compile } from "../edge/query";
import type { Prepared } from "./prepare";

/** New records of a collection for one establishment, and the first of them among the changes. */
interface Made {
  collection: CollectionName;
  zooId: string;
  count: number;
  index: number;
}

function madeOf(prepared: readonly Prepared[]): Made[] {
  const made = new Map<string, Made>();
  for (const [index, { change, after }] of prepared.entries()) {
    const { collection, kind } = change;
    const { zooId } = after;
    if (kind !== "create" || typeof zooId !== "string") continue;
    if (deskOf(collection).inZooAtMost === undefined) continue;
    const key = `${collection}/${zooId}`;
    const { count = 0, ...first } = made.get(key) ?? {};
    made.set(key, { collection, zooId, index, ...first, count: count + 1 });
  }
  return [...made.values()];
}

/** Throws "conflict", by `blame`, where an establishment would come to have more records than it may; asked before the first write. */
export async function checkZooMost(
  transaction: Transaction,
  prepared: readonly Prepared[],
  blame: (index: number, error: AppError) => never,
): Promise<void> {
  for (const { collection, zooId, count, index } of madeOf(prepared)) {
    const most = deskOf(collection).inZooAtMost;
    if (most === undefined) continue;
    const all = compile(most.of(zooId)).count();
    const { count: stored } = (await transaction.get(all)).data();
    if (stored + count > most.count)
      blame(index, new AppError("conflict", { most: most.count }));
  }
}
