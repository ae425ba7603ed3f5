import type { CollectionEntry } from "../record/types";
import { derivedOnly, desk, givenBut } from "../record/writes";
import { headerFacts, versionFacts } from "../versions/facts";
import { ethogramSchema } from "./ethogram";
import { ethogramTextsSchema, ethogramVersionSchema } from "./version";

const shared = { scope: "global", identity: [], derive: [] } as const;
const given = givenBut(ethogramSchema, "archived");

/** Ethograms; the behaviours they tell apart lie in their versions. */
export const observationsEntry = {
  ...shared,
  path: "observations",
  idField: "obsId",
  schema: ethogramSchema,
  resource: "surveys",
  facts: headerFacts,
  references: [{ field: "obsSpecie", collection: "species" }],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;

/** The versions of an ethogram, by number. */
export const observationVersionsEntry = {
  ...shared,
  path: "observations/{id}/versions",
  parentField: "obsId",
  idField: "versionId",
  schema: ethogramVersionSchema,
  resource: "surveyVersions",
  fallback: { obsId: () => "" },
  facts: versionFacts,
  references: [{ field: "obsId", collection: "observations" }],
  writes: {
    create: desk("obsId", "categories", "behaviours"),
    change: desk("categories", "behaviours"),
    publish: desk(),
    discard: desk(),
    /** A published one is retired, which its status says. */
    remove: desk("status"),
  },
} as const satisfies CollectionEntry;

/** The words of a published version in one language; the parent is the path of the version below its ethogram. */
export const observationTextsEntry = {
  ...shared,
  path: "observations/{id}/texts",
  idField: null,
  schema: ethogramTextsSchema,
  resource: "versionTexts",
  fallback: {
    language: () => "fr",
    name: () => "—",
    categories: () => ({}),
    behaviours: () => ({}),
    modifiers: () => ({}),
  },
  facts: () => ({ zooId: "" }),
  references: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
