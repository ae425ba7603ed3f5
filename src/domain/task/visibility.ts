import { addParisDays } from "../time/paris";
import type { LeadTime } from "./task";
import { leadTimeDays } from "./task";

/** From when a task is shown: its lead time before it is scheduled, in Paris days; null: at once. */
export function visibleFromOf(
  scheduledFor: Date | null,
  leadTime: LeadTime | null,
): Date | null {
  if (scheduledFor === null || leadTime === null) return null;
  return addParisDays(scheduledFor, -leadTimeDays[leadTime]);
}
