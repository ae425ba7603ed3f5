import { residentsQuery } from "@domain/enclosure/enclosure-queries";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { moveAlerts } from "../alerts/move-alerts";
import { moveEvaluations } from "../campaigns/follow-subject";
import { moveObsSessions } from "../observation/follow";
import { database, region } from "../edge/admin";
import { changeOf, plain, ref } from "../edge/documents";
import { compile } from "../edge/query";
import { moveFindings } from "../findings/move-findings";
import { moveSessions } from "../enrichment/move-sessions";
import { moveParameters } from "../measures/move-parameters";

/** Animals read, and changed together. */
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

/** The map of an enclosure lies in its sector; safe to replay. */
async function moveMap(
  enclosureId: string,
  sectorId: string | null,
): Promise<void> {
  const map = await ref("enclosureMaps", enclosureId).get();
  if (!map.exists || map.get("sectorId") === sectorId) return;
  await map.ref.update(changeOf("enclosureMaps", { sectorId }, systemAuthor));
}

/** Those of the animals that still live there, into the sector in which the enclosure lies by now; answers how many. */
const bringAlong = (
  enclosureId: string,
  animals: readonly DocumentReference[],
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const [enclosure, ...stored] = await transaction.getAll(
      ref("enclosures", enclosureId),
      ...animals,
    );
    const sectorId = (enclosure?.get("linkedSectorId") ?? null) as
      | string
      | null;
    const behind = stored.filter(
      (animal) =>
        animal.get("animalEnclosureData.enclosureId") === enclosureId &&
        animal.get("sectorId") !== sectorId,
    );
    for (const animal of behind)
      transaction.update(
        animal.ref,
        changeOf("animals", { sectorId }, systemAuthor),
      );
    return behind.length;
  });

/** The sector of every animal of an enclosure and of its map, as the enclosure says now; safe to replay. */
export async function followEnclosure(enclosureId: string): Promise<number> {
  const stored = await ref("enclosures", enclosureId).get();
  const { record: enclosure } = readRecord(
    "enclosures",
    enclosureId,
    plain(stored.data() ?? {}) as Values,
  );
  if (!stored.exists || enclosure === null) return 0;
  const { zooId, linkedSectorId: sectorId } = enclosure;
  await moveMap(enclosureId, sectorId);
  let followed = 0;
  for await (const animals of residentsOf(zooId, enclosureId)) {
    const behind = animals.filter(
      (animal) => animal.get("sectorId") !== sectorId,
    );
    if (behind.length > 0)
      followed += await bringAlong(
        enclosureId,
        behind.map((animal) => animal.ref),
      );
  }
  return followed;
}

/** Animals, the map, what is measured, watched, found and evaluated there and what is done to enrich it follow their enclosure into its new sector. */
export const onEnclosureMoved = onDocumentUpdated(
  { document: "enclosures/{enclosureId}", region, retry: true },
  async ({ data, params }) => {
    const moved =
      data?.before.get("linkedSectorId") !== data?.after.get("linkedSectorId");
    if (!moved) return;
    await followEnclosure(params.enclosureId);
    const zooId: unknown = data?.after.get("zooId");
    if (typeof zooId !== "string") return;
    await moveSessions(zooId, params.enclosureId);
    await moveParameters(zooId, params.enclosureId);
    await moveAlerts(zooId, params.enclosureId);
    await moveFindings(zooId, params.enclosureId);
    await moveEvaluations(params.enclosureId);
    await moveObsSessions(params.enclosureId, new Date());
  },
);
