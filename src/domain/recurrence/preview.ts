import { instantToFloating, isInGap } from "../time/paris";
import type { Floating } from "../time/wall-time";
import type { Rule } from "./rule/rule";
import { countSteps, unlessTooDear } from "./rule/steps";
import { monthDayOf, ruleOf } from "./rule-of";
import type { Schedule } from "./schedule";
import { visitWalls } from "./rule/walls";
import { hourMs } from "../time/lengths";

/** How many of the next dates a person checks before saving. */
export const previewLength = 12;

/** What is unusual about where a schedule puts an occurrence. */
interface Unusual {
  /** Whether the month lacks the chosen day and its last day stands in. */
  clamped: boolean;
  /** Whether the clock change skips the time and it falls one hour later. */
  shifted: boolean;
}

const clamping = new Set(["MONTHLY", "QUARTERLY", "YEARLY"]);

function isShifted(rule: Rule, wall: Floating): boolean {
  const named = (wall - hourMs) as Floating;
  if (!isInGap(named)) return false;
  let occurs = false;
  const visit = (first: Floating): boolean => {
    occurs = first === named;
    return false;
  };
  unlessTooDear(() => visitWalls(rule, named, visit, countSteps()), undefined);
  return occurs;
}

/** What is unusual about an occurrence of a schedule. */
export function unusualAt(schedule: Schedule, occurrence: Date): Unusual {
  const rule = ruleOf(schedule);
  const wall = instantToFloating(occurrence);
  return {
    clamped:
      clamping.has(schedule.recurrence) &&
      new Date(wall).getUTCDate() < monthDayOf(schedule),
    shifted: rule !== null && isShifted(rule, wall),
  };
}
