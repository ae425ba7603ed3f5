import type { Question } from "@domain/question/question";
import { wordingIn } from "@domain/question/wording";
import { languages } from "@domain/taxonomy/taxonomy";
import { useMemo } from "react";
import { useCan } from "../../../data/hooks/use-can";
import { useQuestions } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What is asked, for who may read questions; others are told references and values, as answers keep them. */
export interface Asked {
  /** By reference, the archived included. */
  questions: readonly Question[];
  of: (questionRef: string) => Question | undefined;
  textOf: (questionRef: string) => string | null;
  /** What an option of a question says, else its value. */
  optionOf: (questionRef: string, value: string) => string;
}

/** The questions that profiles expect answers to. */
export function useAsked(): Asked {
  const may = useCan();
  const live = useQuestions(may("read", "questions"));
  const language = useLanguage();
  return useMemo(() => {
    const questions =
      live.state === "data" ? live.data.rows.map(({ data }) => data) : [];
    const byRef = new Map(questions.map((one) => [one.questionRef, one]));
    const wordsOf = (questionRef: string, value: string) =>
      byRef.get(questionRef)?.options.find((one) => one.value === value)?.trad;
    return {
      questions,
      of: (ref) => byRef.get(ref),
      textOf: (ref) => {
        const question = byRef.get(ref);
        return question === undefined
          ? null
          : (wordingIn(question, language)?.text ?? null);
      },
      optionOf: (ref, value) => {
        const words = wordsOf(ref, value) ?? {};
        const said = [language, ...languages].find((one) => words[one]);
        return said === undefined ? value : (words[said] ?? value);
      },
    };
  }, [live, language]);
}
