import type { EthogramIssue } from "@domain/ethogram/publish/issues";
import type { EthogramPlan } from "@domain/ethogram/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../lib/i18n/languages";
import { useFormat } from "../../../lib/use-format";
import { useWords } from "./use-words";

/** What is to be settled at one place: the same word missing in several languages is one. */
export interface Problem {
  /** The first field concerned. */
  field: string;
  /** The place of its behaviour, from 0; null: of the whole, or a category's. */
  behaviour: number | null;
  place: string;
  message: string;
}

const kindOf = (field: string) => {
  if (field.startsWith("names")) return "name";
  if (field.includes(".values.")) return "value";
  if (field.includes(".modifiers.")) return "modifier";
  if (field.startsWith("categories")) return "category";
  return field.endsWith(".definition") ? "definition" : "behaviour";
};

/** Puts what is in the way of publishing into words, a line for each place. */
export function useIssueWords(): (
  issues: readonly EthogramIssue[],
  plan: EthogramPlan,
) => Problem[] {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { nameOf, firstOf } = useWords();
  const placeOf = (field: string, { behaviours, categories }: EthogramPlan) => {
    const [of, at = ""] = field.split(".");
    const behaviour = behaviours[Number(at)];
    if (of === "behaviours" && at !== "" && behaviour !== undefined)
      return nameOf(behaviour);
    const category = categories[Number(at)];
    return of === "categories" && category !== undefined
      ? firstOf(category.trad)
      : t("ethograms.titleOne");
  };
  return (issues, plan) => {
    const places = new Map<
      string,
      { first: EthogramIssue; said: Language[] }
    >();
    for (const issue of issues) {
      const parts = issue.field.split(".");
      const language = languages.find((one) => parts.includes(one));
      const bare = parts.filter((part) => part !== language).join(".");
      const key = `${issue.code} ${bare}`;
      const found = places.get(key) ?? { first: issue, said: [] };
      places.set(key, {
        ...found,
        said: language === undefined ? found.said : [...found.said, language],
      });
    }
    return [...places.values()].map(({ first: { field, code }, said }) => {
      const names = list(said.map((one) => languageNames[one]));
      const [of, at = ""] = field.split(".");
      return {
        field,
        behaviour: of === "behaviours" && at !== "" ? Number(at) : null,
        place: placeOf(field, plan),
        message:
          code === "translationRequired"
            ? t(`ethograms.missing.${kindOf(field)}`, { languages: names })
            : t(`ethograms.issues.${code}`, { languages: names }),
      };
    });
  };
}
