import type { Question } from "@domain/question/question";
import { wordingIn } from "@domain/question/wording";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What questions ask in the reader's language, else in one they have; null where they say nothing. */
export function useQuestionText() {
  const language = useLanguage();
  return (question: Pick<Question, "trad">) => wordingIn(question, language);
}
