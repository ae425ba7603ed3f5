import { isMap } from "../../schema/is-map";
import { equalValues } from "../equal";
import type { Values } from "../types";

/** What somebody gives, saw and finds stored of one map. */
interface Sides {
  given: Values;
  seen: Values;
  stored: Values;
}

const at = (map: Values, key: string): unknown =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** Whether both changed the same key, and not alike. */
const isContested = ({ given, seen, stored }: Sides, key: string): boolean =>
  !equalValues(at(given, key), at(seen, key)) &&
  !equalValues(at(stored, key), at(seen, key)) &&
  !equalValues(at(stored, key), at(given, key));

const keysOf = ({ given, seen, stored }: Sides): string[] => [
  ...new Set([stored, given, seen].flatMap(Object.keys)),
];

/** A map with what was changed since it was seen, and what others changed of other keys. */
const mergedMap = (sides: Sides): Values =>
  Object.fromEntries(
    keysOf(sides).flatMap((key) => {
      const { given, seen, stored } = sides;
      const isOwn = !equalValues(at(given, key), at(seen, key));
      const from = isOwn ? given : stored;
      return Object.hasOwn(from, key) ? [[key, from[key]]] : [];
    }),
  );

/**
 * The given values and what was seen of them (`base`) so that the maps in `fields` are changed key by key: what others changed
 * of other keys meanwhile is among what is given, and was as good as seen. Where both changed the same key, otherwise, what was
 * seen stays, for that is a conflict; fields of which nobody said what they saw stay as they are.
 */
export function mergedByKey(
  { values, base }: { values: Values; base: Values },
  stored: Values,
  fields: readonly string[],
): { values: Values; base: Values } {
  const merged = { values: { ...values }, base: { ...base } };
  for (const field of fields) {
    const given = at(values, field);
    const seen = at(base, field);
    const found = at(stored, field);
    if (!isMap(given) || !isMap(seen) || !isMap(found)) continue;
    const sides = { given, seen, stored: found };
    merged.values[field] = mergedMap(sides);
    const contested = keysOf(sides).some((key) => isContested(sides, key));
    if (!contested) merged.base[field] = found;
  }
  return merged;
}
