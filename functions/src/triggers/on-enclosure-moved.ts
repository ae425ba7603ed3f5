import { residentsQuery } from "@domain/enclosure/enclosure-queries";
import { systemAuthor } from "@domain/task/task";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { stampChange } from "../edge/documents";
import { compile } from "../edge/query";

/** Animals read, and changed in one batch. */
const chunk = 400;

/** Every animal of an enclosure, a page at a time. */
async function* residentsOf(zooId: string, enclosureId: string) {
  const page = compile(residentsQuery(zooId, enclosureId, chunk));
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < chunk) return;
  }
}

/** The sector of every animal of an enclosure, as the enclosure says now; safe to replay. */
export async function followEnclosure(enclosureId: string): Promise<number> {
  const db = database();
  const enclosure = await db.doc(`enclosures/${enclosureId}`).get();
  if (!enclosure.exists) return 0;
  const sectorId = (enclosure.get("linkedSectorId") ?? null) as string | null;
  const zooId = String(enclosure.get("zooId"));
  let followed = 0;
  for await (const animals of residentsOf(zooId, enclosureId)) {
    const behind = animals.filter(
      (animal) => animal.get("sectorId") !== sectorId,
    );
    const batch = db.batch();
    for (const animal of behind)
      batch.update(animal.ref, { sectorId, ...stampChange(systemAuthor) });
    await batch.commit();
    followed += behind.length;
  }
  return followed;
}

/** Animals follow their enclosure into its new sector. */
export const onEnclosureMoved = onDocumentUpdated(
  { document: "enclosures/{enclosureId}", region, retry: true },
  async ({ data, params }) => {
    const moved =
      data?.before.get("linkedSectorId") !== data?.after.get("linkedSectorId");
    if (moved) await followEnclosure(params.enclosureId);
  },
);
