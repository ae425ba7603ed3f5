import type { RulesValue } from "./value";
import { bool, float, int, list, map, NULL, string } from "./value";

/** A decoded JSON value (such as the claims of a token) as rules see it; whole numbers are ints. */
export function fromJson(value: unknown): RulesValue {
  switch (typeof value) {
    case "boolean":
      return bool(value);
    case "number":
      return Number.isSafeInteger(value) ? int(value) : float(value);
    case "string":
      return string(value);
    case "object":
      if (value === null) return NULL;
      if (Array.isArray(value)) return list(value.map(fromJson));
      return map(
        Object.entries(value).map(([key, item]) => [key, fromJson(item)]),
      );
    default:
      return NULL;
  }
}
