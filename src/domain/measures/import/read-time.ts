import type { DateOrder } from "../../inventory/read/dates";
import { dayOf, readDate } from "../../inventory/read/dates";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { hourMs } from "../../time/lengths";
import { floatingToInstant, instantToFloating } from "../../time/paris";
import type { Floating, WallTime } from "../../time/wall-time";
import { isWallTime, wallTimeOf, wallToFloating } from "../../time/wall-time";
import { readInstant } from "../ingest/instant";

/** Whose clock a file's times are of, where they do not say so. */
export const clocks = ["paris", "utc"] as const;
export type Clock = (typeof clocks)[number];

/** How the times of a file are to be read; `today` is `YYYY-MM-DD`. */
export interface TimeReading {
  order: DateOrder;
  clock: Clock;
  today: string;
}

/** Seconds and milliseconds since 1970 as programs write them; digits of another length are a date. */
const sinceEpoch = /^(?:\d{10}|\d{13})$/u;
const digits = /^\d+$/u;
/** A number of a program of tables: days since 1899, and how much of the day is over. */
const serial = /^(\d{5})(?:[.,](\d+))?$/u;
const serialZero = "1899-12-30" as CalendarDay;
const daySeconds = 86_400;
/** A time of day at the end: 17:51, 5:51 PM, 17h51, 17:51:00.5. */
const timeAtEnd =
  /(?:^|[T\s])(\d{1,2})[:hH](\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s?([ap])\.?m\.?)?$/iu;
/** Where a day alone is said. */
const noon = "12:00";

const two = (part: number): string => String(part).padStart(2, "0");

/** Of 1 to 12 with "a" or "p"; as it is without. */
function hourOfDay(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

function timeOf([, hour, minute, second = "00", half]: RegExpExecArray) {
  const of24 = hourOfDay(Number(hour), half);
  return of24 === null ? null : `${two(of24)}:${minute ?? ""}:${second}`;
}

function ofSerial([, days = "", part = "0"]: RegExpExecArray): WallTime {
  const seconds = Math.round(Number(`0.${part}`) * daySeconds);
  const start = wallToFloating(
    wallTimeOf(addDays(serialZero, Number(days)), "00:00"),
  );
  return new Date(start + seconds * 1000)
    .toISOString()
    .slice(0, 19) as WallTime;
}

function wallOf(text: string, { order, today }: TimeReading): WallTime | null {
  const ofTable = serial.exec(text);
  if (ofTable !== null) return ofSerial(ofTable);
  const said = timeAtEnd.exec(text);
  const time = said === null ? noon : timeOf(said);
  const date = readDate(
    said === null ? text : text.slice(0, said.index),
    order,
    today,
  );
  const day = date === null ? null : dayOf(date);
  if (day === null || time === null) return null;
  const wall = `${day}T${time}`;
  return isWallTime(wall) ? wall : null;
}

/** In Paris; of an hour that comes twice the second one where the line before is not earlier. null for a time that is skipped. */
function inParis(wall: Floating, before: Date | null): Date | null {
  const first = floatingToInstant(wall);
  if (instantToFloating(first) !== wall) return null;
  const second = new Date(first.getTime() + hourMs);
  const isDouble = instantToFloating(second) === wall;
  return isDouble && before !== null && before >= first && before < second
    ? second
    : first;
}

/**
 * The instant that a cell means, to the whole second: with its zone as it says, else by the clock that is told; a day alone is
 * its noon. `before` is the instant of the line before, which tells the two hours of autumn apart. null for what is none.
 */
export function readTime(
  text: string,
  reading: TimeReading,
  before: Date | null,
): Date | null {
  const plain = text.trim();
  const zoned =
    digits.test(plain) && !sinceEpoch.test(plain) ? null : readInstant(plain);
  if (zoned !== null) return zoned;
  const wall = wallOf(plain, reading);
  if (wall === null) return null;
  const floating = wallToFloating(wall);
  return reading.clock === "utc"
    ? new Date(floating)
    : inParis(floating, before);
}
