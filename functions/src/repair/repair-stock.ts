import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { recountUse } from "../enrichment/count-pieces";
import type { Counts, RepairOptions } from "./repair";

/** Counts the pieces of every object again from what was moved: the stock may have been told too late. */
export async function repairStock(
  uses: AsyncIterable<QueryDocumentSnapshot[]>,
  { dryRun, onFound }: Pick<RepairOptions, "dryRun" | "onFound">,
): Promise<Counts> {
  const collection = "enrichmentUses";
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  for await (const docs of uses)
    for (const { id } of docs) {
      const differing = await recountUse(id, { dryRun });
      counts.read += 1;
      if (differing.length === 0) continue;
      onFound({ collection, id, differing, unsure: [] });
      counts.differing += 1;
      counts.mended += dryRun ? 0 : 1;
    }
  return counts;
}
