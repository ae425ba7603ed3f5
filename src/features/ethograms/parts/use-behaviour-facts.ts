import type { Behaviour } from "@domain/ethogram/version";
import { useTranslation } from "react-i18next";
import { useWords } from "./use-words";

/** What a behaviour is, in a line: kind, category, valence, whom it is directed at, what it stops, what is asked beside it. */
export function useBehaviourFacts(): (
  behaviour: Behaviour,
  category: string | null,
) => string {
  const { t } = useTranslation();
  const { firstOf } = useWords();
  return ({ kind, valence, outcome, group, modifiers }, category) =>
    [
      t(`ethograms.options.kind.${kind}`),
      category,
      valence && t(`ethograms.options.valence.${valence}`),
      outcome && t(`ethograms.options.directed.${outcome}`),
      group && t("ethograms.states.inGroup", { group }),
      ...modifiers.map(({ trad }) => firstOf(trad)),
    ]
      .filter((part) => part !== null && part !== "")
      .join(" · ");
}
