import type { CollectionName } from "@domain/collections";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { resolveReaders } from "../announcements/resolve-readers";
import type { Counts, RepairOptions } from "./repair";

const collection: CollectionName = "announcements";

/** Finds anew who is to read each announcement that is not over: teams and enclosures may have been followed too late. */
export async function repairReaders(
  announcements: AsyncIterable<QueryDocumentSnapshot[]>,
  { dryRun, onFound }: Pick<RepairOptions, "dryRun" | "onFound">,
): Promise<Counts> {
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  for await (const docs of announcements)
    for (const { id } of docs) {
      const differing = await resolveReaders(id, { dryRun });
      counts.read += 1;
      if (differing.length === 0) continue;
      onFound({ collection, id, differing, unsure: [] });
      counts.differing += 1;
      counts.mended += dryRun ? 0 : 1;
    }
  return counts;
}
