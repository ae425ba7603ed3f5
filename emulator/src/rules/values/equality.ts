import { undecidable } from "../evaluate/errors";
import type { RulesValue } from "./value";

const sameItems = (
  a: readonly RulesValue[],
  b: readonly RulesValue[],
): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && equals(item, other);
  });

const sameMaps = (
  a: ReadonlyMap<string, RulesValue>,
  b: ReadonlyMap<string, RulesValue>,
): boolean =>
  a.size === b.size &&
  [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && equals(value, other);
  });

/** Whether `items` holds a value equal to `value`. Throws EvaluationError as `equals`. */
export const includes = (
  items: readonly RulesValue[],
  value: RulesValue,
): boolean => items.some((item) => equals(item, value));

/** Whether a query leaves the value itself open. */
export const isUndecided = (value: RulesValue): boolean =>
  value.kind === "constraint" ||
  value.kind === "partial" ||
  value.kind === "unbound";

const isWhole = (
  value: RulesValue,
): value is Extract<RulesValue, { kind: "int" | "numeric" }> =>
  value.kind === "int" || value.kind === "numeric";

function equalNumbers(a: RulesValue, b: RulesValue): boolean | null {
  if (isWhole(a) && isWhole(b)) return a.value === b.value;
  if (isWhole(a) && b.kind === "float") {
    return Number.isInteger(b.value) && a.value === BigInt(b.value);
  }
  if (a.kind === "float" && isWhole(b)) return equalNumbers(b, a);
  return null;
}

function equalSameKind(a: RulesValue, b: RulesValue): boolean {
  switch (a.kind) {
    case "null":
      return true;
    case "bool":
    case "float":
    case "string":
      return "value" in b && a.value === b.value;
    case "bytes":
      return b.kind === "bytes" && a.value.equals(b.value);
    case "list":
      return b.kind === "list" && sameItems(a.items, b.items);
    case "set":
      return (
        b.kind === "set" &&
        a.items.length === b.items.length &&
        a.items.every((item) => includes(b.items, item))
      );
    case "map":
      return b.kind === "map" && sameMaps(a.entries, b.entries);
    case "path":
      return (
        b.kind === "path" &&
        a.segments.length === b.segments.length &&
        a.segments.every((segment, i) => segment === b.segments[i])
      );
    case "timestamp":
    case "duration":
      return "nanos" in b && a.nanos === b.nanos;
    case "latlng":
      return (
        b.kind === "latlng" &&
        a.latitude === b.latitude &&
        a.longitude === b.longitude
      );
    default:
      return false;
  }
}

/**
 * `a == b` of the language: false across types, ints and floats by value, collections deeply.
 * Throws EvaluationError when a query leaves one side open.
 */
export function equals(a: RulesValue, b: RulesValue): boolean {
  if (isUndecided(a) || isUndecided(b)) throw undecidable("an equality");
  return equalNumbers(a, b) ?? (a.kind === b.kind && equalSameKind(a, b));
}

/** The values of `items` without repetition, the first of each kept. */
export function distinct(items: readonly RulesValue[]): RulesValue[] {
  const kept: RulesValue[] = [];
  for (const item of items) if (!includes(kept, item)) kept.push(item);
  return kept;
}
