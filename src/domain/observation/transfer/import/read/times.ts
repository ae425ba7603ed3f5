import { sessionMost } from "../../../rows/row";
import { isInGap, wallToInstant } from "../../../../time/paris";
import type { WallTime } from "../../../../time/wall-time";
import { isWallTime, wallToFloating } from "../../../../time/wall-time";

const written =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?$/u;

/** What the clocks of Paris showed, "2026-11-20 10:00:05"; null for a text that is no such time, or one that was skipped. */
export function instantOf(text: string): Date | null {
  const [, day = "", hour = "", minute = "", second = "00"] =
    written.exec(text.trim()) ?? [];
  const wall = `${day}T${hour.padStart(2, "0")}:${minute}:${second}`;
  if (!isWallTime(wall) || isInGap(wallToFloating(wall))) return null;
  return wallToInstant(wall satisfies WallTime);
}

/** A number of a file, with a point or a comma; null for what is none. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : null;
}

/** Seconds of a file as ms; null for what is no number. */
export function msOf(text: string): number | null {
  const seconds = numberOf(text);
  return seconds === null ? null : Math.round(seconds * 1000);
}

export const isWithin = (t: number): boolean => t >= 0 && t <= sessionMost;
