import type { CalendarDay } from "./calendar-day";
import { isCalendarDay } from "./calendar-day";

/**
 * What a clock on a wall in Paris shows: `YYYY-MM-DDTHH:mm`, seconds added
 * only when they are not zero. Not every wall time exists, and some exist
 * twice: `wallToInstant` decides.
 */
export type WallTime = string & { readonly __brand: "WallTime" };

/**
 * A wall time as a number one can calculate with: the milliseconds its digits
 * would mean in UTC. Never an instant.
 */
export type Floating = number & { readonly __brand: "Floating" };

const wallPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether the text is a wall time: a day that exists and a time of day. */
export function isWallTime(text: string): text is WallTime {
  const day = wallPattern.exec(text)?.[1];
  return day !== undefined && isCalendarDay(day);
}

/** The wall time of a day at `HH:mm` or `HH:mm:ss`. */
export function wallTimeOf(day: CalendarDay, time: string): WallTime {
  return floatingToWall(wallToFloating(`${day}T${time}` as WallTime));
}

/** The wall time as a number to calculate with. */
export function wallToFloating(wall: WallTime): Floating {
  return Date.parse(`${wall}Z`) as Floating;
}

/** The wall time written out; the inverse of `wallToFloating`. */
export function floatingToWall(floating: Floating): WallTime {
  const text = new Date(floating).toISOString().slice(0, 19);
  return (text.endsWith(":00") ? text.slice(0, 16) : text) as WallTime;
}

/** The calendar day of a wall time. */
export function dayOfWall(wall: WallTime): CalendarDay {
  return wall.slice(0, 10) as CalendarDay;
}

/** The time of day of a wall time, `HH:mm`. */
export function timeOfWall(wall: WallTime): string {
  return wall.slice(11, 16);
}
