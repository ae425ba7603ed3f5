import { isDeepStrictEqual } from "node:util";
import type { Fields, Value } from "../contract/values";

const plain = /^[A-Za-z_][A-Za-z0-9_]*$/;

const quote = (name: string) =>
  plain.test(name) ? name : `\`${name.replace(/[\\`]/g, "\\$&")}\``;

const mapFields = (value: Value | undefined): Fields | null =>
  value && "mapValue" in value ? value.mapValue.fields : null;

/**
 * Field paths that differ between two versions of a document, as deep as maps go, in name order.
 * Empty when both hold the same.
 */
export function changedFields(
  before: Fields,
  after: Fields,
  prefix = "",
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].sort().flatMap((name) => {
    const path = prefix + quote(name);
    const [old, now] = [before[name], after[name]];
    if (isDeepStrictEqual(old, now)) return [];
    const [oldMap, nowMap] = [mapFields(old), mapFields(now)];
    if (!oldMap || !nowMap) return [path];
    return changedFields(oldMap, nowMap, `${path}.`);
  });
}
