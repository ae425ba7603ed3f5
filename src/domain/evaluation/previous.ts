import type { Answer } from "../survey/answer";
import type { FrozenQuestion } from "../survey/version";
import type { Evaluation } from "./evaluation";

/** What is for practice only says nothing of the time before. */
const practice: readonly Evaluation["mode"][] = ["training", "pedagogical"];

/** The first of evaluations, the latest given first, that asked the same questionnaire in earnest; null: none did. */
export const previousOf = <E extends Pick<Evaluation, "surveyId" | "mode">>(
  evaluations: readonly E[],
  surveyId: string,
): E | null =>
  evaluations.find(
    (one) => one.surveyId === surveyId && !practice.includes(one.mode),
  ) ?? null;

/** Whether a question as it is asked now offers all that was chosen then; where it does not, the answer has no words here. */
export const isOffered = (
  question: Pick<FrozenQuestion, "options"> | undefined,
  { chosen }: Pick<Answer, "chosen">,
): boolean =>
  question !== undefined &&
  chosen.every((value) =>
    question.options.some((option) => option.value === value),
  );
