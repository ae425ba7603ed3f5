import { livesHere } from "@domain/directory/counts";
import { entryOf } from "@domain/directory/entry-of";
import { residentsQuery } from "@domain/enclosure/enclosure-queries";
import { scanMissing } from "@domain/enclosure/scan-sampling";
import { equalValues } from "@domain/record/equal";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { changeOf, plain, readable, ref } from "../edge/documents";
import { compile } from "../edge/query";

/** Of so many animals said to be in an enclosure one is looked for that lives: existing data keep some that do not. */
const looked = 50;

async function livesIn(
  transaction: Transaction,
  zooId: string,
  enclosureId: string,
): Promise<boolean> {
  const { docs } = await transaction.get(
    compile(residentsQuery(zooId, enclosureId, looked)),
  );
  return docs.some((doc) =>
    livesHere(entryOf("animals", doc.id, plain(doc.data()) as Values)),
  );
}

/** Whether an enclosure is ready for scan sampling, as it, its map and its animals are now; null: what is stored is right. */
async function readinessIn(
  transaction: Transaction,
  enclosureId: string,
): Promise<boolean | null> {
  const [stored, drawn] = await transaction.getAll(
    ref("enclosures", enclosureId),
    ref("enclosureMaps", enclosureId),
  );
  const enclosure =
    stored?.exists === true ? readable("enclosures", stored) : null;
  if (enclosure === null) return null;
  const map = drawn?.exists === true ? readable("enclosureMaps", drawn) : null;
  const lives = await livesIn(transaction, enclosure.zooId, enclosureId);
  const ready = scanMissing(enclosure, map, lives ? 1 : 0).length === 0;
  // Existing data do not say: that is "no".
  return (stored?.get("scanSamplingReady") === true) === ready ? null : ready;
}

/** Says of an enclosure whether it is ready for scan sampling; true where that had to be changed. Safe to replay. */
export const tellReadiness = (
  enclosureId: string,
  { dryRun = false } = {},
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const ready = await readinessIn(transaction, enclosureId);
    if (ready === null) return false;
    if (!dryRun)
      transaction.update(
        ref("enclosures", enclosureId),
        changeOf("enclosures", { scanSamplingReady: ready }, systemAuthor),
      );
    return true;
  });

const differs = (
  before: DocumentSnapshot | undefined,
  after: DocumentSnapshot | undefined,
  fields: readonly string[],
): boolean =>
  before?.exists !== after?.exists ||
  fields.some((field) => !equalValues(before?.get(field), after?.get(field)));

/** Zones of an enclosure may come, go or be hidden. */
export const onScanZones = onDocumentWritten(
  { document: "enclosures/{id}", region, retry: true },
  async ({ data, params }) => {
    if (differs(data?.before, data?.after, ["areas"]))
      await tellReadiness(params.id);
  },
);

/** Its map may be painted. */
export const onScanMap = onDocumentWritten(
  { document: "enclosureMaps/{id}", region, retry: true },
  async ({ data, params }) => {
    if (differs(data?.before, data?.after, ["zones", "rows", "columns"]))
      await tellReadiness(params.id);
  },
);

const homeOf = (animal: DocumentSnapshot | undefined): string[] => {
  const id: unknown = animal?.get("animalEnclosureData.enclosureId");
  return typeof id === "string" && id !== "" ? [id] : [];
};

/** Its animals may come, leave or die. */
export const onScanAnimal = onDocumentWritten(
  { document: "animals/{id}", region, retry: true },
  async ({ data }) => {
    const fields = ["animalEnclosureData", "isArchived", "animalState"];
    if (!differs(data?.before, data?.after, fields)) return;
    const homes = new Set([...homeOf(data?.before), ...homeOf(data?.after)]);
    for (const id of homes) await tellReadiness(id);
  },
);
