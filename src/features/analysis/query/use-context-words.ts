import type { AnsweredContext } from "@domain/observation/analysed/summary";
import { textsParent } from "@domain/versions/kinds";
import { useLiveDocsAt } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What questions of contexts and their answers are called: by their ids while that is not known. */
interface ContextWords {
  question: (questionRef: string) => string;
  option: (questionRef: string, value: string) => string;
}

/** The words of the contexts that sessions answered, from the versions that asked. */
export function useContextWords(
  contexts: readonly AnsweredContext[],
): ContextWords {
  const language = useLanguage();
  const parents = [
    ...new Set(
      contexts.flatMap(({ asked }) =>
        asked === null
          ? []
          : [textsParent(asked.contextId, String(asked.contextVersion))],
      ),
    ),
  ];
  const read = useLiveDocsAt(
    "contextTexts",
    parents.map((parentId) => ({ id: language, parentId })),
  );
  const texts = read.flatMap((live) =>
    live.state === "data" && live.data !== null ? [live.data.data] : [],
  );
  const said = (ref: string) =>
    texts.find(({ questions }) => ref in questions)?.questions[ref];
  return {
    question: (ref) => said(ref)?.text ?? ref,
    option: (ref, value) => said(ref)?.options[value] ?? value,
  };
}
