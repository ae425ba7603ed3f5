import { nearestPublished } from "@domain/survey/nearest";
import type { VersionTexts } from "@domain/survey/version";
import { textsParent } from "@domain/versions/kinds";
import { useMemo, useState } from "react";
import { useLanguage } from "../../lib/i18n/use-language";
import { useLiveDocsBelow } from "../hooks/use-live";
import { useSurveys } from "./use-surveys";

/** In so many questionnaires words are looked for. */
const searchedMost = 8;

type Words = VersionTexts["questions"][string];

interface PublishedWords {
  /** By reference; undefined: no published version that was looked at asks it. */
  of: (questionRef: string) => Words | undefined;
  isComing: boolean;
}

/**
 * What questions say, from the versions that are published, for who may not read the questions themselves: one after
 * the other, those for the species first, until every reference is found. No reference asks nothing.
 */
export function usePublishedWords(
  refs: readonly string[],
  specieIds: readonly string[],
): PublishedWords {
  const language = useLanguage();
  const surveys = useSurveys(refs.length === 0 ? null : false);
  const parents = useMemo(
    () =>
      nearestPublished(
        surveys.state === "data" ? surveys.data.rows.map((r) => r.data) : [],
        specieIds,
      )
        .slice(0, searchedMost)
        .map(({ surveyId, publishedVersion }) =>
          textsParent(surveyId, String(publishedVersion)),
        ),
    [surveys, specieIds],
  );
  const [count, setCount] = useState(1);
  const looked = useLiveDocsBelow(
    "versionTexts",
    language,
    parents.slice(0, count),
  );
  const found = useMemo(() => {
    const words = new Map<string, Words>();
    for (const live of [...looked].reverse())
      if (live.state === "data")
        for (const [ref, said] of Object.entries(
          live.data?.data.questions ?? {},
        ))
          words.set(ref, said);
    return words;
  }, [looked]);
  const isReading = looked.some(({ state }) => state === "loading");
  const isWhole = refs.every((ref) => found.has(ref));
  if (
    !isReading &&
    !isWhole &&
    looked.length === count &&
    count < parents.length
  )
    setCount(count + 1);
  return {
    of: (ref) => found.get(ref),
    isComing:
      refs.length > 0 && !isWhole && (surveys.state === "loading" || isReading),
  };
}
