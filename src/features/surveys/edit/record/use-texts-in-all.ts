import type { VersionSide } from "@domain/survey/compare/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useMemo } from "react";
import { useLiveDoc } from "../../../../data/hooks/use-live";

/** One language of a version's words; a null parent asks nothing. */
const useOne = (parent: string | null, language: Language) =>
  useLiveDoc("versionTexts", parent === null ? null : language, parent ?? "");

/** The words of a published version in all languages; null while they are being read, or nothing is asked. */
export function useTextsInAll(
  parent: string | null,
): VersionSide["texts"] | null {
  const [fr, en, es, de, it, nl, pt] = [
    useOne(parent, "fr"),
    useOne(parent, "en"),
    useOne(parent, "es"),
    useOne(parent, "de"),
    useOne(parent, "it"),
    useOne(parent, "nl"),
    useOne(parent, "pt"),
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
