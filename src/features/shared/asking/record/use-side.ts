import type { VersionSide } from "@domain/survey/compare/version";
import { frozenQuestions, wordsIn } from "@domain/survey/publish/freeze";
import { questionIdsOf } from "@domain/survey/publish/sources";
import { languages } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Asking } from "../asking";
import { useSources } from "../parts/use-sources";
import { useTextsInAll } from "./use-texts-in-all";

/**
 * A version with its questions and words in every language, to be compared: as it is published, or a draft as it would
 * be now. null while it is being read; "unread" where it cannot be.
 */
export function useSide(
  asking: Asking,
  number: number,
): VersionSide | "unread" | null {
  const isDraft = asking.versions[number - 1]?.status === "draft";
  const live = useLiveDoc(asking.collection, String(number), asking.id);
  const version = live.state === "data" ? (live.data?.data ?? null) : null;
  const texts = useTextsInAll(
    asking,
    isDraft ? null : textsParent(asking.id, String(number)),
  );
  const ids = useMemo(
    () => (version === null || !isDraft ? [] : questionIdsOf(version)),
    [version, isDraft],
  );
  const { sources, isWhole } = useSources(ids, asking.names, isDraft);
  return useMemo(() => {
    if (live.state === "error") return "unread";
    if (version === null) return null;
    if (!isDraft)
      return texts === null
        ? null
        : { plan: version, questions: version.questions, texts };
    if (!isWhole) return null;
    return {
      plan: version,
      questions: frozenQuestions(version, sources),
      texts: Object.fromEntries(
        languages.map((language) => [
          language,
          wordsIn(version, sources, language),
        ]),
      ),
    };
  }, [live.state, version, isDraft, texts, isWhole, sources]);
}
