import type { RulesValue } from "./value";

type Primitive = bigint | number | string;

const byValue = (a: Primitive, b: Primitive): number =>
  a < b ? -1 : a > b ? 1 : a >= b ? 0 : NaN;

/** The order of UTF-8 bytes, which UTF-16 code units do not keep beyond the basic plane. */
export const compareStrings = (a: string, b: string): number =>
  Buffer.compare(Buffer.from(a), Buffer.from(b));

const isNumber = (
  value: RulesValue,
): value is Extract<RulesValue, { kind: "int" | "float" | "numeric" }> =>
  value.kind === "int" || value.kind === "float" || value.kind === "numeric";

/**
 * Negative, zero or positive as `a` stands before, with or behind `b`; NaN when a number is not one
 * (every comparison is false); `null` when the two have no order.
 */
export function compare(a: RulesValue, b: RulesValue): number | null {
  if (isNumber(a) && isNumber(b)) return byValue(a.value, b.value);
  if (a.kind === "string" && b.kind === "string") {
    return compareStrings(a.value, b.value);
  }
  if (a.kind === "bytes" && b.kind === "bytes") {
    return Buffer.compare(a.value, b.value);
  }
  if (a.kind === "timestamp" && b.kind === "timestamp") {
    return byValue(a.nanos, b.nanos);
  }
  if (a.kind === "duration" && b.kind === "duration") {
    return byValue(a.nanos, b.nanos);
  }
  return null;
}
