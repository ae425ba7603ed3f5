import type { DemoDocument } from "../../../demo/seed/build/document";
import { demoDocument } from "../../../demo/seed/build/document";

const hourMs = 3_600_000;

interface EnrichmentWish {
  zooId: string;
  sectorId: string;
  /** What the sessions are in, in turn. */
  enclosureIds: readonly string[];
  objects: number;
  /** Of so many objects something was done. */
  used: number;
  /** Over, so many a day, the last ones yesterday. */
  sessions: number;
  perDay: number;
  /** Placed a year ago and still there. */
  ongoing: number;
}

const stamp = { createdAt: new Date(), createdBy: "superadmin" };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => index);

export const bulkObject = (zooId: string, index: number): string =>
  `${zooId}-object-${index}`;

const dayMs = 24 * hourMs;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * dayMs);

/** When a session that is over began: so many a day, the first ones yesterday. */
const placedOf = ({ perDay }: EnrichmentWish, index: number) =>
  daysAgo(1 + Math.floor(index / perDay));

function objectDocuments(wish: EnrichmentWish, index: number): DemoDocument[] {
  const { zooId, used } = wish;
  const enrichmentId = bulkObject(zooId, index);
  // As it is counted: nothing is left to be written while somebody listens.
  const lastUsedAt = index < used ? placedOf(wish, index) : null;
  return [
    demoDocument(
      "enrichments",
      enrichmentId,
      { zooId, name: `Object ${String(index).padStart(3, "0")}` },
      stamp,
    ),
    demoDocument(
      "enrichmentUses",
      `${zooId}_${enrichmentId}`,
      { zooId, enrichmentId, lastUsedAt },
      stamp,
    ),
  ];
}

function sessionDocument(
  { zooId, sectorId, enclosureIds, used }: EnrichmentWish,
  sessionId: string,
  index: number,
  when: { placedAt: Date; isOver: boolean },
): DemoDocument {
  const enrichmentId = bulkObject(zooId, index % used);
  const { placedAt, isOver } = when;
  const over = {
    status: "completed" as const,
    removedAt: new Date(placedAt.getTime() + hourMs),
    removedBy: "somebody",
  };
  return demoDocument(
    "enrichmentSessions",
    sessionId,
    {
      zooId,
      enrichmentId,
      useId: `${zooId}_${enrichmentId}`,
      enclosureIds: [enclosureIds[index % enclosureIds.length] ?? ""],
      sectorIds: [sectorId],
      plannedFor: placedAt,
      placedAt,
      placedBy: "somebody",
      status: "ongoing",
      ...(isOver ? over : {}),
    },
    stamp,
  );
}

/** Objects with a long history of sessions, a few of which never ended. */
export function enrichmentDocuments(wish: EnrichmentWish): DemoDocument[] {
  const { zooId, objects, sessions, ongoing } = wish;
  return [
    ...numbered(objects).flatMap((index) => objectDocuments(wish, index)),
    ...numbered(sessions).map((index) =>
      sessionDocument(wish, `${zooId}-session-${index}`, index, {
        placedAt: placedOf(wish, index),
        isOver: true,
      }),
    ),
    ...numbered(ongoing).map((index) =>
      sessionDocument(wish, `${zooId}-ongoing-${index}`, index, {
        placedAt: daysAgo(365),
        isOver: false,
      }),
    ),
  ];
}
