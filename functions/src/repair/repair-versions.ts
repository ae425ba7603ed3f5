import type { CollectionName } from "@domain/collections";
import { entryOf } from "@domain/collections";
import { equalValues } from "@domain/record/equal";
import { systemAuthor } from "@domain/task/task";
import type { VersionedCollection } from "@domain/versions/kinds";
import { versionedKinds } from "@domain/versions/kinds";
import type { ListedVersion } from "@domain/versions/version-list";
import { listing } from "@domain/versions/version-list";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readable, ref, stampChange } from "../edge/documents";
import type { Counts } from "./repair";
import type { EachOptions, Pages } from "./repair-each";
import { idsOn, repairEach } from "./repair-each";

const kinds = Object.keys(versionedKinds) as VersionedCollection[];

/** The versions below a thing, by number from 1; null where one between is gone: then nothing can be said. */
async function listedBelow(
  transaction: Transaction,
  collection: VersionedCollection,
  thingId: string,
): Promise<ListedVersion[] | null> {
  const path = entryOf(collection).path.replace("{id}", thingId);
  const { docs } = await transaction.get(
    database().collection(path).select("status", "publishedAt"),
  );
  const byNumber = new Map(
    docs.map((one) => {
      const version = readable(collection, one);
      return [Number(one.id), version] as const;
    }),
  );
  const listed: ListedVersion[] = [];
  for (let number = 1; number <= docs.length; number++) {
    const version = byNumber.get(number);
    if (version === undefined || version === null) return null;
    const { status, publishedAt } = version;
    listed.push({ status, publishedAt });
  }
  return listed;
}

/** Lists the versions of a thing anew; the names of the fields that differed. */
const relist = (
  collection: VersionedCollection,
  thingId: string,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const thing = await transaction.get(
      ref(versionedKinds[collection].header, thingId),
    );
    const versions = await listedBelow(transaction, collection, thingId);
    if (!thing.exists || versions === null) return [];
    const should = listing(versions);
    const stored = readable(versionedKinds[collection].header, thing);
    const differing = Object.entries(should)
      .filter(
        ([name, value]) =>
          !equalValues(
            (stored as Record<string, unknown> | null)?.[name],
            value,
          ),
      )
      .map(([name]) => name);
    if (differing.length > 0 && !dryRun)
      transaction.update(thing.ref, {
        ...should,
        ...stampChange(systemAuthor),
      });
    return differing;
  });

/** Lists the versions of everything that has some anew, from the versions below it. */
export const repairVersions = (
  pagesOf: (header: CollectionName) => Pages,
  options: EachOptions,
): Promise<Counts[]> =>
  Promise.all(
    kinds.map((collection) => {
      const { header } = versionedKinds[collection];
      return repairEach(
        header,
        idsOn(pagesOf(header)),
        (id, how) => relist(collection, id, how),
        options,
      );
    }),
  );
