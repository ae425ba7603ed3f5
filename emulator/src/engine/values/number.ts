import type { Value } from "../../contract/values";

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);
const ALWAYS_SAFE_DIGITS = 15;

/** The number a value holds, exactly: integers too long for a double come as bigint; undefined if no number. */
export function numeric(value: Value): number | bigint | undefined {
  if ("integerValue" in value) {
    const digits = value.integerValue;
    return digits.length <= ALWAYS_SAFE_DIGITS
      ? Number(digits)
      : BigInt(digits);
  }
  return "doubleValue" in value ? Number(value.doubleValue) : undefined;
}

/** Order of numbers by exact value, NaN first and equal to itself. */
export function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

/** A double as a value; zero has no sign in storage. */
export function doubleValue(value: number): Value {
  if (Number.isNaN(value)) return { doubleValue: "NaN" };
  if (value === Infinity) return { doubleValue: "Infinity" };
  if (value === -Infinity) return { doubleValue: "-Infinity" };
  return { doubleValue: value === 0 ? 0 : value };
}

/** True when the integer fits in 64 bits, signed. */
export function isInt64(value: bigint): boolean {
  return value >= MIN_INT64 && value <= MAX_INT64;
}

/** Sum of two number values: integers stay integers and saturate, anything else is a double. */
export function addNumbers(a: Value, b: Value): Value {
  if ("integerValue" in a && "integerValue" in b) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
    const kept =
      sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum;
    return { integerValue: kept.toString() };
  }
  return doubleValue(Number(numeric(a) ?? 0) + Number(numeric(b) ?? 0));
}
