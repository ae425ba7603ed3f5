import type { DemoStock } from "../../../data/enrichments/stock";
import { demoStock } from "../../../data/enrichments/stock";
import type { EnrichmentMovement } from "../../../../src/domain/enrichment/movement";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { foundingOf } from "../founding";
import { daysAgoAt } from "../moments";
import type { Session } from "./sessions";

const boughtDaysAgo = 200;

/** What went where, with the id it is kept under. */
export type Moved = Pick<
  EnrichmentMovement,
  | "movementId"
  | "zooId"
  | "enrichmentId"
  | "quantity"
  | "from"
  | "to"
  | "sessionId"
  | "reason"
  | "note"
  | "at"
  | "by"
>;

/** What was bought, and what came or went since. */
function movesOfStock(stock: DemoStock, now: Date): Moved[] {
  const { zooId, enrichmentId, bought, changes } = stock;
  const by = foundingOf(zooId, now).createdBy;
  const first = {
    ...{ reason: "bought" as const, quantity: bought, note: null },
    daysAgo: boughtDaysAgo,
  };
  return [first, ...changes].map(
    ({ reason, quantity, daysAgo, note }, index) => ({
      movementId: `${zooId}-${enrichmentId}-${String(index)}`,
      ...{ zooId, enrichmentId, quantity, reason, note, by },
      ...{ from: null, to: null, sessionId: null },
      at: daysAgoAt(now, daysAgo, "10:00"),
    }),
  );
}

/** Its pieces leave the store and come back, but for what was lost or broken meanwhile. */
function movesOfSession({ intended, course }: Session): Moved[] {
  const { id, zooId, enrichmentId, pieces, incident } = intended;
  const { placedAt, placedBy, removedAt, removedBy } = course;
  if (placedAt === null || placedBy === null) return [];
  const enclosureId = intended.enclosureIds[0] ?? null;
  const same = { zooId, enrichmentId, sessionId: id };
  const placed: Moved = {
    ...same,
    ...{ movementId: `${id}-placed`, reason: "placed", note: null },
    ...{ quantity: -pieces, from: null, to: enclosureId },
    ...{ at: placedAt, by: placedBy },
  };
  if (removedAt === null || removedBy === null) return [placed];
  const gone = incident?.pieces ?? 0;
  const end = { ...same, from: enclosureId, to: null };
  const back: Moved = {
    ...end,
    ...{ movementId: `${id}-returned`, reason: "returned", note: null },
    ...{ quantity: pieces - gone, at: removedAt, by: removedBy },
  };
  if (incident === null) return [placed, back];
  const { reason, note } = incident;
  return [
    placed,
    ...(back.quantity > 0 ? [back] : []),
    {
      ...end,
      ...{ movementId: `${id}-${reason}`, reason, note },
      ...{ quantity: -gone, at: removedAt, by: removedBy },
    },
  ];
}

/** Everything that moved, of all establishments. */
export const demoMoves = (sessions: readonly Session[], now: Date): Moved[] => [
  ...demoStock.flatMap((stock) => movesOfStock(stock, now)),
  ...sessions.flatMap(movesOfSession),
];

/** The document of a movement, of which the stock knows. */
export function movementDocument(moved: Moved): DemoDocument {
  const { movementId, ...fields } = moved;
  return demoDocument(
    "enrichmentMovements",
    movementId,
    { ...fields, counted: true },
    { createdAt: moved.at, createdBy: moved.by },
  );
}
