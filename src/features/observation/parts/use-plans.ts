import { withWords } from "@domain/ethogram/publish/freeze";
import type { Behaviour, EthogramPlan } from "@domain/ethogram/version";
import type { Language, LocalizedText } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDocsAt } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { modifierRef } from "./words";

/** The behaviours that a session tells apart, and how they are called and drawn. */
export interface SessionPlan {
  behaviours: readonly Behaviour[];
  /** The name of a behaviour; null: not visible. An id that the ethogram does not know is its own name. */
  nameOf: (behaviourId: string | null) => string;
  behaviourOf: (behaviourId: string | null) => Behaviour | undefined;
  /** The name of its category; "" for none. */
  categoryOf: (behaviourId: string | null) => string;
  /** What is asked beside it, and what can be chosen, in words. */
  choicesOf: (behaviourId: string | null) => {
    modifierId: string;
    name: string;
    values: { value: string; label: string }[];
  }[];
  /** What was chosen beside it, each in words. */
  modifiersOf: (
    behaviourId: string | null,
    modifiers: readonly string[],
  ) => string[];
}

/** One version of an ethogram. */
export interface CodedIn {
  obsId: string;
  obsVersion: number;
}

/** The reference language, in which every published word is. */
const reference = "fr";

function planFrom(
  { categories, behaviours }: EthogramPlan,
  language: Language,
  notVisible: string,
): SessionPlan {
  const byId = new Map(behaviours.map((one) => [one.behaviourId, one]));
  const behaviourOf = (id: string | null) =>
    id === null ? undefined : byId.get(id);
  const said = (trad: LocalizedText, id: string) =>
    [trad[language], trad[reference]].find((name) => !!name) ?? id;
  return {
    behaviours,
    behaviourOf,
    nameOf: (id) => {
      if (id === null) return notVisible;
      const trad = byId.get(id)?.trad;
      const names = [trad?.[language]?.name, trad?.[reference]?.name];
      return names.find((name) => !!name) ?? id;
    },
    categoryOf: (id) => {
      const categoryId = behaviourOf(id)?.categoryId ?? null;
      const category = categories.find((one) => one.categoryId === categoryId);
      return category === undefined
        ? ""
        : said(category.trad, category.categoryId);
    },
    choicesOf: (id) =>
      (behaviourOf(id)?.modifiers ?? []).map(
        ({ modifierId, trad, values }) => ({
          modifierId,
          name: said(trad, modifierId),
          values: values.map((one) => ({
            value: modifierRef(modifierId, one.valueId),
            label: said(one.trad, one.valueId),
          })),
        }),
      ),
    modifiersOf: (id, modifiers) =>
      modifiers.map((given) => {
        const [modifierId = "", valueId = ""] = given.split(".");
        const modifier = behaviourOf(id)?.modifiers.find(
          (one) => one.modifierId === modifierId,
        );
        const value = modifier?.values.find((one) => one.valueId === valueId);
        return value === undefined ? given : said(value.trad, valueId);
      }),
  };
}

/** The published versions that sessions are coded in, in the reader's words and their order; null while they are read. */
export function usePlans(coded: readonly CodedIn[]): SessionPlan[] | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const notVisible = t("observation.record.states.notVisible");
  const versions = useLiveDocsAt(
    "observationVersions",
    coded.map(({ obsId, obsVersion }) => ({
      id: String(obsVersion),
      parentId: obsId,
    })),
  );
  const inLanguage = (id: Language) =>
    coded.map(({ obsId, obsVersion }) => ({
      id,
      parentId: textsParent(obsId, String(obsVersion)),
    }));
  const own = useLiveDocsAt("observationTexts", inLanguage(language));
  const other = useLiveDocsAt(
    "observationTexts",
    language === reference ? [] : inLanguage(reference),
  );
  return useMemo(() => {
    const isLoading = [...versions, ...own, ...other].some(
      ({ state }) => state === "loading",
    );
    if (isLoading) return null;
    return versions.map((live, at) => {
      const row = live.state === "data" ? live.data : null;
      const [mine, theirs] = [own[at], other[at]];
      const plan =
        row === null
          ? { categories: [], behaviours: [] }
          : withWords(row.data, {
              ...(theirs?.state === "data" &&
                theirs.data !== null && { [reference]: theirs.data.data }),
              ...(mine?.state === "data" &&
                mine.data !== null && { [language]: mine.data.data }),
            });
      return planFrom(plan, language, notVisible);
    });
  }, [versions, own, other, language, notVisible]);
}
