import type { CollectionName } from "@domain/collections";
import { deskOf } from "@domain/desk";
import { AppError } from "@domain/errors";
import { idsAtOnce } from "@domain/query/facility-queries";
import { holdersInZooQuery, holdersQuery } from "@domain/query/holders-queries";
import { isPutAway } from "@domain/record/put-away";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { compile } from "../edge/query";
import type { Prepared } from "./prepare";

const taken = (field: string) =>
  new AppError("invalid-input", { fields: [`${field}:taken`] });

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
    if (docs.some((doc) => doc.id !== id)) throw taken(field);
  }
}

/** A value that a change gives anew, which only one of its establishment may have. */
interface Claim {
  index: number;
  id: string;
  collection: CollectionName;
  zooId: string;
  field: string;
  value: string;
}

const claimsOf = (
  { change: { collection, id }, values, before, after }: Prepared,
  index: number,
): Claim[] =>
  (deskOf(collection).uniqueInZoo ?? []).flatMap((field) => {
    const value = values[field];
    const { zooId } = after;
    return typeof value === "string" &&
      typeof zooId === "string" &&
      before?.[field] !== value
      ? [{ index, id, collection, zooId, field, value }]
      : [];
  });

/** As many claims on one field as are asked about at once, of each establishment. */
function together(claims: readonly Claim[]): Claim[][] {
  const by = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = JSON.stringify([claim.collection, claim.zooId, claim.field]);
    by.set(key, [...(by.get(key) ?? []), claim]);
  }
  return [...by.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / idsAtOnce) }, (_, at) =>
      all.slice(at * idsAtOnce, (at + 1) * idsAtOnce),
    ),
  );
}

const isSame = (a: Claim, b: Claim): boolean =>
  a.collection === b.collection &&
  a.zooId === b.zooId &&
  a.field === b.field &&
  a.value === b.value;

/** The first of some claims on what another record has that is not removed. */
async function refused(
  transaction: Transaction,
  claims: readonly Claim[],
): Promise<Claim | undefined> {
  const [first] = claims;
  if (first === undefined) return undefined;
  const { collection, zooId, field } = first;
  const values = claims.map(({ value }) => value);
  const query = holdersInZooQuery(collection, zooId, field, values);
  const { docs } = await transaction.get(compile(query));
  const holders = docs.filter((doc) => !isPutAway(doc.data()));
  return claims.find(({ id, value }) =>
    holders.some((doc) => doc.id !== id && doc.get(field) === value),
  );
}

/**
 * Throws "invalid-input", by `blame`, for the first change that gives a record what another one of its establishment
 * has, or is given by a change before it. Those that have one value already stay as they are.
 */
export async function checkUniqueInZoo(
  transaction: Transaction,
  prepared: readonly Prepared[],
  blame: (index: number, error: AppError) => never,
): Promise<void> {
  const claims = prepared.flatMap(claimsOf);
  const twice = claims.find((claim, at) =>
    claims
      .slice(0, at)
      .some((other) => other.id !== claim.id && isSame(other, claim)),
  );
  const found = await Promise.all(
    together(claims).map((some) => refused(transaction, some)),
  );
  const [worst] = [twice, ...found]
    .filter((claim) => claim !== undefined)
    .sort((a, b) => a.index - b.index);
  if (worst !== undefined) blame(worst.index, taken(worst.field));
}
