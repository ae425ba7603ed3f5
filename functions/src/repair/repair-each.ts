import type { CollectionName } from "@domain/collections";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Counts, RepairOptions } from "./repair";

export type Pages = AsyncIterable<QueryDocumentSnapshot[]>;
export type EachOptions = Pick<RepairOptions, "dryRun" | "onFound">;

/** Makes one record follow anew: the names of its fields that differed, which are mended unless it only tries. */
type Follow = (id: string, options: { dryRun: boolean }) => Promise<string[]>;

/** The ids on these pages. */
export async function* idsOn(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) for (const { id } of page) yield id;
}

/** Makes each of these records follow anew what a trigger may have followed too late, or not at all. */
export async function repairEach(
  collection: CollectionName,
  ids: AsyncIterable<string>,
  follow: Follow,
  { dryRun, onFound }: EachOptions,
): Promise<Counts> {
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  for await (const id of ids) {
    const differing = await follow(id, { dryRun });
    counts.read += 1;
    if (differing.length === 0) continue;
    onFound({ collection, id, differing, unsure: [] });
    counts.differing += 1;
    counts.mended += dryRun ? 0 : 1;
  }
  return counts;
}
