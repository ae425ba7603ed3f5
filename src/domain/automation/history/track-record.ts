import { latenessOf, wasLate } from "../../task/lateness/lateness";
import { isLate } from "../../task/state";
import type { Task } from "../../task/task";

/** How many of an automation's latest tasks its record is reckoned from: so many are read, whatever its history. */
export const trackLength = 20;

/** How well the latest tasks of an automation were kept to. */
export interface TrackRecord {
  /** The tasks that count: closed ones, and open ones that are late; those to come, cancelled or archived do not. */
  count: number;
  /** Those of them that were closed by their due time. */
  onTime: number;
  /** onTime / count, 0 to 1; null without any. */
  successRate: number | null;
  /**
   * The mean time in milliseconds from when they were due to when they were closed, of those that were closed
   * late; null without any. One that is still open is late by nobody knows how much yet, and counts against
   * the rate only.
   */
  averageLateness: number | null;
}

type Tracked = Pick<Task, "status" | "dueAt" | "completedAt" | "completedLate">;

/** The record that tasks of an automation make at `now`; both figures are null for none. */
export function trackRecordOf(
  tasks: readonly Tracked[],
  now: Date,
): TrackRecord {
  const closed = tasks.filter(({ status }) => status === "DONE");
  const missed = tasks.filter((task) => isLate(task, now));
  const late = closed.filter(wasLate);
  const lateness = late
    .map((task) => latenessOf(task))
    .filter((ms) => ms !== null);
  const count = closed.length + missed.length;
  const onTime = closed.length - late.length;
  const sum = lateness.reduce((total, ms) => total + ms, 0);
  return {
    count,
    onTime,
    successRate: count === 0 ? null : onTime / count,
    averageLateness: lateness.length === 0 ? null : sum / lateness.length,
  };
}
