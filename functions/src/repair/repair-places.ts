import type { CollectionName } from "@domain/collections";
import type { PlaceKind } from "@domain/directory/touched-places";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { recountWhole } from "../places/recount-place";
import type { Counts, RepairOptions } from "./repair";

/** Where a place says who is in it. */
const saidIn: Record<PlaceKind, CollectionName> = {
  enclosures: "enclosures",
  groups: "groupAnimals",
};

/** Counts anew who is in each enclosure or group: an animal may have been followed too late. */
export async function repairPlaces(
  kind: PlaceKind,
  places: AsyncIterable<QueryDocumentSnapshot[]>,
  { dryRun, onFound }: Pick<RepairOptions, "dryRun" | "onFound">,
): Promise<Counts> {
  const collection = saidIn[kind];
  const counts: Counts = { collection, read: 0, differing: 0, mended: 0 };
  for await (const docs of places)
    for (const { id } of docs) {
      const differing = await recountWhole(kind, id, { dryRun });
      counts.read += 1;
      if (differing.length === 0) continue;
      onFound({ collection, id, differing, unsure: [] });
      counts.differing += 1;
      counts.mended += dryRun ? 0 : 1;
    }
  return counts;
}
