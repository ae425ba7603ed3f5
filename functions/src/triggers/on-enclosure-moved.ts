import { systemAuthor } from "@domain/task/task";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { stampChange } from "../edge/documents";

const chunk = 400;

/** The sector of every animal of an enclosure, as the enclosure says now; safe to replay. */
export async function followEnclosure(enclosureId: string): Promise<number> {
  const db = database();
  const enclosure = await db.doc(`enclosures/${enclosureId}`).get();
  if (!enclosure.exists) return 0;
  const sectorId = (enclosure.get("linkedSectorId") ?? null) as string | null;
  const animals = await db
    .collection("animals")
    .where("zooId", "==", enclosure.get("zooId"))
    .where("animalEnclosureData.enclosureId", "==", enclosureId)
    .get();
  const behind = animals.docs.filter(
    (animal) => animal.get("sectorId") !== sectorId,
  );
  for (let start = 0; start < behind.length; start += chunk) {
    const batch = db.batch();
    for (const animal of behind.slice(start, start + chunk))
      batch.update(animal.ref, { sectorId, ...stampChange(systemAuthor) });
    await batch.commit();
  }
  return behind.length;
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
