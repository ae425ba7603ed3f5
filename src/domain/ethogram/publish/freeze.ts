import type { Language, LocalizedText } from "../../taxonomy/taxonomy";
import type {
  Behaviour,
  EthogramPlan,
  EthogramWords,
  Modifier,
} from "../version";

/** Under what the words of a modifier stand. */
export const modifierKey = (
  { behaviourId }: Pick<Behaviour, "behaviourId">,
  { modifierId }: Pick<Modifier, "modifierId">,
): string => `${behaviourId}.${modifierId}`;

/** A version as it is published: what is told apart and how, no words. */
export const frozenPlan = ({
  categories,
  behaviours,
}: EthogramPlan): EthogramPlan => ({
  categories: categories.map(({ categoryId }) => ({ categoryId, trad: {} })),
  behaviours: behaviours.map((one) => ({
    ...one,
    trad: {},
    modifiers: one.modifiers.map(({ modifierId, values }) => ({
      modifierId,
      trad: {},
      values: values.map(({ valueId }) => ({ valueId, trad: {} })),
    })),
  })),
});

const noWords = { name: "", definition: null };

/** Every word of a plan in one language; "" for those that are missing. */
export const wordsIn = (
  { categories, behaviours }: EthogramPlan,
  names: LocalizedText,
  language: Language,
): EthogramWords => ({
  language,
  name: names[language] ?? "",
  categories: Object.fromEntries(
    categories.map(({ categoryId, trad }) => [
      categoryId,
      trad[language] ?? "",
    ]),
  ),
  behaviours: Object.fromEntries(
    behaviours.map(({ behaviourId, trad }) => [
      behaviourId,
      trad[language] ?? noWords,
    ]),
  ),
  modifiers: Object.fromEntries(
    behaviours.flatMap((one) =>
      one.modifiers.map((modifier) => [
        modifierKey(one, modifier),
        {
          name: modifier.trad[language] ?? "",
          values: Object.fromEntries(
            modifier.values.map(({ valueId, trad }) => [
              valueId,
              trad[language] ?? "",
            ]),
          ),
        },
      ]),
    ),
  ),
});

/** What a published version says in the languages that were read. */
export type WordsByLanguage = Partial<Record<Language, EthogramWords>>;

/** A plan with the words of a published version in it again: what the next draft begins with. */
export function withWords(
  { categories, behaviours }: EthogramPlan,
  words: WordsByLanguage,
): EthogramPlan {
  const said = Object.entries(words) as [Language, EthogramWords][];
  const inAll = <T>(of: (one: EthogramWords) => T | undefined) =>
    Object.fromEntries(
      said.flatMap(([language, one]) => {
        const own = of(one);
        return own === undefined || own === "" ? [] : [[language, own]];
      }),
    ) as Partial<Record<Language, T>>;
  return {
    categories: categories.map(({ categoryId }) => ({
      categoryId,
      trad: inAll((one) => one.categories[categoryId]),
    })),
    behaviours: behaviours.map((behaviour) => ({
      ...behaviour,
      trad: inAll((one) => one.behaviours[behaviour.behaviourId]),
      modifiers: behaviour.modifiers.map((modifier) => {
        const key = modifierKey(behaviour, modifier);
        return {
          modifierId: modifier.modifierId,
          trad: inAll((one) => one.modifiers[key]?.name),
          values: modifier.values.map(({ valueId }) => ({
            valueId,
            trad: inAll((one) => one.modifiers[key]?.values[valueId]),
          })),
        };
      }),
    })),
  };
}
