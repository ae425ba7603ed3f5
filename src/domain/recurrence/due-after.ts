import { floatingToInstant, instantToFloating } from "../time/paris";
import type { Floating, WallTime } from "../time/wall-time";
import { wallToFloating } from "../time/wall-time";
import { midnightOf } from "./rule/rule";
import { timePattern } from "./schedule";
import { dayMs, hourMs, minuteMs } from "../time/lengths";

/** How people say by when an occurrence is to be done: on its day, or so long after it starts. */
export const dueUnits = ["sameDay", "minutes", "hours", "days"] as const;
export type DueUnit = (typeof dueUnits)[number];

/** `dueAfter` is not asked with "sameDay"; null otherwise means that nothing is said: due when it starts. */
export interface DueAfter {
  dueUnit: DueUnit;
  dueAfter: number | null;
}

/** What a form proposes. */
export const proposedDue: DueAfter = { dueUnit: "sameDay", dueAfter: null };

/**
 * So much later on the wall: of a time that comes twice the first, but never before the instant.
 *
 * @example wallAfter(new Date("2026-03-28T07:00Z"), dayMs) // 29 March, 06:00Z
 */
export function wallAfter(instant: Date, length: number): Date {
  const wall = (instantToFloating(instant) + length) as Floating;
  const first = floatingToInstant(wall);
  return first < instant && length >= 0
    ? new Date(first.getTime() + hourMs)
    : first;
}

/** The most days, and hours and minutes of as many days, that an occurrence may last. */
const maxDays = 366;

const unitMs = { minutes: minuteMs, hours: hourMs, days: dayMs };
const endOfDay = dayMs - minuteMs;

const timeOfDay = (time: string): number =>
  wallToFloating(`1970-01-01T${time}` as WallTime);

/** Whether that can be kept: a whole number of units, at most 366 days. */
export function isUsableDue({ dueUnit, dueAfter }: DueAfter): boolean {
  if (dueUnit === "sameDay" || dueAfter === null) return true;
  const most = (maxDays * dayMs) / unitMs[dueUnit];
  return Number.isInteger(dueAfter) && dueAfter >= 0 && dueAfter <= most;
}

/** Whether a stored schedule asks for its occurrences by a later time than people may say: over 366 days after they start. */
export function isDueTooLate({
  startAt,
  dueAt,
}: {
  startAt: Date;
  dueAt: Date | null;
}): boolean {
  if (dueAt === null) return false;
  const length = instantToFloating(dueAt) - instantToFloating(startAt);
  return length > maxDays * dayMs;
}

/**
 * The due instant of a schedule's start, so long after it on the wall: 23:59 of the day for
 * occurrences at `time` (the start's own for null). Null where nothing is said or it cannot be.
 *
 * @example dueAtOf({ dueUnit: "hours", dueAfter: 2 }, start, "08:00") // two hours after the start
 */
export function dueAtOf(
  due: DueAfter,
  startAt: Date,
  time: string | null,
): Date | null {
  if (Number.isNaN(startAt.getTime()) || !isUsableDue(due)) return null;
  if (time !== null && !timePattern.test(time)) return null;
  const start = instantToFloating(startAt);
  const { dueUnit, dueAfter } = due;
  const after =
    dueUnit === "sameDay"
      ? endOfDay - timeIn(start, time)
      : dueAfter === null
        ? null
        : dueAfter * unitMs[dueUnit];
  return after === null ? null : wallAfter(startAt, after);
}

const timeIn = (start: Floating, time: string | null): number =>
  time === null ? start - midnightOf(start) : timeOfDay(time);

/**
 * How a person would say a stored due time: the inverse of `dueAtOf`, in the largest unit that is
 * whole; seconds are left out.
 */
export function dueAfterOf(
  { startAt, dueAt }: { startAt: Date; dueAt: Date | null },
  time: string | null,
): DueAfter {
  if (dueAt === null) return { dueUnit: "minutes", dueAfter: null };
  const start = instantToFloating(startAt);
  const length = instantToFloating(dueAt) - start;
  if (length === endOfDay - timeIn(start, time)) return proposedDue;
  const dueUnit =
    length > 0 && length % dayMs === 0
      ? "days"
      : length > 0 && length % hourMs === 0
        ? "hours"
        : "minutes";
  return { dueUnit, dueAfter: Math.round(length / unitMs[dueUnit]) };
}
