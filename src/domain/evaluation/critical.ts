import type { Campaign } from "../campaign/campaign";
import { causeId } from "../measures/alerts/alert";
import type { Cause } from "../measures/alerts/told";
import { statesOf } from "../survey/engine/flow";
import type { Form } from "../survey/engine/form";
import { answerTo } from "../survey/engine/given";
import type { Evaluation } from "./evaluation";
import { answerScore } from "./score/answer-score";

/** Sums in binary numbers are this near to what they are in decimals. */
const near = 1e-9;

/**
 * Whether an answer is one that a campaign wants to be told of: asked, answered, and of a score of at most `criticalAt`. What is
 * not asked any more, not applicable or without a score is none; null: no answer is.
 *
 * @example hasCriticalAnswer(form, { "Q-1": { ...answer, chosen: ["worst"] } }, 0) // true
 */
export function hasCriticalAnswer(
  form: Form,
  responses: Evaluation["responses"],
  criticalAt: number | null,
): boolean {
  if (criticalAt === null) return false;
  const states = statesOf(form, responses);
  return form.questions.some((question) => {
    if (states.get(question.questionRef) !== "answered") return false;
    const answer = answerTo(responses, question.questionRef);
    const score = answerScore(question, answer);
    return score !== null && score <= criticalAt + near;
  });
}

/** Modes whose answers are told of to nobody: what trainees and visitors say is held against a key, or gone in 90 days. */
const silent: readonly Campaign["mode"][] = ["training", "pedagogical"];

/**
 * Whether others may be told that an evaluation holds a critical answer: handed in and kept, of a campaign whose answers count, and
 * of experts once it is over (`isOver`). Both modes decide: a campaign's may have been changed since.
 */
export const mayTellCritical = (
  evaluation: Pick<Evaluation, "mode" | "status" | "isDeleted">,
  { mode }: Pick<Campaign, "mode">,
  isOver: boolean,
): boolean => {
  const modes = [evaluation.mode, mode];
  return (
    evaluation.status === "submitted" &&
    !evaluation.isDeleted &&
    !modes.some((one) => silent.includes(one)) &&
    (isOver || !modes.includes("expert"))
  );
};

/** The cause of an evaluation with a critical answer: it says which evaluation, nothing of what was answered. */
export const criticalCause = (
  {
    zooId,
    evaluationId,
    subjectKind,
    subjectId,
  }: Pick<Evaluation, "zooId" | "evaluationId" | "subjectKind" | "subjectId">,
  { campaignId, name }: Pick<Campaign, "campaignId" | "name">,
  sectorIds: string[],
): Cause => ({
  kind: "critical",
  id: causeId("critical", subjectId, evaluationId),
  foundBy: campaignId,
  zooId,
  class: "general",
  subject: { kind: subjectKind, id: subjectId, areaId: null },
  sectorIds,
  text: "criticalAnswer",
  values: { campaign: name, evaluationId },
});
