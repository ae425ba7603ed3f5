import type { Behaviour, BehaviourCategory } from "@domain/ethogram/version";
import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";

/** How behaviours and categories are called: in the reader's language, else in one they have a name in. */
export function useWords() {
  const { t } = useTranslation();
  const reader = useLanguage();
  const order = [reader, ...languages];
  const firstOf = (trad: BehaviourCategory["trad"]): string =>
    order.map((one) => trad[one]).find((name) => !!name) ??
    t("ethograms.states.noName");
  return {
    nameOf: ({ trad }: Pick<Behaviour, "trad">): string =>
      order.map((one) => trad[one]?.name).find((name) => !!name) ??
      t("ethograms.states.noBehaviourName"),
    definitionOf: ({ trad }: Pick<Behaviour, "trad">): string | null =>
      order
        .map((one) => trad[one]?.definition)
        .find((definition) => !!definition) ?? null,
    categoryOf: (
      categories: readonly BehaviourCategory[],
      { categoryId }: Pick<Behaviour, "categoryId">,
    ): string | null => {
      const found = categories.find((one) => one.categoryId === categoryId);
      return found === undefined ? null : firstOf(found.trad);
    },
    firstOf,
  };
}
