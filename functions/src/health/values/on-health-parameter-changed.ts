import type { OpenCollection } from "@domain/health/values/kept-queries";
import {
  healthOpenQuery,
  openCollections,
} from "@domain/health/values/kept-queries";
import type { Values } from "@domain/record/types";
import { equalValues } from "@domain/record/equal";
import { isPutAway } from "@domain/record/put-away";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference } from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { database, region } from "../../edge/admin";
import { changeOf, plain, readingOf, ref } from "../../edge/documents";
import { pagesOfQuery } from "../../edge/pages";
import { compile } from "../../edge/query";
import { endHealthWatches } from "./end-health-watches";

/** Lets keepers read some values, or no more, as their parameter says now. */
const openSome = (
  collection: OpenCollection,
  parameterId: string,
  refs: readonly DocumentReference[],
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const [parameter, ...stored] = await transaction.getAll(
      ref("healthParameters", parameterId),
      ...refs,
    );
    if (parameter === undefined) return 0;
    const { record } = readingOf("healthParameters", parameter);
    if (record === null) return 0;
    const openToKeepers = record.keeperMayCollect;
    const behind = stored.filter(
      (one) => one.exists && one.get("openToKeepers") !== openToKeepers,
    );
    for (const one of behind)
      transaction.update(
        one.ref,
        changeOf(collection, { openToKeepers }, systemAuthor),
      );
    return behind.length;
  });

/** What was said of a parameter is open to keepers as it says now; answers how many records were not, which `dryRun` leaves so. Safe to replay. */
export async function followOpening(
  parameterId: string,
  keeperMayCollect: boolean,
  { dryRun = false } = {},
): Promise<number> {
  let followed = 0;
  for (const collection of openCollections) {
    const query = healthOpenQuery(
      collection,
      parameterId,
      !keeperMayCollect,
      1,
    );
    for await (const docs of pagesOfQuery(compile(query)))
      followed += dryRun
        ? docs.length
        : await openSome(
            collection,
            parameterId,
            docs.map((doc) => doc.ref),
          );
  }
  return followed;
}

const limiting = ["limits", "overrides"] as const;

/** Values follow what their parameter says of keepers; alerts of limits that say so no more are over. */
export const onHealthParameterChanged = onDocumentUpdated(
  { document: "healthParameters/{parameterId}", region, retry: true },
  async ({ data, params }) => {
    if (data === undefined) return;
    const [before, after] = [data.before, data.after].map(
      (one) => plain(one.data()) as Values,
    );
    if (before === undefined || after === undefined) return;
    const { parameterId } = params;
    const { keeperMayCollect } = after;
    if (keeperMayCollect !== before["keeperMayCollect"])
      await followOpening(parameterId, keeperMayCollect !== false);
    const isSame =
      limiting.every((field) => equalValues(before[field], after[field])) &&
      isPutAway(before) === isPutAway(after);
    if (!isSame) await endHealthWatches({ parameterId }, new Date());
  },
);
