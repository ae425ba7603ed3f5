import type { Campaign } from "../campaign/campaign";
import type { Answer, Answers } from "../survey/answer";
import type { Form } from "../survey/engine/form";
import { acceptAnswer, formIssues } from "../survey/engine/issues";
import { parisDay } from "../time/paris";
import type { Corrected, Corrections } from "./corrections";
import { applyCorrections } from "./corrections";
import type { Evaluation } from "./evaluation";
import { devicesMost } from "./evaluation";
import type { DeviceAnswers } from "./merge";
import { mergeDrafts } from "./merge";
import { scoreOf } from "./score/score";

/** What follows once an evaluation is handed in, and what each correction found there. */
export interface Outcome extends Pick<
  Evaluation,
  | "responses"
  | "score"
  | "flaws"
  | "late"
  | "day"
  | "openToKeepers"
  | "correctedAt"
> {
  before: Corrections["before"];
}

const flawsMost = 500;

/** The answers that a form takes, and why it takes no others. */
function taken(
  form: Form,
  answers: Answers,
): { responses: Record<string, Answer>; flaws: Evaluation["flaws"] } {
  const responses: Record<string, Answer> = {};
  const flaws: Evaluation["flaws"] = [];
  for (const [questionRef, answer] of Object.entries(answers)) {
    const question = form.byRef.get(questionRef);
    if (question === undefined) {
      flaws.push({ questionRef, code: "unknownQuestion" });
      continue;
    }
    const [issue] = acceptAnswer(question, answer);
    if (issue === undefined) responses[questionRef] = answer;
    else flaws.push({ questionRef, code: issue.code });
  }
  return { responses, flaws };
}

/** Which devices say otherwise than what was handed in, and since when. */
const lateOf = (
  drafts: readonly DeviceAnswers[],
  submittedFrom: string,
): Evaluation["late"] => {
  const found = new Map<string, Date>();
  for (const { choices } of mergeDrafts(drafts, submittedFrom).conflicts)
    for (const { deviceId, answer } of choices.slice(1)) {
      const at = answer.at ?? new Date(0);
      const before = found.get(deviceId);
      if (before === undefined || before < at) found.set(deviceId, at);
    }
  return [...found]
    .map(([deviceId, at]) => ({ deviceId, at }))
    .slice(0, devicesMost);
};

/** Whether keepers of the subject's sector read it once it is handed in: not what experts, trainees or visitors answer. */
export const opensToKeepers = ({ mode }: Pick<Campaign, "mode">): boolean =>
  mode === "normal";

/**
 * What follows from the drafts of an evaluation that is handed in: the answers as merged for the device it was handed in
 * from, corrections applied, what the version does not take, the score, and which devices differ. `partial`: whether
 * unanswered questions are allowed; where they are not, those that are missing are flaws. Without drafts everything is
 * unanswered.
 */
export function outcomeOf(
  form: Form,
  evaluation: Pick<Evaluation, "mode" | "submittedAt" | "submittedFrom">,
  drafts: readonly DeviceAnswers[],
  partial: boolean,
  corrections: readonly Corrected[] = [],
): Outcome {
  const submittedFrom = evaluation.submittedFrom ?? "";
  const { answers } = mergeDrafts(drafts, submittedFrom);
  const given = taken(form, answers);
  const put = applyCorrections(form, given.responses, corrections);
  const { responses, before, correctedAt } = put;
  const missing = formIssues(form, responses, { partial }).filter(
    ({ code }) => code === "missing",
  );
  return {
    responses,
    score: scoreOf(form, responses),
    flaws: [...given.flaws, ...put.flaws, ...missing].slice(0, flawsMost),
    late: lateOf(drafts, submittedFrom),
    day:
      evaluation.submittedAt === null ? null : parisDay(evaluation.submittedAt),
    openToKeepers: opensToKeepers(evaluation),
    correctedAt,
    before,
  };
}
