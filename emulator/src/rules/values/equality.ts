import { undecidable } from "../evaluate/errors";
import type { RulesValue } from "./value";

/**
 * How production compares numbers, which depends on where they stand: by value (`==`), as members of
 * a list (`in`, `hasAny`: an int is no float), inside of lists and maps (identical), and in sets and
 * map diffs (by value at every depth, NaN like NaN).
 */
type Manner = "value" | "member" | "identical" | "set";

const inside = (manner: Manner): Manner =>
  manner === "set" ? "set" : "identical";

const sameItems = (
  a: readonly RulesValue[],
  b: readonly RulesValue[],
  manner: Manner,
): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && same(item, other, manner);
  });

const sameMaps = (
  a: ReadonlyMap<string, RulesValue>,
  b: ReadonlyMap<string, RulesValue>,
  manner: Manner,
): boolean =>
  a.size === b.size &&
  [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && same(value, other, manner);
  });

/** Whether a query leaves the value itself open. */
export const isUndecided = (value: RulesValue): boolean =>
  value.kind === "constraint" ||
  value.kind === "partial" ||
  value.kind === "unbound";

type NumberValue = Extract<RulesValue, { kind: "int" | "float" | "numeric" }>;

const isNumber = (value: RulesValue): value is NumberValue =>
  value.kind === "int" || value.kind === "float" || value.kind === "numeric";

/** Whether two numbers are the same number, ints and floats compared exactly. */
function equalNumbers(a: NumberValue, b: NumberValue): boolean {
  if (a.kind === "float" && b.kind === "float") return a.value === b.value;
  if (a.kind === "float") return equalNumbers(b, a);
  if (b.kind !== "float") return a.value === b.value;
  return Number.isInteger(b.value) && a.value === BigInt(b.value);
}

function sameNumbers(a: NumberValue, b: NumberValue, manner: Manner): boolean {
  const equal = equalNumbers(a, b);
  if (manner === "value") return equal;
  if (manner === "set") {
    return equal || (Number.isNaN(a.value) && Number.isNaN(b.value));
  }
  if (!equal) return false;
  if (a.kind === "numeric" || b.kind === "numeric") {
    throw undecidable("whether a number is an int");
  }
  if (a.kind !== b.kind) return false;
  return manner === "member" || Object.is(a.value, b.value) || a.kind === "int";
}

function sameKind(a: RulesValue, b: RulesValue, manner: Manner): boolean {
  switch (a.kind) {
    case "null":
      return true;
    case "bool":
    case "string":
      return "value" in b && a.value === b.value;
    case "bytes":
      return b.kind === "bytes" && a.value.equals(b.value);
    case "list":
      return b.kind === "list" && sameItems(a.items, b.items, inside(manner));
    case "set":
      return (
        b.kind === "set" &&
        a.items.length === b.items.length &&
        a.items.every((item) => contains(b.items, item, "set"))
      );
    case "map":
      return b.kind === "map" && sameMaps(a.entries, b.entries, inside(manner));
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

function same(a: RulesValue, b: RulesValue, manner: Manner): boolean {
  if (isUndecided(a) || isUndecided(b)) throw undecidable("an equality");
  if (isNumber(a) && isNumber(b)) return sameNumbers(a, b, manner);
  return a.kind === b.kind && sameKind(a, b, manner);
}

const contains = (
  items: readonly RulesValue[],
  value: RulesValue,
  manner: Manner,
): boolean => items.some((item) => same(item, value, manner));

/**
 * `a == b` of the language: false across types but for ints and floats, which are equal by value;
 * inside of lists and maps they are not. Throws EvaluationError when a query leaves one side open.
 */
export const equals = (a: RulesValue, b: RulesValue): boolean =>
  same(a, b, "value");

/** Whether a list of `items` holds `value`; `1` is no member of `[1.0]`. Throws as `equals`. */
export const includes = (
  items: readonly RulesValue[],
  value: RulesValue,
): boolean => contains(items, value, "member");

/** Whether a set of `items` holds `value`; `1` is a member of the set of `[1.0]`. Throws as `equals`. */
export const setIncludes = (
  items: readonly RulesValue[],
  value: RulesValue,
): boolean => contains(items, value, "set");

/** Whether a map diff calls `value` unchanged. Throws as `equals`. */
export const unchanged = (a: RulesValue, b: RulesValue): boolean =>
  same(a, b, "set");

/** The values of `items` without repetition, the first of each kept. */
export function distinct(items: readonly RulesValue[]): RulesValue[] {
  const kept: RulesValue[] = [];
  for (const item of items) if (!setIncludes(kept, item)) kept.push(item);
  return kept;
}
