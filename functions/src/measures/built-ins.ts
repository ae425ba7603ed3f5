import {
  builtInEnvironment,
  builtInHealth,
} from "@domain/measures/parameters/built-in";
import {
  builtInId,
  builtInParameter,
} from "@domain/measures/parameters/parameter";
import { parseCreate } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { ref, stampNew } from "../edge/documents";

/** By collection, what there is of built-ins. */
const provided = {
  environmentalParameters: builtInEnvironment,
  healthParameters: builtInHealth,
} as const;
export type ParameterCollection = keyof typeof provided;
const collections = Object.keys(provided) as ParameterCollection[];

/** An establishment's side of a built-in. */
interface Side {
  collection: ParameterCollection;
  id: string;
  key: string;
}

const sidesOf = (
  zooId: string,
  of: readonly ParameterCollection[] = collections,
): Side[] =>
  of.flatMap((collection) =>
    Object.keys(provided[collection]).map((key) => ({
      collection,
      id: builtInId(zooId, key),
      key,
    })),
  );

function make(
  transaction: Transaction,
  zooId: string,
  { collection, id, key }: Side,
  stamp: ReturnType<typeof stampNew>,
): void {
  const values = { ...builtInParameter(zooId, key) };
  transaction.create(ref(collection, id), {
    ...parseCreate(collection, id, values),
    ...stamp,
  });
}

/** Makes a new establishment's side of every built-in: the rules look a parameter up before a value is taken. */
export function makeBuiltIns(
  transaction: Transaction,
  zooId: string,
  by: string,
  operationId: string,
): void {
  const stamp = stampNew(by, operationId);
  for (const side of sidesOf(zooId)) make(transaction, zooId, side, stamp);
}

/**
 * Makes what an establishment lacks of its side of the built-ins; those that are there, switched off ones too, stay as they
 * are. The keys of those it lacked, of one collection where that is named; tried dry, none is made. Safe to replay.
 */
export const completeBuiltIns = (
  zooId: string,
  { dryRun }: { dryRun: boolean },
  of?: ParameterCollection,
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const sides = sidesOf(zooId, of && [of]);
    const found = await transaction.getAll(
      ...sides.map(({ collection, id }) => ref(collection, id)),
    );
    const absent = sides.filter((_, index) => found[index]?.exists !== true);
    if (!dryRun)
      for (const side of absent)
        make(transaction, zooId, side, stampNew(systemAuthor));
    return absent.map(({ key }) => key);
  });
