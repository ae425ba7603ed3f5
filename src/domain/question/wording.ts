import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import type { Question } from "./question";

/**
 * What a question asks a reader of the language: in it, else in French, else in the first language that has words.
 * null where nothing is said in any.
 */
export function wordingIn(
  { trad }: Pick<Question, "trad">,
  language: Language,
): { text: string; language: Language } | null {
  for (const one of [language, ...languages]) {
    const text = trad[one]?.text;
    if (text !== undefined) return { text, language: one };
  }
  return null;
}
