import { equalValues } from "@domain/record/equal";

/** The given values that differ from the record's; null when none does. */
export function changedValues<T extends object>(
  values: T,
  before: object,
): Partial<T> | null {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(values).filter(
    ([name, value]) => !equalValues(value, stored.get(name)),
  );
  return changed.length === 0
    ? null
    : (Object.fromEntries(changed) as Partial<T>);
}
