import { collectionPath } from "@domain/collections";
import type { HealthCollection } from "@domain/health/values/kept-queries";
import {
  healthCollections,
  healthInSectorQuery,
  healthOfAnimalQuery,
} from "@domain/health/values/kept-queries";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  DocumentSnapshot,
} from "firebase-admin/firestore";
import type { Change } from "firebase-functions/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { moveAlerts } from "../alerts/move-alerts";
import { followSubjectsOf } from "../campaigns/follow-subject";
import { database, region } from "../edge/admin";
import { changeOf, ref } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { moveFindings } from "../findings/move-findings";
import { followDuesOf } from "./notes/due-task";
import { endTreatmentsOf } from "./prescriptions/end-treatment";
import { endHealthWatches } from "./values/end-health-watches";

/** Records changed together. */
const chunk = 200;

const sectorOf = (value: unknown): string | null =>
  typeof value === "string" ? value : null;

/** Brings some records of an animal into the sector in which it is now; answers how many lay elsewhere. */
const bringAlong = (
  collection: HealthCollection,
  animalId: string,
  refs: readonly DocumentReference[],
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const [animal, ...stored] = await transaction.getAll(
      ref("animals", animalId),
      ...refs,
    );
    const sectorId = sectorOf(animal?.get("sectorId"));
    const behind = stored.filter(
      (one) => one.exists && sectorOf(one.get("sectorId")) !== sectorId,
    );
    for (const one of behind)
      transaction.update(
        one.ref,
        changeOf(collection, { sectorId }, systemAuthor),
      );
    return behind.length;
  });

/** What is known of an animal's health as of a sector comes into the one in which it is now; answers how many records. Safe to replay. */
export async function followAnimal(
  animalId: string,
  before: string | null,
): Promise<number> {
  let followed = 0;
  for (const collection of healthCollections) {
    const query = compile(healthInSectorQuery(collection, animalId, before, 1));
    // Read whole first: what is rewritten leaves the query.
    const refs: DocumentReference[] = [];
    for await (const docs of pagesOfQuery(query))
      refs.push(...docs.map((doc) => doc.ref));
    for (let from = 0; from < refs.length; from += chunk)
      followed += await bringAlong(
        collection,
        animalId,
        refs.slice(from, from + chunk),
      );
  }
  return followed;
}

/** In which of the collections something is known of an animal: of most animals, in none. */
async function knownOf(animalId: string): Promise<HealthCollection[]> {
  const below = await ref("animals", animalId).listCollections();
  const paths = below.map(({ path }) => path);
  return healthCollections.filter((one) =>
    paths.includes(collectionPath(one, animalId)),
  );
}

/** Brings all that is known of an animal's health into its sector, whatever sector it says; answers how many records lay elsewhere. */
export async function bringAllAlong(
  animalId: string,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const known = await knownOf(animalId);
  if (known.length === 0) return 0;
  const animal = await ref("animals", animalId).get();
  const sectorId = sectorOf(animal.get("sectorId"));
  let behind = 0;
  for (const collection of known) {
    const all = compile(healthOfAnimalQuery(collection, animalId, 1));
    for await (const docs of pagesOfQuery(all)) {
      const refs = docs
        .filter((doc) => sectorOf(doc.get("sectorId")) !== sectorId)
        .map((doc) => doc.ref);
      if (refs.length === 0) continue;
      behind += dryRun
        ? refs.length
        : await bringAlong(collection, animalId, refs);
    }
  }
  return behind;
}

const isHere = (animal: DocumentSnapshot): boolean =>
  (animal.get("animalState") ?? null) === null &&
  animal.get("isArchived") !== true;

/** Whether it lives in another enclosure, where its tasks are looked for. */
const isElsewhere = ({ before, after }: Change<DocumentSnapshot>): boolean =>
  before.get("sectorId") !== after.get("sectorId") ||
  before.get("animalEnclosureData.enclosureId") !==
    after.get("animalEnclosureData.enclosureId");

/** Health records, alerts, findings, evaluations and tasks of next due dates of an animal follow it into its sector; who is here no more is treated no more, and nothing of theirs is outside its limits. */
export const onAnimalMoved = onDocumentUpdated(
  { document: "animals/{animalId}", region, retry: true },
  async ({ data, params, time }) => {
    if (data === undefined) return;
    const { animalId } = params;
    const zooId: unknown = data.after.get("zooId");
    const isEnded = isHere(data.before) && !isHere(data.after);
    if (isEnded) {
      await endHealthWatches({ animalId }, new Date());
      if (typeof zooId === "string")
        await endTreatmentsOf(zooId, animalId, new Date(time));
    }
    const before = sectorOf(data.before.get("sectorId"));
    const hasMoved = before !== sectorOf(data.after.get("sectorId"));
    const isBack = !isHere(data.before) && isHere(data.after);
    if (hasMoved) {
      await followAnimal(animalId, before);
      if (typeof zooId === "string") {
        await moveAlerts(zooId, animalId);
        await moveFindings(zooId, animalId);
      }
    }
    await followSubjectsOf(animalId, data);
    if (isEnded || isBack || isElsewhere(data))
      await followDuesOf(animalId, new Date(time));
  },
);
