import { movementsOfQuery } from "@domain/enrichment/enrichment-queries";
import type { EnrichmentMovement } from "@domain/enrichment/movement";
import type { Pieces } from "@domain/enrichment/stock";
import { afterMove, noPieces } from "@domain/enrichment/stock";
import type { EnrichmentUse } from "@domain/enrichment/use";
import { idOfUse } from "@domain/enrichment/use";
import { makeRecord } from "@domain/record/make";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { readingOf, ref, stampChange, stampNew } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { lastUseIn } from "./last-use";

/** Movements marked as counted in one transaction. */
const markedAtOnce = 400;

/** The fields that say what an establishment has of an object. */
const stockOf = (use: EnrichmentUse, { total, available }: Pieces) => ({
  stock: { managed: use.stockManaged, total, available },
  ...stampChange(systemAuthor),
});

/** An establishment's side of an object that pieces moved of before anybody set it up. */
function firstUse(
  { zooId, enrichmentId }: EnrichmentMovement,
  { total, available }: Pieces,
): Record<string, unknown> {
  const id = idOfUse(zooId, enrichmentId);
  const made = makeRecord(
    "enrichmentUses",
    id,
    { zooId, enrichmentId },
    new Date(),
  );
  const stock = { managed: false, total, available };
  return { ...made, stock, ...stampNew(systemAuthor) };
}

function tell(
  transaction: Transaction,
  stored: DocumentSnapshot,
  movement: EnrichmentMovement,
): void {
  const { record: use } = readingOf("enrichmentUses", stored);
  if (!stored.exists)
    transaction.create(
      stored.ref,
      firstUse(movement, afterMove(noPieces, movement)),
    );
  // One that cannot be read is repair's.
  else if (use !== null)
    transaction.update(
      stored.ref,
      stockOf(use, afterMove(use.stock, movement)),
    );
}

/** Tells the stock of a movement, once: whether it knows stands in the movement, written with it. Safe to replay. */
export const countMovement = (movementId: string): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(
      ref("enrichmentMovements", movementId),
    );
    const { record: movement } = readingOf("enrichmentMovements", stored);
    if (movement === null || movement.counted) return;
    const { zooId, enrichmentId } = movement;
    const use = await transaction.get(
      ref("enrichmentUses", idOfUse(zooId, enrichmentId)),
    );
    tell(transaction, use, movement);
    // Not stamped: it stays whoever moved it who wrote it.
    transaction.update(stored.ref, { counted: true });
  });

export const onMovementAdded = onDocumentCreated(
  { document: "enrichmentMovements/{movementId}", region, retry: true },
  ({ params }) => countMovement(params.movementId),
);

/** The pieces that come of all movements of an object, and those of which the stock was not told. */
async function countAll(
  transaction: Transaction,
  { zooId, enrichmentId }: EnrichmentUse,
): Promise<{ pieces: Pieces; untold: DocumentReference[] }> {
  let pieces = noPieces;
  const untold: DocumentReference[] = [];
  const all = compile(movementsOfQuery(zooId, enrichmentId, 1));
  for await (const docs of pagesOfQuery(all, (page) => transaction.get(page)))
    for (const doc of docs) {
      const { record } = readingOf("enrichmentMovements", doc);
      if (record === null) continue;
      if (record.counted || untold.length < markedAtOnce)
        pieces = afterMove(pieces, record);
      if (!record.counted && untold.length < markedAtOnce) untold.push(doc.ref);
    }
  return { pieces, untold };
}

/** Counts an object's pieces from all movements and writes what differs; the names of what differed. */
export const recountUse = (
  useId: string,
  { dryRun }: { dryRun: boolean },
): Promise<string[]> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("enrichmentUses", useId));
    const { record: use } = readingOf("enrichmentUses", stored);
    if (use === null) return [];
    const { pieces, untold } = await countAll(transaction, use);
    const { total, available } = use.stock;
    const lastUsedAt = await lastUseIn(transaction, use);
    const wrong = {
      stock: total !== pieces.total || available !== pieces.available,
      lastUsedAt: lastUsedAt?.getTime() !== use.lastUsedAt?.getTime(),
    };
    if (!dryRun) {
      if (wrong.stock || wrong.lastUsedAt)
        transaction.update(stored.ref, {
          ...stockOf(use, pieces),
          lastUsedAt,
        });
      for (const movement of untold)
        transaction.update(movement, { counted: true });
    }
    return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []));
  });
