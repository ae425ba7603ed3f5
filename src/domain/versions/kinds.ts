import type { CollectionName } from "../collections";

/** A kind of thing that has versions: where they lie, and what is told of them where. */
export interface VersionedKind {
  /** The thing itself, above its versions. */
  header: CollectionName;
  /** The words of published versions, below each. */
  texts: CollectionName;
  /** The field of a version that repeats the thing's id. */
  parentField: string;
  /** The fields that a draft is worked on in. */
  planFields: readonly string[];
  /** The field of the thing that names the species whose log tells of it; null: no log does. */
  speciesField: string | null;
  /** The field of a question that says in which versions it is asked; null: none asks questions. */
  usesField: "usedIn" | "usedInContexts" | null;
}

/** By the collection of the versions. */
export const versionedKinds = {
  surveyVersions: {
    header: "surveys",
    texts: "versionTexts",
    parentField: "surveyId",
    planFields: ["sections"],
    speciesField: "surveySpecie",
    usesField: "usedIn",
  },
  observationVersions: {
    header: "observations",
    texts: "observationTexts",
    parentField: "obsId",
    planFields: ["categories", "behaviours"],
    speciesField: null,
    usesField: null,
  },
  contextVersions: {
    header: "contexts",
    texts: "contextTexts",
    parentField: "contextId",
    planFields: ["sections"],
    speciesField: null,
    usesField: "usedInContexts",
  },
} as const satisfies Partial<Record<CollectionName, VersionedKind>>;

export type UsesField = NonNullable<VersionedKind["usesField"]>;

export type VersionedCollection = keyof typeof versionedKinds;

export const isVersioned = (
  collection: CollectionName,
): collection is VersionedCollection =>
  Object.hasOwn(versionedKinds, collection);

/** Below what the words of a version lie, as their parent: a version is itself below a thing. */
export const textsParent = (thingId: string, number: string): string =>
  `${thingId}/versions/${number}`;
