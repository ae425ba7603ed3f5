import type { CollectionEntry } from "../record/types";
import { desk, givenBut } from "../record/writes";
import { versionTextsEntry } from "../survey/collection";
import { headerFacts, versionFacts } from "../versions/facts";
import { contextSchema, contextVersionSchema } from "./context";

const shared = { scope: "global", identity: [], derive: [] } as const;
const given = givenBut(contextSchema, "archived");

/** What is asked once a session of observation. */
export const contextsEntry = {
  ...shared,
  path: "contexts",
  idField: "contextId",
  schema: contextSchema,
  resource: "surveys",
  facts: headerFacts,
  references: [],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;

/** The versions of a context, by number. */
export const contextVersionsEntry = {
  ...shared,
  path: "contexts/{id}/versions",
  parentField: "contextId",
  idField: "versionId",
  schema: contextVersionSchema,
  resource: "surveyVersions",
  fallback: { contextId: () => "" },
  facts: versionFacts,
  references: [{ field: "contextId", collection: "contexts" }],
  writes: {
    create: desk("contextId", "sections"),
    change: desk("sections"),
    publish: desk(),
    discard: desk(),
    /** A published one is retired, which its status says. */
    remove: desk("status"),
  },
} as const satisfies CollectionEntry;

/** The words of a published version in one language; the parent is the path of the version below its context. */
export const contextTextsEntry = {
  ...versionTextsEntry,
  path: "contexts/{id}/texts",
} as const satisfies CollectionEntry;
