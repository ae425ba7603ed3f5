import { isMap } from "../../schema/is-map";
import { equalValues } from "../../record/equal";
import type { Difference } from "../run";
import { nameMaps } from "./item";

const textMax = 300;
const mostDifferences = 30;

const shownText = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.slice(0, textMax);
};

type Fields = Readonly<Record<string, unknown>>;

const keysOf = (one: Fields, other: Fields): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** The fields of `after` that differ from `before`, as texts; a map of names language by language. */
export function differences(before: Fields, after: Fields): Difference[] {
  const found = Object.keys(after)
    .filter((field) => !equalValues(before[field] ?? null, after[field]))
    .flatMap((field) => {
      const [old, next] = [before[field], after[field]];
      if (!nameMaps.includes(field) || !isMap(next))
        return [{ field, before: shownText(old), after: shownText(next) }];
      const names = isMap(old) ? old : {};
      return keysOf(names, next)
        .filter((language) => names[language] !== next[language])
        .map((language) => ({
          field: `${field}.${language}`,
          before: shownText(names[language]),
          after: shownText(next[language]),
        }));
    });
  return found.slice(0, mostDifferences).map((one) => ({
    ...one,
    field: one.field.slice(0, 80),
  }));
}
