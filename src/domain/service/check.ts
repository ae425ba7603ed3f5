import * as z from "zod";
import { clockLeadMs } from "../time/lengths";

/** What functions look at of the running product, and what the browser that asks looks at itself. */
export const servedParts = [
  "database",
  "indexes",
  "storage",
  "schedules",
  "mail",
] as const;
export const ownParts = ["functions", "rules", "clock"] as const;
export type CheckedPart =
  | (typeof servedParts)[number]
  | (typeof ownParts)[number];

/** unknown: nothing there says whether it works. */
export const checkStates = ["ok", "fault", "unknown"] as const;
export type CheckState = (typeof checkStates)[number];

export const checkSystemInput = z.object({});
export const checkSystemOutput = z.object({
  /** The functions' clock, in milliseconds since 1970. */
  now: z.number().int(),
  checks: z.array(
    z.object({
      part: z.enum(servedParts),
      state: z.enum(checkStates),
      /** How long it took. */
      ms: z.number().int(),
      /** How many of it do not work; null: it does not count. */
      faults: z.number().int().nullable(),
    }),
  ),
});

/** What one part of the product was found to be. */
export interface Check {
  part: CheckedPart;
  state: CheckState;
  ms: number;
  faults: number | null;
}

/**
 * What a device's clock is worth, asked at `asked` and answered at `answered` by that clock, while the functions' clock showed
 * `now`; all in milliseconds since 1970. What the way took counts half before and half after; records that a clock further ahead
 * dates are refused.
 *
 * @example clockState({ asked: 0, answered: 200, now: 100 }) // "ok"
 */
export function clockState(times: {
  asked: number;
  answered: number;
  now: number;
}): CheckState {
  const { asked, answered, now } = times;
  const apart = Math.abs((asked + answered) / 2 - now);
  return apart <= clockLeadMs + (answered - asked) / 2 ? "ok" : "fault";
}
