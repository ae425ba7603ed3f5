import type { EthogramPlan, EthogramWords } from "@domain/ethogram/version";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useLanguage } from "../../lib/i18n/use-language";
import { useLiveDoc } from "../hooks/use-live";
import type { Live } from "../live-store";

/** What an ethogram tells apart, and its words in the reader's language. */
export interface ReadEthogram {
  plan: EthogramPlan;
  words: EthogramWords;
}

/** A published version of an ethogram, two documents; null: it is not there. A null id asks nothing and stays loading. */
export function useEthogram(
  obsId: string | null,
  number: number | null,
): Live<ReadEthogram | null> {
  const language = useLanguage();
  const id = obsId === null || number === null ? null : String(number);
  const version = useLiveDoc("observationVersions", id, obsId ?? undefined);
  const words = useLiveDoc(
    "observationTexts",
    id === null ? null : language,
    textsParent(obsId ?? "", id ?? ""),
  );
  return useMemo(() => {
    if (version.state !== "data") return version;
    if (words.state !== "data") return words;
    if (version.data === null || words.data === null)
      return { state: "data", data: null };
    return {
      state: "data",
      data: { plan: version.data.data, words: words.data.data },
    };
  }, [version, words]);
}
