import { deriving } from "../record/typed";
import { firstAt } from "../record/first-at";
import type { CollectionEntry } from "../record/types";
import {
  allBut,
  derivedOnly,
  desk,
  field,
  givenBut,
  log,
} from "../record/writes";
import type { Enrichment } from "./enrichment";
import { enrichmentSchema } from "./enrichment";
import { enrichmentFacts, ofZooFacts, sessionFacts } from "./facts";
import { enrichmentMovementSchema } from "./movement";
import { enrichmentSessionSchema, isLogged } from "./session";
import type { EnrichmentUse } from "./use";
import {
  approverIdsOf,
  enrichmentUseSchema,
  idOfUse,
  refusedSpeciesOf,
} from "./use";

const described = [
  "originalName",
  "name",
  "description",
  "sectors",
  "tags",
  "categories",
  "goals",
  "sku",
  "translations",
];

/** What animals can be given: everybody's objects, and each establishment's own. */
export const enrichmentsEntry = {
  path: "enrichments",
  scope: "zoo",
  idField: "enrichmentId",
  schema: enrichmentSchema,
  resource: "enrichments",
  identity: ["zooId"],
  fallback: { name: () => "—" },
  isOfAll: ({ official }) => official === true,
  facts: enrichmentFacts,
  references: [
    { field: "sectors", collection: "sectors" },
    { field: "tags", collection: "tags" },
    { field: "categories", collection: "categories" },
    { field: "goals", collection: "goals" },
  ],
  derive: [
    deriving<Enrichment>()(
      "official",
      ["zooId"],
      ({ zooId }) => zooId === null,
    ),
  ],
  writes: {
    create: desk(...described),
    change: desk(...described),
    picture: { kind: "call", fields: ["photo"] },
    remove: desk("isDeleted"),
  },
} as const satisfies CollectionEntry;

const derive = deriving<EnrichmentUse>();

/** What each establishment has of an object, and for whom it is approved there. */
export const enrichmentUsesEntry = {
  path: "enrichmentUses",
  scope: "zoo",
  idField: "useId",
  schema: enrichmentUseSchema,
  resource: "enrichmentUses",
  identity: ["zooId"],
  fallback: { enrichmentId: () => "" },
  facts: ofZooFacts,
  references: [{ field: "enrichmentId", collection: "enrichments" }],
  derive: [
    // The figures are the movements'.
    derive("stock", ["stockManaged"], ({ stockManaged }, { before }) => ({
      total: 0,
      available: 0,
      ...(before as EnrichmentUse | null)?.stock,
      managed: stockManaged,
    })),
    derive("refusedSpecies", ["approvals"], ({ approvals }) =>
      refusedSpeciesOf(approvals),
    ),
    derive("approverIds", ["approvals"], ({ approvals }) =>
      approverIdsOf(approvals),
    ),
  ],
  writes: {
    create: desk("enrichmentId", "stockManaged"),
    change: desk("stockManaged"),
    approve: desk("approvals"),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;

const planned = [
  "useId",
  "enclosureIds",
  "animalIds",
  "specieIds",
  "quantity",
  "goalIds",
  "plannedFor",
  "plannedUntil",
  "asksTask",
];

/** What is changed of a session as it takes place. */
export const actedFields = [
  "status",
  "placedAt",
  "placedBy",
  "removedAt",
  "removedBy",
  "evaluation",
];

/** What was planned and what took place: a plan is the desk's, what is done is written where it is done. */
export const enrichmentSessionsEntry = {
  path: "enrichmentSessions",
  scope: "zoo",
  idField: "sessionId",
  schema: enrichmentSessionSchema,
  resource: "enrichmentSessions",
  identity: ["zooId", "sectorIds"],
  fallback: {
    enrichmentId: () => "",
    useId: () => "",
    plannedFor: firstAt,
  },
  facts: sessionFacts,
  references: [
    { field: "enrichmentId", collection: "enrichments" },
    { field: "useId", collection: "enrichmentUses" },
    { field: "enclosureIds", collection: "enclosures" },
    { field: "animalIds", collection: "animals" },
    { field: "goalIds", collection: "goals" },
  ],
  derive: [],
  writes: {
    create: field(
      ...givenBut(
        enrichmentSessionSchema,
        "plannedUntil",
        "asksTask",
        "seriesId",
      ),
    ),
    change: desk(...planned),
    act: field(...actedFields),
    remove: desk("isDeleted"),
  },
  viaDesk: {
    when: (_, record) => !isLogged(record),
    fields: ["enrichmentId", "seriesId", ...planned],
  },
} as const satisfies CollectionEntry;

/** Where the pieces of objects went: made once, corrected by a further one. */
export const enrichmentMovementsEntry = {
  path: "enrichmentMovements",
  scope: "zoo",
  idField: "movementId",
  schema: enrichmentMovementSchema,
  resource: "enrichmentMovements",
  identity: ["zooId"],
  fallback: {
    enrichmentId: () => "",
    quantity: () => 0,
    reason: () => "recount",
    at: firstAt,
    by: () => "",
  },
  facts: ofZooFacts,
  references: [{ field: "enrichmentId", collection: "enrichments" }],
  // Pieces that move before somebody said that they are counted would not be.
  follows: ({ zooId, enrichmentId }) => [
    idOfUse(String(zooId), String(enrichmentId)),
  ],
  derive: [],
  writes: log(
    ...allBut(enrichmentMovementSchema, "zooId", "movementId", "counted"),
  ),
} as const satisfies CollectionEntry;
