import type { Profile } from "@domain/profile/profile";
import type { Question } from "@domain/question/question";
import { wordingIn } from "@domain/question/wording";
import { languages } from "@domain/taxonomy/taxonomy";
import { useMemo } from "react";
import { useCan } from "../../../data/hooks/use-can";
import { usePublishedWords } from "../../../data/surveys/use-published-words";
import { useQuestions } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What is asked: as it is now for who may read questions, as it is published for everybody else. */
export interface Asked {
  /** By reference, the archived included; [] for who may not read them. */
  questions: readonly Question[];
  of: (questionRef: string) => Question | undefined;
  /** null: nothing says it. */
  textOf: (questionRef: string) => string | null;
  /** What an option of a question says, else its value. */
  optionOf: (questionRef: string, value: string) => string;
  /** References are their makers' matter: others see them where no words are known. */
  namesRefs: boolean;
}

type Expecting = Pick<Profile, "expected" | "specieIds">;

const none: readonly Expecting[] = [];
const coming = "…";

/** The questions that profiles expect answers to; who makes profiles has all of them. */
export function useAsked(profiles: readonly Expecting[] = none): Asked {
  const isMaker = useCan()("read", "questions");
  const live = useQuestions(isMaker);
  const key = JSON.stringify(
    isMaker
      ? [[], []]
      : [
          [...new Set(profiles.flatMap((one) => Object.keys(one.expected)))],
          [...new Set(profiles.flatMap((one) => one.specieIds))],
        ],
  );
  const [refs, specieIds] = useMemo(
    () => JSON.parse(key) as [string[], string[]],
    [key],
  );
  const published = usePublishedWords(refs, specieIds);
  const language = useLanguage();
  const own = useMemo(() => {
    const questions =
      live.state === "data" ? live.data.rows.map(({ data }) => data) : [];
    const byRef = new Map(questions.map((one) => [one.questionRef, one]));
    return { questions, byRef };
  }, [live]);
  const later = published.isComing ? coming : null;
  return {
    questions: own.questions,
    of: (ref) => own.byRef.get(ref),
    namesRefs: isMaker,
    textOf: (ref) => {
      const question = own.byRef.get(ref);
      return question === undefined
        ? (published.of(ref)?.text ?? later)
        : (wordingIn(question, language)?.text ?? null);
    },
    optionOf: (ref, value) => {
      const option = own.byRef
        .get(ref)
        ?.options.find((one) => one.value === value);
      const words = option?.trad ?? {};
      const said = [language, ...languages].find((one) => words[one]);
      return (
        (said === undefined ? undefined : words[said]) ??
        published.of(ref)?.options[value] ??
        later ??
        value
      );
    },
  };
}
