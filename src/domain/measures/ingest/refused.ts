import * as z from "zod";
import type { CalendarDay } from "../../time/calendar-day";
import { calendarDaySchema } from "../../time/calendar-day";
import { payloadProblems, refusals } from "./reasons";

/** Why a reading of a source, or a whole call of it, was not taken. */
export const refusedReasons = [
  ...refusals,
  "unsupportedType",
  ...payloadProblems,
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

const isReason = (reason: string): reason is RefusedReason =>
  refusedReasons.some((one) => one === reason);

/** How much was refused of a source on the last day on which something was, by why; never what it said. */
export const refusedSchema = z.object({
  day: calendarDaySchema,
  /** When something was refused last. */
  at: z.date(),
  counts: z.partialRecord(z.enum(refusedReasons), z.number().int().min(1)),
});
export type Refused = z.infer<typeof refusedSchema>;

/**
 * What was refused with more of it, of a day of Paris: another day begins anew. Reasons that are none are left out; the same
 * for none.
 */
export function withRefused(
  before: Refused | null,
  reasons: readonly string[],
  day: CalendarDay,
  at: Date,
): Refused | null {
  const known = reasons.filter(isReason);
  if (known.length === 0) return before;
  const counts = { ...(before?.day === day ? before.counts : {}) };
  for (const reason of known) counts[reason] = (counts[reason] ?? 0) + 1;
  return { day, at, counts };
}

/** By why, the most first; [] where nothing was refused. */
export const refusedInOrder = (
  refused: Refused | null,
): [RefusedReason, number][] =>
  refusedReasons
    .map((reason): [RefusedReason, number] => [
      reason,
      refused?.counts[reason] ?? 0,
    ])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
