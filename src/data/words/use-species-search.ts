import type { SpecieEntry } from "@domain/directory/kinds";
import type { ErrorCode } from "@domain/errors";
import type { WordKeys } from "@domain/words/keys";
import { decodeKeys, keysId, planOf } from "@domain/words/keys";
import { searchWords } from "@domain/words/search";
import { keyLetters, lettersOf, wordsIn } from "@domain/words/tokens";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLanguage } from "../../lib/i18n/use-language";
import { useLiveDoc, useOnline } from "../hooks/use-live";
import { rememberSpecies } from "./known-species";
import { wantWords, watchWords, wordsHere, wordsVersion } from "./word-store";

/** Who types on within this time asks for nothing. */
const pauseMs = 150;

export interface SpeciesSearch {
  /** The likeliest first; of the last term that was answered, while another is asked for. */
  species: readonly SpecieEntry[];
  /** There are more, or may be: to see them one has to type on. */
  more: boolean;
  /** "short": nothing is searched for fewer than two letters. */
  state: "short" | "loading" | "found" | "error";
  code: ErrorCode | null;
  retry: () => void;
}

/** The term once nobody has typed for a moment; at once where it is emptied. */
function useSettled(term: string): string {
  const [settled, settle] = useState(term);
  useEffect(() => {
    const timer = setTimeout(() => settle(term), pauseMs);
    return () => clearTimeout(timer);
  }, [term]);
  return term === "" ? "" : settled;
}

/** Whether there is a word that the index may hold. */
const isLongEnough = (term: string): boolean =>
  wordsIn(term).some((word) => lettersOf(word, keyLetters) !== null);

const noKeys: WordKeys = new Map();
const nothing = { species: [], more: false };

/**
 * The species of all that have what is typed in a name, in any language, accents aside: reads the
 * list of the index once and at most two of its documents a search, of which the device keeps the
 * unchanged. Fewer than two letters read nothing.
 */
export function useSpeciesSearch(term: string): SpeciesSearch {
  const language = useLanguage();
  const settled = useSettled(term);
  const asks = isLongEnough(settled);
  const list = useLiveDoc("speciesWords", asks ? keysId : null);
  const text = list.state === "data" ? (list.data?.data.text ?? "") : null;
  const keys = useMemo(
    () => (text === null ? noKeys : decodeKeys(text)),
    [text],
  );
  const plan = useMemo(() => planOf(settled, keys), [settled, keys]);
  useEffect(() => wantWords(plan.keys, keys), [plan, keys]);
  const version = useSyncExternalStore(watchWords, wordsVersion);
  const answer = useMemo(() => {
    void version;
    const here = wordsHere(plan.keys);
    if (here === null || typeof here === "string") return here;
    const found = searchWords(here, settled, language);
    rememberSpecies(found.species);
    return { ...found, more: found.more || !plan.complete };
  }, [plan, settled, language, version]);
  const [last, keep] = useState(nothing as typeof nothing | typeof answer);
  const isAnswer = typeof answer === "object" && answer !== null;
  if (asks && text !== null && isAnswer && last !== answer) keep(answer);
  const retry = () => {
    if (list.state === "error") list.retry();
    wantWords(plan.keys, keys, true);
  };
  const shown = isAnswer && text !== null ? answer : last;
  const online = useOnline();
  const code =
    list.state === "error"
      ? list.code
      : typeof answer === "string"
        ? answer
        : null;
  if (!isLongEnough(term))
    return { ...nothing, state: "short", code: null, retry };
  if (asks && code !== null) return { ...nothing, state: "error", code, retry };
  const isHere = asks && term === settled && text !== null && isAnswer;
  // What the device does not hold it cannot ask for either.
  if (asks && !isHere && !online && term === settled)
    return { ...nothing, state: "error", code: "offline", retry };
  return {
    ...(typeof shown === "object" && shown !== null ? shown : nothing),
    state: isHere ? "found" : "loading",
    code: null,
    retry,
  };
}
