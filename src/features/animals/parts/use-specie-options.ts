import type { SpecieEntry } from "@domain/directory/kinds";
import type { ComboboxItem, ComboboxItemGroup } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDirectory } from "../../../data/hooks/use-names";
import { useSpecie } from "../../../data/words/known-species";
import type { SpeciesSearch } from "../../../data/words/use-species-search";
import { useSpeciesSearch } from "../../../data/words/use-species-search";
import type { Language } from "../../../lib/i18n/languages";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { matchesText } from "../../../ui/list/search-text";
import type { SpecieWords } from "./use-species-words";
import { specieWords } from "./use-species-words";

const wordsOf = (
  { names, name, latinName }: SpecieEntry,
  language: Language,
): SpecieWords =>
  specieWords(
    { names, specieName: name, specieLatinName: latinName },
    language,
  );

interface Asked {
  zooId: string;
  typed: string;
  chosenId: string | null;
  ownOnly: boolean;
}

interface SpecieOptions {
  /** The establishment's, then all others that were found. */
  groups: ComboboxItemGroup<ComboboxItem>[];
  words: ReadonlyMap<string, SpecieWords>;
  /** Whether an option is shown for what was typed. */
  matches: (id: string, search: string) => boolean;
  /** How the search stands. */
  message: string;
  /** The name of the chosen one; "" for none. */
  chosen: string;
}

function useMessage(search: SpeciesSearch, ownOnly: boolean): string {
  const { t } = useTranslation();
  if (ownOnly) return t("animals.states.noSpecieFound");
  if (search.state === "error")
    return t("animals.states.onlyOwnSpecies", {
      reason: t(`errors.codes.${search.code ?? "internal"}`),
    });
  if (search.state === "short") return t("animals.states.typeTwoLetters");
  if (search.state === "loading") return t("animals.states.searchingSpecies");
  return search.species.length === 0
    ? t("animals.states.noSpecieFound")
    : t("animals.states.speciesFound", { count: search.species.length });
}

/** What a choice of species offers for what was typed. */
export function useSpecieOptions(asked: Asked): SpecieOptions {
  const { zooId, typed, chosenId, ownOnly } = asked;
  const { t } = useTranslation();
  const language = useLanguage();
  const { byName } = useFormat();
  const own = useDirectory("species", zooId);
  const one = useSpecie(zooId, chosenId);
  const chosen = one === undefined ? "" : wordsOf(one, language).name;
  // The chosen one's name stands in the field: nobody typed it.
  const isTyped = typed !== "" && typed !== chosen;
  const search = useSpeciesSearch(isTyped && !ownOnly ? typed : "");
  const message = useMessage(search, ownOnly);
  const { species: found, more } = search;
  const options = useMemo(() => {
    const words = new Map<string, SpecieWords>();
    const add = (specie: SpecieEntry) =>
      words.set(specie.id, wordsOf(specie, language));
    own.list.forEach(add);
    const ours = [...words.keys()];
    found.forEach(add);
    const others = [...words.keys()].slice(ours.length);
    if (one !== undefined && !words.has(one.id)) {
      add(one);
      others.push(one.id);
    }
    const labelled = (value: string) => ({
      value,
      label: words.get(value)?.name ?? "",
    });
    const sorted = ours.map(labelled).sort((a, b) => byName(a.label, b.label));
    return { words, ours: sorted, others: others.map(labelled) };
  }, [own.list, found, one, language, byName]);
  const { words, ours, others } = options;
  const isFound = new Set(found.map(({ id }) => id));
  return {
    groups: [
      { group: t("animals.states.ownSpecies"), items: ours },
      {
        group: t(
          more ? "animals.states.typeOn" : "animals.states.otherSpecies",
        ),
        items: others,
      },
    ],
    words,
    matches: (id, text) =>
      isFound.has(id) || matchesText(text, words.get(id)?.search ?? []),
    message,
    chosen,
  };
}
