import type { VersionSide } from "@domain/survey/compare/version";
import { frozenQuestions, wordsIn } from "@domain/survey/publish/freeze";
import { questionIdsOf } from "@domain/survey/publish/sources";
import { languages } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Row } from "../../../../data/live-store";
import { useSources } from "../parts/use-sources";
import { useTextsInAll } from "./use-texts-in-all";

/**
 * A version with its questions and words in every language, to be compared: as it is published, or a draft as it would
 * be now. null while it is being read; "unread" where it cannot be.
 */
export function useSide(
  survey: Row<"surveys">,
  number: number,
): VersionSide | "unread" | null {
  const isDraft = survey.data.versions[number - 1]?.status === "draft";
  const live = useLiveDoc("surveyVersions", String(number), survey.id);
  const version = live.state === "data" ? (live.data?.data ?? null) : null;
  const texts = useTextsInAll(
    isDraft ? null : textsParent(survey.id, String(number)),
  );
  const ids = useMemo(
    () => (version === null || !isDraft ? [] : questionIdsOf(version)),
    [version, isDraft],
  );
  const { sources, isWhole } = useSources(ids, survey.data.names, isDraft);
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
