import { answersText } from "@domain/evaluation/answers-text";
import type {
  Evaluation,
  EvaluationCorrection,
} from "@domain/evaluation/evaluation";
import type { DeviceAnswers } from "@domain/evaluation/merge";
import { seenText } from "@domain/evaluation/merge";
import type { Answer } from "@domain/survey/answer";
import type { Row } from "../live-store";
import type { Operation } from "../write";
import { batch, create, newId, patch } from "../write";
import type { Receipt } from "../write-types";

/** What is asked of whom, as it is begun. */
export type Beginning = Pick<
  Evaluation,
  | "zooId"
  | "authorId"
  | "campaignId"
  | "surveyId"
  | "version"
  | "mode"
  | "sealed"
  | "subjectKind"
  | "subjectId"
  | "specieId"
  | "sectorIds"
>;

/** Which device's draft of which evaluation, and what the outbox calls it. */
export interface DraftPlace {
  zooId: string;
  uid: string;
  evaluationId: string;
  deviceId: string;
  name: string;
}

type Held = Pick<DeviceAnswers, "answers" | "seen">;

const textsOf = ({ answers, seen }: Held) => ({
  answers: answersText(answers),
  seen: seenText(seen),
  at: new Date(),
});

const draftCreate = (place: DraftPlace, held: Held): Operation => ({
  kind: "create",
  collection: "evaluationDrafts",
  id: place.deviceId,
  parentId: place.evaluationId,
  values: {
    zooId: place.zooId,
    evaluationId: place.evaluationId,
    deviceId: place.deviceId,
    ...textsOf(held),
  } as Extract<
    Operation,
    { kind: "create"; collection: "evaluationDrafts" }
  >["values"],
});

/** Begins an evaluation with the first answers, header and draft together. */
export const beginEvaluation = (
  place: DraftPlace,
  beginning: Beginning,
  held: Held,
  startedAt: Date,
): Receipt =>
  batch(
    [
      {
        kind: "create",
        collection: "evaluations",
        id: place.evaluationId,
        values: { ...beginning, startedAt },
      },
      draftCreate(place, held),
    ],
    { kind: "evaluations.begin", name: place.name },
  );

/** Writes all that this device answered: the first time a draft of its own, then over it. */
export const writeDraft = (
  place: DraftPlace,
  held: Held,
  row: Row<"evaluationDrafts"> | null,
): Receipt => {
  const about = { kind: "evaluations.answer", name: place.name };
  return row === null
    ? batch([draftCreate(place, held)], about)
    : patch(
        "evaluationDrafts",
        place.deviceId,
        textsOf(held),
        about,
        row,
        place.evaluationId,
      );
};

/** Hands an evaluation in, from this device. */
export const submitEvaluation = (
  { evaluationId, deviceId, name }: DraftPlace,
  row: Row<"evaluations"> | undefined,
): Receipt =>
  patch(
    "evaluations",
    evaluationId,
    {
      status: "submitted",
      submittedAt: new Date(),
      submittedFrom: deviceId,
    },
    { kind: "evaluations.submit", name },
    row,
  );

/** Puts one answer right after it was handed in. */
export const correctAnswer = (
  evaluation: Pick<Evaluation, "zooId" | "evaluationId">,
  uid: string,
  questionRef: string,
  answer: Answer,
  reason: EvaluationCorrection["reason"],
  name: string,
): Receipt =>
  create(
    "evaluationCorrections",
    newId(),
    {
      zooId: evaluation.zooId,
      evaluationId: evaluation.evaluationId,
      questionRef,
      answer: JSON.stringify(answer),
      reason,
      by: uid,
      at: new Date(),
    },
    { kind: "evaluations.correct", name },
    evaluation.evaluationId,
  );
