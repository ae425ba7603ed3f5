import { isCalendarDay } from "../../time/calendar-day";

/** A day, a time to the minute at least, and how far it is ahead of UTC. */
const zonedInstant =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/u;

/** Seconds since 1970 are below this until the year 5138, milliseconds above it since 1973. */
const leastMs = 100_000_000_000;

function millisecondsOf(sent: unknown): number | null {
  if (typeof sent === "number")
    return Math.abs(sent) < leastMs ? sent * 1000 : sent;
  if (typeof sent !== "string") return null;
  const text = sent.trim();
  if (/^\d{9,14}$/u.test(text)) return millisecondsOf(Number(text));
  if (!zonedInstant.test(text)) return null;
  const [day = "", time = ""] = text.replace(" ", "T").split("T");
  // A day that does not exist would be taken for one of the month after.
  if (!isCalendarDay(day)) return null;
  const zoned = time.replace(",", ".").replace(/([+-]\d{2})(\d{2})$/u, "$1:$2");
  return Date.parse(`${day}T${zoned}`);
}

/**
 * The instant that a device means, to the whole second: an ISO 8601 text with its zone, or seconds or milliseconds since
 * 1970. null for anything else: a time without a zone could be two.
 */
export function readInstant(sent: unknown): Date | null {
  const ms = millisecondsOf(sent);
  if (ms === null || !Number.isFinite(ms)) return null;
  const at = new Date(Math.floor(ms / 1000) * 1000);
  return Number.isNaN(at.getTime()) ? null : at;
}
