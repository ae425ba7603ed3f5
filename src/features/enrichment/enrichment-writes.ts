import type { EnrichmentForm } from "@domain/enrichment/form";
import { enrichmentValues } from "@domain/enrichment/form";
import type { Move } from "@domain/enrichment/movement";
import type { Approvals } from "@domain/enrichment/use";
import { noPieces, recountMove } from "@domain/enrichment/stock";
import { idOfUse } from "@domain/enrichment/use";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import type { Operation } from "../../data/write";
import type { Receipt } from "../../data/write-types";
import { batch, create, newId, patch } from "../../data/write";

/** Whose a new object is; of an own one that is counted, how many there are, which the establishment counts from then on. */
interface NewObject {
  /** null: an official object, which is everybody's. */
  zooId: string | null;
  uid: string;
  enrichmentId: string;
  /** null: nobody counts; NaN: they do, and have not said how many there are. */
  pieces: number | null;
}

export async function createObject(
  { zooId, uid, enrichmentId, pieces }: NewObject,
  form: EnrichmentForm,
): Promise<Outcome> {
  const values = enrichmentValues(form);
  const about = { kind: "enrichment.create", name: values.name };
  const object: Operation = {
    kind: "create",
    collection: "enrichments",
    id: enrichmentId,
    values: { zooId, ...values },
  };
  if (zooId === null) return outcomeOf(batch([object], about));
  const use: Operation = {
    kind: "create",
    collection: "enrichmentUses",
    id: idOfUse(zooId, enrichmentId),
    values: { zooId, enrichmentId, stockManaged: pieces !== null },
  };
  const outcome = await outcomeOf(batch([object, use], about));
  const move = recountMove(
    noPieces,
    pieces === null || Number.isNaN(pieces) ? 0 : pieces,
  );
  // What becomes of it is the outbox's: the object is there.
  if (move !== null)
    movePieces({ zooId, uid }, { enrichmentId, name: values.name }, move);
  return outcome;
}

/** Nothing is sent when nothing differs. */
export function editObject(
  row: Row<"enrichments">,
  form: EnrichmentForm,
): Promise<Outcome> {
  const changes = changedValues(enrichmentValues(form), row.data);
  if (changes === null) return Promise.resolve("saved");
  const about = { kind: "enrichment.edit", name: row.data.name };
  return outcomeOf(patch("enrichments", row.id, changes, about, row));
}

/** Takes an object out of every choice, or brings it back; what was done with it stays. */
export function setRemoved(
  row: Row<"enrichments">,
  isDeleted: boolean,
): Promise<Outcome> {
  const kind = isDeleted ? "enrichment.remove" : "enrichment.restore";
  const about = { kind, name: row.data.name };
  return outcomeOf(patch("enrichments", row.id, { isDeleted }, about, row));
}

/** Whether the establishment counts the pieces of an object, of which it may have nothing yet. */
export function setManaged(
  zooId: string,
  { id, data }: Row<"enrichments">,
  use: Row<"enrichmentUses"> | undefined,
  stockManaged: boolean,
): Promise<Outcome> {
  const about = { kind: "enrichment.manage", name: data.name };
  if (use !== undefined)
    return outcomeOf(
      patch("enrichmentUses", use.id, { stockManaged }, about, use),
    );
  const values = { zooId, enrichmentId: id, stockManaged };
  return outcomeOf(create("enrichmentUses", idOfUse(zooId, id), values, about));
}

/** Tells of pieces that came or went; also without a network. */
export function movePieces(
  { zooId, uid }: { zooId: string; uid: string },
  { enrichmentId, name }: { enrichmentId: string; name: string },
  move: Move,
  note = "",
): Receipt {
  const values = {
    zooId,
    enrichmentId,
    ...move,
    sessionId: null,
    note: note.trim() === "" ? null : note.trim(),
    at: new Date(),
    by: uid,
  };
  const about = { kind: "enrichment.move", name };
  return create("enrichmentMovements", newId(), values, about);
}

/** What the establishment says of an object for species and enclosures; it may have nothing of the object yet. */
export async function setApprovals(
  zooId: string,
  { id, data }: Row<"enrichments">,
  use: Row<"enrichmentUses"> | undefined,
  approvals: Approvals,
): Promise<Outcome> {
  const about = { kind: "enrichment.approve", name: data.name };
  const useId = idOfUse(zooId, id);
  if (use === undefined) {
    const values = { zooId, enrichmentId: id };
    await outcomeOf(create("enrichmentUses", useId, values, about));
  }
  return outcomeOf(patch("enrichmentUses", useId, { approvals }, about, use));
}
