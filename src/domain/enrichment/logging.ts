import type { Values } from "../record/types";
import { quantityMax } from "./movement";
import type { EnrichmentMovement } from "./movement";
import type { EnrichmentSession } from "./session";
import type { Actor } from "./transitions";
import { idOfUse } from "./use";

/** Where an object is placed: an enclosure, as its directory knows it, and the animals it is for. */
export interface LoggedPlace {
  zooId: string;
  enclosureId: string;
  /** The sector the enclosure lies in; null: none. */
  sectorId: string | null;
  /** Empty: for all that live there. */
  animalIds: readonly string[];
  /** The species of these animals, or of all that live there. */
  specieIds: readonly string[];
}

/** What is placed, and how many pieces of it. */
export interface LoggedObject {
  enrichmentId: string;
  quantity: number;
}

/** The fields of a session that nobody planned: placed now, by whoever logs it. */
export const loggedSession = (
  { zooId, enclosureId, sectorId, animalIds, specieIds }: LoggedPlace,
  { enrichmentId, quantity }: LoggedObject,
  { uid, now }: Actor,
) => ({
  zooId,
  enrichmentId,
  useId: idOfUse(zooId, enrichmentId),
  enclosureIds: [enclosureId],
  animalIds: [...animalIds],
  specieIds: [...new Set(specieIds)].sort(),
  sectorIds: sectorId === null ? [] : [sectorId],
  quantity: Math.min(Math.max(1, Math.trunc(quantity)), quantityMax),
  plannedFor: now,
  status: "ongoing" as const,
  placedAt: now,
  placedBy: uid,
});

type Moved = Pick<
  EnrichmentSession,
  "zooId" | "enrichmentId" | "enclosureIds" | "quantity"
>;

/** The fields of the movement beside a session: its pieces leave the store ("placed"), or come back ("returned"). */
export function movementOf(
  reason: "placed" | "returned",
  session: Moved,
  sessionId: string,
  { uid, now }: Actor,
) {
  const { zooId, enrichmentId, quantity } = session;
  const enclosureId = session.enclosureIds[0] ?? null;
  const leaves = reason === "placed";
  return {
    zooId,
    enrichmentId,
    sessionId,
    reason,
    quantity: leaves ? -quantity : quantity,
    from: leaves ? null : enclosureId,
    to: leaves ? enclosureId : null,
    note: null,
    at: now,
    by: uid,
  } satisfies Partial<EnrichmentMovement> & Values;
}

/** Undoing a placement is offered for ten seconds; a slow click and a slow clock are forgiven. */
const takenBackMs = 15_000;

/** Whether a session was placed by mistake and taken back at once: it says nothing of the object. */
export const isTakenBack = ({
  status,
  placedAt,
  removedAt,
  evaluation,
}: Pick<
  EnrichmentSession,
  "status" | "placedAt" | "removedAt" | "evaluation"
>): boolean =>
  status === "completed" &&
  evaluation === null &&
  placedAt !== null &&
  removedAt !== null &&
  removedAt.getTime() - placedAt.getTime() <= takenBackMs;
