import type { Enrichment } from "@domain/enrichment/enrichment";
import {
  enrichmentSchema,
  translatedLanguages,
} from "@domain/enrichment/enrichment";
import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { enrichmentMovementSchema } from "@domain/enrichment/movement";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { enrichmentSessionSchema } from "@domain/enrichment/session";
import type { EnrichmentUse } from "@domain/enrichment/use";
import { enrichmentUseSchema, idOfUse } from "@domain/enrichment/use";
import { sector1, zooA } from "./ids";

const placedAt = new Date("2026-11-20T08:00:00Z");

/** A ball of the establishment's own, used in its first sector. */
export const anEnrichment = (object: Partial<Enrichment> = {}): Enrichment =>
  enrichmentSchema.parse({
    zooId: zooA,
    enrichmentId: "object-1",
    originalName: "Boomer Ball 10",
    name: "Balle à friandises",
    sectors: [sector1],
    tags: ["tag-1"],
    categories: ["label-1"],
    goals: ["label-1"],
    sku: "BB-10",
    ...object,
  });

/** The same as everybody's, in every language. */
export const anOfficial = (object: Partial<Enrichment> = {}): Enrichment =>
  anEnrichment({
    enrichmentId: "object-official",
    zooId: null,
    official: true,
    sectors: [],
    translations: Object.fromEntries(
      translatedLanguages.map((language) => [
        language,
        { name: `Ball (${language})`, description: null },
      ]),
    ),
    ...object,
  });

/** An establishment's side of `anEnrichment()`: three in store of five. */
export function aUse(use: Partial<EnrichmentUse> = {}): EnrichmentUse {
  const { zooId = zooA, enrichmentId = "object-1" } = use;
  return enrichmentUseSchema.parse({
    zooId,
    useId: idOfUse(zooId, enrichmentId),
    enrichmentId,
    stockManaged: true,
    stock: { managed: true, total: 5, available: 3 },
    ...use,
  });
}

/** A plan for `anEnclosure()`. */
export function aSession(
  session: Partial<EnrichmentSession> = {},
): EnrichmentSession {
  const { zooId = zooA, enrichmentId = "object-1" } = session;
  return enrichmentSessionSchema.parse({
    zooId,
    sessionId: "session-add",
    enrichmentId,
    useId: idOfUse(zooId, enrichmentId),
    enclosureIds: ["enclosure-1"],
    animalIds: ["animal-1"],
    specieIds: ["specie-1"],
    sectorIds: [sector1],
    goalIds: ["label-1"],
    plannedFor: new Date("2026-11-24T08:00:00Z"),
    ...session,
  });
}

/** One that "keeper" placed. */
export const aPlaced = (
  session: Partial<EnrichmentSession> = {},
): EnrichmentSession =>
  aSession({
    sessionId: "session-ongoing",
    status: "ongoing",
    plannedFor: placedAt,
    placedAt,
    placedBy: "keeper",
    ...session,
  });

/** Two pieces that "keeper" placed. */
export const aMovement = (
  movement: Partial<EnrichmentMovement> = {},
): EnrichmentMovement =>
  enrichmentMovementSchema.parse({
    zooId: zooA,
    movementId: "movement-1",
    enrichmentId: "object-1",
    quantity: -2,
    to: "enclosure-1",
    reason: "placed",
    at: placedAt,
    by: "keeper",
    ...movement,
  });
