import type { Question } from "@domain/question/question";
import type { VersionItem } from "@domain/survey/version";
import { useMemo } from "react";
import type { Asking } from "../asking";
import type { DraftSources } from "./use-sources";
import type { WordsOf } from "./use-words";
import { useVersionTexts, useWordsOf } from "./use-words";

type Asked = Pick<VersionItem, "questionId" | "questionRef">;

export interface DraftWords {
  /** As far as it was looked up. */
  questionOf: (questionRef: string) => Question | null;
  wordsOf: WordsOf;
  /** To be told that a question came into sight, which is then looked up; null: what it says is known or on its way. */
  seenOf: (item: Asked) => (() => void) | null;
}

/**
 * What the questions of a draft say: as they are now where they were looked up, else as the version before froze them.
 * What neither knows is looked up as it comes into sight, so that hundreds are not read to open it.
 */
export function useDraftWords(
  asking: Pick<Asking, "collection" | "id">,
  number: number,
  items: readonly Asked[],
  { sources, see }: DraftSources,
): DraftWords {
  const { texts, isComing } = useVersionTexts(
    asking,
    number > 1 ? number - 1 : null,
  );
  const questionOf = useMemo(() => {
    const idOf = new Map(
      items.map(({ questionRef, questionId }) => [questionRef, questionId]),
    );
    return (ref: string) => sources.question(idOf.get(ref) ?? "");
  }, [items, sources]);
  const wordsOf = useWordsOf(questionOf, texts);
  return {
    questionOf,
    wordsOf,
    seenOf: ({ questionId, questionRef }) =>
      isComing || wordsOf(questionRef) !== null ? null : () => see(questionId),
  };
}
