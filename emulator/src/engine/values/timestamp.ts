const SECONDS_LENGTH = "2026-11-20T00:00:00".length;

function fraction(timestamp: string): string {
  return timestamp.slice(SECONDS_LENGTH + 1, -1).padEnd(9, "0");
}

/** Order of two RFC 3339 UTC timestamps, whatever the number of their fraction digits. */
export function compareTimestamps(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length === b.length) return a < b ? -1 : 1;
  const x = a.slice(0, SECONDS_LENGTH) + fraction(a);
  const y = b.slice(0, SECONDS_LENGTH) + fraction(b);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** Microseconds since 1970 as RFC 3339 with six fraction digits. */
export function formatMicros(micros: number): string {
  const millis = Math.floor(micros / 1000);
  const rest = String(micros - millis * 1000).padStart(3, "0");
  return `${new Date(millis).toISOString().slice(0, -1)}${rest}Z`;
}

/** An RFC 3339 UTC timestamp as microseconds since 1970; finer digits are cut off. */
export function parseMicros(timestamp: string): number {
  const seconds = Date.parse(`${timestamp.slice(0, SECONDS_LENGTH)}Z`);
  return seconds * 1000 + Number(fraction(timestamp).slice(0, 6));
}

/** The same instant cut to whole milliseconds, still written with six fraction digits. */
export function truncateToMillis(timestamp: string): string {
  const micros = parseMicros(timestamp);
  return formatMicros(micros - (((micros % 1000) + 1000) % 1000));
}
