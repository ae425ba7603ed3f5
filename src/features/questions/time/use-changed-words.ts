import { changedBetween } from "@domain/question/state";
import type { QuestionState } from "@domain/question/state";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useFieldWord } from "../parts/use-field-word";

/** What a state changed of the one before it, in words. */
export function useChangedWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const wordOf = useFieldWord();
  return (before: QuestionState | null, state: QuestionState): string => {
    if (before === null) return t("questions.time.first");
    const fields = changedBetween(before.state, state.state);
    return fields.length === 0
      ? t("questions.time.marks")
      : format.list(fields.map(wordOf));
  };
}
