import * as z from "zod";
import { idSchema } from "../schema/fields";
import { versionsMost } from "../versions/version-list";

/** In which versions of which questionnaires, or contexts, a question is asked: their numbers, the least first, by questionnaire. */
export const usesSchema = z.record(
  idSchema,
  z.array(z.number().int().positive()).max(versionsMost),
);
export type Uses = z.infer<typeof usesSchema>;

/**
 * The uses of a question as a version asks it, or no longer does; a questionnaire that asks it in none is not in them.
 * @example usesWith({ birds: [1] }, "birds", 2, true) // { birds: [1, 2] }
 */
export function usesWith(
  uses: Uses,
  surveyId: string,
  number: number,
  isAsked: boolean,
): Uses {
  const others = (uses[surveyId] ?? []).filter((one) => one !== number);
  const numbers = isAsked ? [...others, number].sort((a, b) => a - b) : others;
  const { [surveyId]: _own, ...rest } = uses;
  return numbers.length === 0 ? rest : { ...rest, [surveyId]: numbers };
}

/** The questions that a version asks now and did not before, and those it no longer does; each once. */
export function changedUses(
  before: readonly string[],
  after: readonly string[],
): { begun: string[]; ended: string[] } {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    begun: [...is].filter((id) => !was.has(id)),
    ended: [...was].filter((id) => !is.has(id)),
  };
}
