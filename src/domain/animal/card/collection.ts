import type { CollectionEntry } from "../../record/types";
import { derivedOnly } from "../../record/writes";
import { animalCardSchema, cardFacts } from "./card";

/** What authorised establishments see of an animal, as functions keep it. */
export const animalCardsEntry = {
  path: "animalCards",
  scope: "zoo",
  idField: "animalId",
  schema: animalCardSchema,
  resource: "animalCards",
  identity: ["zooId", "authorizedZooIds"],
  facts: cardFacts,
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
