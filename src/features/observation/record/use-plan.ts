import { withWords } from "@domain/ethogram/publish/freeze";
import type { Behaviour } from "@domain/ethogram/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { textsParent } from "@domain/versions/kinds";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";

/** The behaviours that a session tells apart, and how they are called and drawn. */
export interface SessionPlan {
  behaviours: readonly Behaviour[];
  /** The name of a behaviour; null: not visible. An id that the ethogram does not know is its own name. */
  nameOf: (behaviourId: string | null) => string;
  behaviourOf: (behaviourId: string | null) => Behaviour | undefined;
  /** What was chosen beside it, in words. */
  modifiersOf: (
    behaviourId: string | null,
    modifiers: readonly string[],
  ) => string;
}

/** The reference language, in which every published word is. */
const reference = "fr";

const useTexts = (parent: string, language: Language | null) =>
  useLiveDoc("observationTexts", language, parent);

/** The published version a session is coded in, in the reader's words; null while it is read. */
export function usePlan(obsId: string, version: number): SessionPlan | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const parent = textsParent(obsId, String(version));
  const live = useLiveDoc("observationVersions", String(version), obsId);
  const own = useTexts(parent, language);
  const other = useTexts(parent, language === reference ? null : reference);
  return useMemo(() => {
    if (live.state === "loading" || own.state === "loading") return null;
    if (language !== reference && other.state === "loading") return null;
    const words = {
      ...(other.state === "data" &&
        other.data !== null && { [reference]: other.data.data }),
      ...(own.state === "data" &&
        own.data !== null && { [language]: own.data.data }),
    };
    const row = live.state === "data" ? live.data : null;
    const behaviours =
      row === null ? [] : withWords(row.data, words).behaviours;
    const byId = new Map(behaviours.map((one) => [one.behaviourId, one]));
    const behaviourOf = (id: string | null) =>
      id === null ? undefined : byId.get(id);
    const said = (trad: Partial<Record<Language, string>>, id: string) =>
      [trad[language], trad[reference]].find((name) => !!name) ?? id;
    return {
      behaviours,
      behaviourOf,
      nameOf: (id) => {
        if (id === null) return t("observation.record.states.notVisible");
        const trad = byId.get(id)?.trad;
        const names = [trad?.[language]?.name, trad?.[reference]?.name];
        return names.find((name) => !!name) ?? id;
      },
      modifiersOf: (id, modifiers) =>
        modifiers
          .map((given) => {
            const [modifierId = "", valueId = ""] = given.split(".");
            const modifier = behaviourOf(id)?.modifiers.find(
              (one) => one.modifierId === modifierId,
            );
            const value = modifier?.values.find(
              (one) => one.valueId === valueId,
            );
            return value === undefined ? given : said(value.trad, valueId);
          })
          .join(", "),
    };
  }, [t, language, live, own, other]);
}
