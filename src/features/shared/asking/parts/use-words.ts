import type { Question } from "@domain/question/question";
import { wordingIn } from "@domain/question/wording";
import { questionWords } from "@domain/survey/publish/freeze";
import type { VersionTexts } from "@domain/survey/version";
import { textsParent, versionedKinds } from "@domain/versions/kinds";
import { useCallback } from "react";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { useLanguage } from "../../../../lib/i18n/use-language";
import type { Asking } from "../asking";

/** What a question says in the reader's language: what it asks, and its options by their values. */
export type ItemWords = Pick<
  VersionTexts["questions"][string],
  "text" | "options"
>;

/** By reference; null: what it says is not known here. */
export type WordsOf = (questionRef: string) => ItemWords | null;

/** The words of a published version in the reader's language; null asks for nothing. */
export function useVersionTexts(
  { collection, id }: Pick<Asking, "collection" | "id">,
  number: number | null,
): { texts: VersionTexts | null; isComing: boolean } {
  const language = useLanguage();
  const live = useLiveDoc(
    versionedKinds[collection].texts,
    number === null ? null : language,
    textsParent(id, String(number ?? "")),
  );
  return {
    texts: live.state === "data" ? (live.data?.data ?? null) : null,
    isComing: number !== null && live.state === "loading",
  };
}

/** What questions say, as `found` has them, else as an earlier version froze them. */
export function useWordsOf(
  found: (questionRef: string) => Question | null,
  frozen: Pick<VersionTexts, "questions"> | null,
): WordsOf {
  const language = useLanguage();
  return useCallback(
    (questionRef) => {
      const question = found(questionRef);
      if (question !== null) {
        const words = questionWords(question, language, null);
        return {
          ...words,
          text: words.text || (wordingIn(question, language)?.text ?? ""),
        };
      }
      const all = frozen?.questions ?? {};
      return Object.hasOwn(all, questionRef)
        ? (all[questionRef] ?? null)
        : null;
    },
    [found, frozen, language],
  );
}
