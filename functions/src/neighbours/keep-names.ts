import type { ZooName } from "@domain/establishment/zoo-names";
import { namesWith, zooNamesId } from "@domain/establishment/zoo-names";
import { equalValues } from "@domain/record/equal";
import { parseCreate } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref, stampNew } from "../edge/documents";

const namesRef = () => ref("zooNames", zooNamesId);

/** Writes the names where they differ from those stored; answers whether they did. */
export function writeNames(
  transaction: Transaction,
  stored: DocumentSnapshot,
  names: readonly ZooName[],
  dryRun = false,
): boolean {
  const known = readingOf("zooNames", stored).record?.names;
  if (known !== undefined && equalValues(known, names)) return false;
  if (!dryRun)
    transaction.set(namesRef(), {
      ...parseCreate("zooNames", zooNamesId, { names }),
      ...stampNew(systemAuthor),
    });
  return true;
}

/** What one establishment is called now, among the names of all. */
export const keepName = (zooId: string): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [stored, zoo] = await transaction.getAll(
      namesRef(),
      ref("zoo", zooId),
    );
    if (stored === undefined || zoo === undefined) return false;
    const known = readingOf("zooNames", stored).record?.names ?? [];
    const names = namesWith(known, zooId, readingOf("zoo", zoo).record);
    return writeNames(transaction, stored, names);
  });

/** The stored names, to be compared with what they follow from. */
export const readNames = (
  transaction: Transaction,
): Promise<DocumentSnapshot> => transaction.get(namesRef());
