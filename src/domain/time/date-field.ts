import { instantToWall, wallToInstant } from "./paris";
import type { WallTime } from "./wall-time";
import { isWallTime } from "./wall-time";

/** The wall time of a date field's value (`YYYY-MM-DD HH:mm:ss`); null for none or what is no date. */
export function wallOfField(value: string | null): WallTime | null {
  const text = (value ?? "").trim().replace(" ", "T").replace(/:00$/, "");
  const whole = /T\d{2}$/.test(text) ? `${text}:00` : text;
  return isWallTime(whole) ? whole : null;
}

/** The instant of a date field's value; null for none or what is no date. */
export function instantOfField(value: string | null): Date | null {
  const wall = wallOfField(value);
  return wall === null ? null : wallToInstant(wall);
}

/** An instant as a date field takes it: `YYYY-MM-DD HH:mm:ss` in Paris; null for none. */
export function fieldOfInstant(instant: Date | null): string | null {
  if (instant === null) return null;
  const wall = instantToWall(instant);
  const text = wall.length === 16 ? `${wall}:00` : wall;
  return text.replace("T", " ");
}

/** An instant as the clock in Paris shows it, to the minute: programs of tables take it for a date; "" for none. */
export const minuteOfInstant = (instant: Date | null): string =>
  fieldOfInstant(instant)?.slice(0, 16) ?? "";
