import type { EnrichmentForm } from "@domain/enrichment/form";
import { enrichmentValues } from "@domain/enrichment/form";
import type { Move } from "@domain/enrichment/movement";
import type { Approvals } from "@domain/enrichment/use";
import { idOfUse } from "@domain/enrichment/use";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import type { Operation } from "../../data/write";
import { batch, create, newId, patch } from "../../data/write";

/** `zooId` null: an official object, which is everybody's. An own one is counted from the start where `managed`. */
export function createObject(
  target: { zooId: string | null; enrichmentId: string; managed: boolean },
  form: EnrichmentForm,
): Promise<Outcome> {
  const { zooId, enrichmentId, managed } = target;
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
    values: { zooId, enrichmentId, stockManaged: managed },
  };
  return outcomeOf(batch([object, use], about));
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
  { id, data }: Row<"enrichments">,
  move: Move,
  note: string,
): Promise<Outcome> {
  const values = {
    zooId,
    enrichmentId: id,
    ...move,
    sessionId: null,
    note: note.trim() === "" ? null : note.trim(),
    at: new Date(),
    by: uid,
  };
  const about = { kind: "enrichment.move", name: data.name };
  return outcomeOf(create("enrichmentMovements", newId(), values, about));
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
