import { isCalendarDay } from "../../time/calendar-day";
import { instantToFloating, parisZone } from "../../time/paris";
import type { Floating } from "../../time/wall-time";

/** A date of a rule: a wall time, or the midnight of a whole day. */
export interface RuleDate {
  wall: Floating;
  wholeDay: boolean;
}

const datePattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;

function readDate(text: string): RuleDate | null {
  const [, year, month, day, hour, minute, second, utc] =
    datePattern.exec(text) ?? [];
  const date = `${year ?? ""}-${month ?? ""}-${day ?? ""}`;
  if (!isCalendarDay(date)) return null;
  const time = `${hour ?? "00"}:${minute ?? "00"}:${second ?? "00"}`;
  const floating = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(floating)) return null;
  const wall =
    utc === "Z"
      ? instantToFloating(new Date(floating))
      : (floating as Floating);
  return { wall, wholeDay: hour === undefined };
}

const parisName = parisZone.toUpperCase();

/**
 * The dates of several property values, each a comma-separated list; null when
 * one cannot be read or belongs to another zone than Paris.
 */
export function readDates(
  values: readonly { zone: string | null; value: string }[],
): RuleDate[] | null {
  if (values.some(({ zone }) => zone !== null && zone !== parisName))
    return null;
  const dates = values
    .flatMap(({ value }) => value.split(","))
    .map((text) => readDate(text.trim()));
  return dates.every((date) => date !== null) ? dates : null;
}
