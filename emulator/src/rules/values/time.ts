export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_MILLI = 1_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

/** Division that rounds towards minus infinity, so that times before 1970 work. */
export const floorDivide = (a: bigint, b: bigint): bigint => {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};

const RFC3339 =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Nanoseconds since the epoch of an RFC 3339 time, `null` when it is none. */
export function parseRfc3339(text: string): bigint | null {
  const match = RFC3339.exec(text);
  const millis = match ? Date.parse(`${match[1] ?? ""}${match[3] ?? ""}`) : NaN;
  if (!match || Number.isNaN(millis)) return null;
  const fraction = (match[2] ?? "").padEnd(9, "0");
  return BigInt(millis) * NANOS_PER_MILLI + BigInt(fraction);
}

/** The UTC calendar date of a time; the time of day is that of its millisecond. */
export const toDate = (nanos: bigint): Date =>
  new Date(Number(floorDivide(nanos, NANOS_PER_MILLI)));

/** RFC 3339 in UTC, to the millisecond. */
export const timestampText = (nanos: bigint): string =>
  toDate(nanos).toISOString();
