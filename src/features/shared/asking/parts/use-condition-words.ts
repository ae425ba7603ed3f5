import type { ConditionForm } from "@domain/survey/edit/draft-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import type { WordsOf } from "./use-words";

/** A condition as a sentence; what is not chosen yet stands as dots. */
export function useConditionWords(
  wordsOf: WordsOf,
): (condition: ConditionForm) => string {
  const { t } = useTranslation();
  const { list, either } = useFormat();
  return ({ match, parts }) => {
    const said = parts.map(({ questionRef, operator, values }) => {
      const words = wordsOf(questionRef);
      const question = words?.text || questionRef || "…";
      if (operator === "isAnswered")
        return t("surveys.edit.condition.isAnswered", { question });
      const options = either(
        values.map((value) => words?.options[value] || value),
      );
      return t(`surveys.edit.condition.${operator}`, {
        question,
        options: options || "…",
      });
    });
    return t("surveys.edit.condition.onlyIf", {
      parts: match === "all" ? list(said) : either(said),
    });
  };
}
