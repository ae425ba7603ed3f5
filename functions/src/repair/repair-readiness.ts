import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { tellReadiness } from "../triggers/on-scan-readiness";
import type { Counts, RepairOptions } from "./repair";

/** Says anew of every enclosure whether it is ready for scan sampling. */
export async function repairReadiness(
  enclosures: AsyncIterable<QueryDocumentSnapshot[]>,
  { dryRun, onFound }: Pick<RepairOptions, "dryRun" | "onFound">,
): Promise<Counts> {
  const counts: Counts = {
    collection: "enclosures",
    read: 0,
    differing: 0,
    mended: 0,
  };
  for await (const docs of enclosures)
    for (const { id } of docs) {
      counts.read += 1;
      if (!(await tellReadiness(id, { dryRun }))) continue;
      const differing = ["scanSamplingReady"];
      onFound({ collection: "enclosures", id, differing, unsure: [] });
      counts.differing += 1;
      counts.mended += dryRun ? 0 : 1;
    }
  return counts;
}
