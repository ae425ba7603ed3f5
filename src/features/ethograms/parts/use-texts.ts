import type { WordsByLanguage } from "@domain/ethogram/publish/freeze";
import { withWords } from "@domain/ethogram/publish/freeze";
import type { EthogramPlan } from "@domain/ethogram/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";

/** A version with its words in it, whether it is published or not. */
export interface WordedPlan {
  row: Row<"observationVersions">;
  plan: EthogramPlan;
  words: WordsByLanguage;
}

const useOne = (parent: string | null, language: Language) =>
  useLiveDoc(
    "observationTexts",
    parent === null ? null : language,
    parent ?? "",
  );

/** A version with its words in every language; null while it is read, or asked for by nobody (null). */
export function useWordedPlan(
  obsId: string,
  number: number | null,
): WordedPlan | "missing" | null {
  const id = number === null ? null : String(number);
  const live = useLiveDoc("observationVersions", id, obsId);
  const row = live.state === "data" ? live.data : null;
  const isDraft = row?.data.status === "draft";
  const parent =
    row === null || isDraft ? null : textsParent(obsId, String(number));
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
    if (live.state === "error" || (live.state === "data" && row === null))
      return "missing";
    if (row === null) return null;
    if (isDraft) return { row, plan: row.data, words: {} };
    const all = { fr, en, es, de, it, nl, pt };
    if (languages.some((one) => all[one].state === "loading")) return null;
    const words = Object.fromEntries(
      languages.flatMap((one) => {
        const said = all[one];
        return said.state === "data" && said.data !== null
          ? [[one, said.data.data]]
          : [];
      }),
    );
    return { row, plan: withWords(row.data, words), words };
  }, [live.state, row, isDraft, fr, en, es, de, it, nl, pt]);
}
