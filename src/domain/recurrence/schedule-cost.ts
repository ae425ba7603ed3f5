import { nextOccurrence } from "./occurrences";
import { countSteps, TooDear } from "./rule/steps";
import type { Timing } from "./schedule";

/**
 * The steps it takes to find the next occurrence of a schedule after `from`; Infinity when they are
 * more than one search may take, 0 when the schedule does not recur or cannot be read.
 *
 * @example scheduleCost(dailyAt8, now) // 2
 */
export function scheduleCost(schedule: Timing, from: Date): number {
  const steps = countSteps();
  try {
    nextOccurrence(schedule, from, steps);
    return steps.taken;
  } catch (error) {
    if (error instanceof TooDear) return Infinity;
    throw error;
  }
}
