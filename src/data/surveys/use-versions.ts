import type { FormVersion } from "@domain/evaluation/score/column-list";
import { versionKey } from "@domain/evaluation/results/read";
import { formOf } from "@domain/survey/engine/form";
import type { VersionTexts } from "@domain/survey/version";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useLanguage } from "../../lib/i18n/use-language";
import { useLiveDocsAt, useLiveDocsBelow } from "../hooks/use-live";
import type { Live } from "../live-store";

/** A version of a questionnaire by its number. */
export interface VersionPlace {
  surveyId: string;
  version: number;
}

/** A published version made ready to be read; its words null where it has none in the reader's language. */
export interface ReadVersion extends FormVersion {
  surveyId: string;
  number: number;
  words: VersionTexts | null;
}

/** Several versions with their words in the reader's language, in the order given; those that are not there left out. */
export function useVersions(
  places: readonly VersionPlace[],
): Live<readonly ReadVersion[]> {
  const language = useLanguage();
  const versions = useLiveDocsAt(
    "surveyVersions",
    places.map(({ surveyId, version }) => ({
      id: String(version),
      parentId: surveyId,
    })),
  );
  const texts = useLiveDocsBelow(
    "versionTexts",
    language,
    places.map(({ surveyId, version }) =>
      textsParent(surveyId, String(version)),
    ),
  );
  const key = JSON.stringify(places);
  return useMemo(() => {
    const asked = JSON.parse(key) as VersionPlace[];
    const failed = versions.find(({ state }) => state === "error");
    if (failed?.state === "error") return failed;
    const isComing = [...versions, ...texts].some(
      ({ state }) => state === "loading",
    );
    if (isComing || versions.length < asked.length) return { state: "loading" };
    const data = asked.flatMap(({ surveyId, version }, at): ReadVersion[] => {
      const live = versions[at];
      const said = texts[at];
      if (live?.state !== "data" || live.data === null) return [];
      return [
        {
          ...{ surveyId, version: versionKey(surveyId, version) },
          number: version,
          form: formOf(live.data.data),
          words: said?.state === "data" ? (said.data?.data ?? null) : null,
        },
      ];
    });
    return { state: "data", data };
  }, [key, versions, texts]);
}
