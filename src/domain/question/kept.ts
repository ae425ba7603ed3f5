import { isMap } from "../schema/is-map";
import { equalValues } from "../record/equal";
import type { Values } from "../record/types";
import type { Question } from "./question";
import { questionFields } from "./question";

/** What the provider's sync writes of a question, and people change here. */
export const syncedFields = Object.keys(questionFields).filter(
  (field) => field !== "questionRef",
);

const textPrefix = "trad.";

/** The names under which a change of a field is told: texts are told apart by language, every other field is one. */
export function changedIn(
  field: string,
  before: unknown,
  after: unknown,
): string[] {
  if (equalValues(before ?? null, after ?? null)) return [];
  if (field !== "trad") return [field];
  const [was, is] = [before, after].map((one) => (isMap(one) ? one : {}));
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
    .filter(
      (language) =>
        !equalValues(was?.[language] ?? null, is?.[language] ?? null),
    )
    .map((language) => `${textPrefix}${language}`);
}

/**
 * What the sync leaves alone from now on, when a question is changed here: what it left already, and what changes.
 * [] of one that no sync brings, and of a new one.
 */
export function keptFieldsOf(
  before: Pick<Question, "source" | "keptFields"> | null,
  after: Values,
): string[] {
  if (before === null || before.source !== "sync") return [];
  const was: Values = { ...before };
  const changed = syncedFields.flatMap((field) =>
    changedIn(field, was[field], after[field]),
  );
  return [...new Set([...before.keptFields, ...changed])].sort();
}

/** What a sync brings, and what of it is kept as it is stored. */
export interface Brought {
  values: Values;
  /** The kept fields in which it would change something, "trad.de" for a language's texts. */
  left: string[];
}

const textsWith = (
  given: Values,
  stored: Values,
  kept: readonly string[],
): Values => {
  const next = new Map(Object.entries(given));
  for (const language of kept) {
    const own = stored[language];
    if (own === undefined) next.delete(language);
    else next.set(language, own);
  }
  return Object.fromEntries(next);
};

/** What a sync may write of a question of which some fields were changed here. */
export function besideKept(
  brought: Values,
  stored: Values,
  kept: readonly string[],
): Brought {
  const left = syncedFields
    .filter((field) => Object.hasOwn(brought, field))
    .flatMap((field) => changedIn(field, stored[field], brought[field]))
    .filter((field) => kept.includes(field));
  const own = new Set(kept);
  const values = Object.fromEntries(
    Object.entries(brought).filter(([field]) => !own.has(field)),
  );
  const { trad } = values;
  if (!isMap(trad)) return { values, left };
  const languages = kept
    .filter((field) => field.startsWith(textPrefix))
    .map((field) => field.slice(textPrefix.length));
  const texts = isMap(stored["trad"]) ? stored["trad"] : {};
  return {
    values: { ...values, trad: textsWith(trad, texts, languages) },
    left,
  };
}
