import type { Answer } from "@domain/survey/answer";
import type { VersionTexts } from "@domain/survey/version";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";

/** An answer in words, with the words of its own version. */
export type AnswerWords = (
  questionRef: string,
  answer: Answer | undefined,
) => string;

export function useAnswerWords(
  words: Pick<VersionTexts, "questions">,
): AnswerWords {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback<AnswerWords>(
    (questionRef, answer) => {
      if (answer === undefined) return t("questionnaire.states.unanswered");
      if (answer.notApplicable) return t("questionnaire.fields.notApplicable");
      const options = words.questions[questionRef]?.options ?? {};
      const chosen = answer.chosen.map((value) => options[value] ?? value);
      if (chosen.length > 0) return format.list(chosen);
      return answer.media.length > 0
        ? t("questionnaire.states.files", { count: answer.media.length })
        : t("questionnaire.states.unanswered");
    },
    [words, format, t],
  );
}
