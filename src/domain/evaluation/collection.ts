import type { RecordFacts } from "../access/can";
import { firstAt } from "../record/first-at";
import type { CollectionEntry } from "../record/types";
import {
  allBut,
  call,
  derivedOnly,
  desk,
  field,
  givenBut,
  log,
} from "../record/writes";
import type {
  Evaluation,
  EvaluationCorrection,
  EvaluationDraft,
} from "./evaluation";
import {
  evaluationCorrectionSchema,
  evaluationDraftSchema,
  evaluationSchema,
} from "./evaluation";

/** What `can()` needs to know of an evaluation. */
export const evaluationFacts = ({
  zooId,
  sectorIds,
  authorId,
  status,
  sealed,
  openToKeepers,
  readers,
}: Pick<
  Evaluation,
  | "zooId"
  | "sectorIds"
  | "authorId"
  | "status"
  | "sealed"
  | "openToKeepers"
  | "readers"
>): RecordFacts => ({
  zooId,
  sectorIds,
  authorId,
  started: status === "submitted",
  sealed,
  openToKeepers,
  readers,
});

/** Questionnaires that were answered. */
export const evaluationsEntry = {
  path: "evaluations",
  scope: "zoo",
  idField: "evaluationId",
  schema: evaluationSchema,
  resource: "evaluations",
  identity: ["zooId", "authorId", "sealed"],
  fallback: {
    surveyId: () => "",
    version: () => 1,
    subjectKind: () => "animal",
    subjectId: () => "",
    startedAt: firstAt,
  },
  facts: evaluationFacts,
  references: [
    { field: "campaignId", collection: "campaigns" },
    { field: "surveyId", collection: "surveys" },
    {
      field: "subjectId",
      collection: (record) =>
        ({ animal: "animals", group: "groups", enclosure: "enclosures" })[
          record["subjectKind"] as Evaluation["subjectKind"]
        ],
    },
  ],
  derive: [],
  writes: {
    create: field(
      ...givenBut(evaluationSchema, "submittedAt", "submittedFrom"),
    ),
    submit: field("status", "submittedAt", "submittedFrom"),
    attach: call("media"),
    change: derivedOnly,
    tally: call(),
    tallyPeople: call(),
    remove: desk("isDeleted"),
  },
} as const satisfies CollectionEntry;

/** What devices bring of an evaluation. */
export const evaluationDraftsEntry = {
  path: "evaluations/{id}/drafts",
  parentField: "evaluationId",
  scope: "zoo",
  idField: "deviceId",
  schema: evaluationDraftSchema,
  resource: "evaluationDrafts",
  identity: ["zooId", "authorId"],
  fallback: { evaluationId: () => "", at: firstAt },
  facts: ({
    zooId,
    authorId,
  }: Pick<EvaluationDraft, "zooId" | "authorId">) => ({
    zooId,
    authorId,
  }),
  references: [{ field: "evaluationId", collection: "evaluations" }],
  derive: [],
  writes: {
    create: field(...allBut(evaluationDraftSchema, "zooId", "deviceId")),
    change: field("answers", "seen", "at"),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;

/** Answers that were put right after they were handed in. */
export const evaluationCorrectionsEntry = {
  path: "evaluations/{id}/corrections",
  parentField: "evaluationId",
  scope: "zoo",
  idField: "correctionId",
  schema: evaluationCorrectionSchema,
  resource: "evaluationCorrections",
  identity: ["zooId", "questionRef"],
  fallback: {
    evaluationId: () => "",
    answer: () => "{}",
    reason: () => "",
    by: () => "",
    at: firstAt,
  },
  facts: ({ zooId, by }: Pick<EvaluationCorrection, "zooId" | "by">) => ({
    zooId,
    authorId: by,
  }),
  references: [{ field: "evaluationId", collection: "evaluations" }],
  derive: [],
  writes: log(
    ...allBut(evaluationCorrectionSchema, "zooId", "correctionId", "before"),
  ),
} as const satisfies CollectionEntry;
