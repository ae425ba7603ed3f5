import { equalValues } from "../equal";
import type { FieldConflict } from "../save";
import type { Values } from "../types";
import { toWire } from "../wire";

/**
 * The fields that somebody else changed since they were seen: what is stored is neither what was
 * seen (`base`) nor what is given. A field without a base conflicts with nothing. [] for none.
 */
export function conflictsOf(
  values: Values,
  base: Values,
  stored: Values,
): FieldConflict[] {
  const by = stored["updatedBy"];
  return Object.keys(values)
    .filter(
      (field) =>
        Object.hasOwn(base, field) &&
        !equalValues(stored[field], base[field]) &&
        !equalValues(stored[field], values[field]),
    )
    .map((field) => ({
      field,
      stored: toWire(stored[field] ?? null),
      by: typeof by === "string" ? by : null,
    }));
}
