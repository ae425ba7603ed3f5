import { builtInEnvironment } from "@domain/measures/parameters/built-in";
import {
  builtInId,
  builtInParameter,
} from "@domain/measures/parameters/parameter";
import { parseCreate } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { ref, stampNew } from "../edge/documents";

const parameters = "environmentalParameters";

/** The ids of an establishment's side of the built-ins, and their keys. */
const sidesOf = (zooId: string): [id: string, key: string][] =>
  Object.keys(builtInEnvironment).map((key) => [builtInId(zooId, key), key]);

function make(
  transaction: Transaction,
  zooId: string,
  [id, key]: readonly [id: string, key: string],
  stamp: ReturnType<typeof stampNew>,
): void {
  const values = { ...builtInParameter(zooId, key) };
  transaction.create(ref(parameters, id), {
    ...parseCreate(parameters, id, values),
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
 * are. The keys of those it lacked; tried dry, none is made. Safe to replay.
 */
export const completeBuiltIns = (
  zooId: string,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const sides = sidesOf(zooId);
    const found = await transaction.getAll(
      ...sides.map(([id]) => ref(parameters, id)),
    );
    const absent = sides.filter((_, index) => found[index]?.exists !== true);
    if (!dryRun)
      for (const side of absent)
        make(transaction, zooId, side, stampNew(systemAuthor));
    return absent.map(([, key]) => key);
  });
