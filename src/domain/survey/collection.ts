import type { CollectionEntry } from "../record/types";
import { derivedOnly, desk, givenBut } from "../record/writes";
import { headerFacts, versionFacts } from "../versions/facts";
import { surveySchema } from "./survey";
import { surveyVersionSchema, versionTextsSchema } from "./version";

const shared = { scope: "global", identity: [], derive: [] } as const;
const given = givenBut(surveySchema, "archived");

/** Questionnaires; what each asks lies in its versions. */
export const surveysEntry = {
  ...shared,
  path: "surveys",
  idField: "surveyId",
  schema: surveySchema,
  resource: "surveys",
  facts: headerFacts,
  references: [{ field: "surveySpecie", collection: "species" }],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;

/** The versions of a questionnaire, by number. */
export const surveyVersionsEntry = {
  ...shared,
  path: "surveys/{id}/versions",
  parentField: "surveyId",
  idField: "versionId",
  schema: surveyVersionSchema,
  resource: "surveyVersions",
  fallback: { surveyId: () => "" },
  facts: versionFacts,
  references: [{ field: "surveyId", collection: "surveys" }],
  writes: {
    create: desk("surveyId", "sections"),
    change: desk("sections"),
    publish: desk(),
    discard: desk(),
    /** A published one is retired, which its status says. */
    remove: desk("status"),
  },
} as const satisfies CollectionEntry;

/** The words of a published version in one language; the parent is the path of the version below its questionnaire. */
export const versionTextsEntry = {
  ...shared,
  path: "surveys/{id}/texts",
  idField: null,
  schema: versionTextsSchema,
  resource: "versionTexts",
  fallback: {
    language: () => "fr",
    name: () => "—",
    sections: () => ({}),
    questions: () => ({}),
    criteria: () => ({}),
  },
  facts: () => ({ zooId: "" }),
  references: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
