import type { CollectionName } from "@domain/collections";
import { deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import { holdersQuery } from "@domain/query/holders-queries";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { compile } from "../edge/query";

/** Throws "invalid-input" where another record has a value that only one may have; asked before the first write. */
export async function checkUnique(
  transaction: Transaction,
  collection: CollectionName,
  id: string,
  values: Values,
): Promise<void> {
  const { unique = [] } = deskOf(collection);
  for (const field of unique) {
    const value = values[field];
    if (typeof value !== "string") continue;
    const query = compile(holdersQuery(collection, field, value));
    const { docs } = await transaction.get(query);
    if (docs.some((doc) => doc.id !== id))
      throw new AppError("invalid-input", { fields: [`${field}:taken`] });
  }
}
