import type { VersionSide } from "@domain/survey/compare/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { versionedKinds } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import type { Asking } from "../asking";

type Of = Pick<Asking, "collection">;

/** One language of a version's words; a null parent asks nothing. */
const useOne = (of: Of, parent: string | null, language: Language) =>
  useLiveDoc(
    versionedKinds[of.collection].texts,
    parent === null ? null : language,
    parent ?? "",
  );

/** The words of a published version in all languages; null while they are being read, or nothing is asked. */
export function useTextsInAll(
  of: Of,
  parent: string | null,
): VersionSide["texts"] | null {
  const [fr, en, es, de, it, nl, pt] = [
    useOne(of, parent, "fr"),
    useOne(of, parent, "en"),
    useOne(of, parent, "es"),
    useOne(of, parent, "de"),
    useOne(of, parent, "it"),
    useOne(of, parent, "nl"),
    useOne(of, parent, "pt"),
  ];
  return useMemo(() => {
    const all = { fr, en, es, de, it, nl, pt };
    const isWaiting = languages.some((one) => all[one].state === "loading");
    if (parent === null || isWaiting) return null;
    return Object.fromEntries(
      languages.flatMap((one) => {
        const live = all[one];
        return live.state === "data" && live.data !== null
          ? [[one, live.data.data]]
          : [];
      }),
    );
  }, [parent, fr, en, es, de, it, nl, pt]);
}
