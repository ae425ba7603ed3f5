import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import { publishIssues } from "./issues";
import type { Plan, Sources } from "./sources";

/**
 * How many texts a draft lacks in each language, its name and its questions' included; a language that lacks nothing is
 * not in it, and {} where all are complete.
 */
export function missingByLanguage(
  plan: Plan,
  sources: Omit<Sources, "category" | "shortNames">,
): Partial<Record<Language, number>> {
  const all = publishIssues(plan, {
    ...sources,
    category: () => null,
    shortNames: null,
  });
  const missing = all.filter(({ code }) => code === "translationRequired");
  return Object.fromEntries(
    languages.flatMap((language) => {
      const own = missing.filter(({ field }) =>
        field.split(".").includes(language),
      ).length;
      return own === 0 ? [] : [[language, own]];
    }),
  );
}
