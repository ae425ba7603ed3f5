import type { Floating } from "../../time/wall-time";
import type { Visit } from "./daily-walls";
import { visitDailyWalls } from "./daily-walls";
import type { Rule } from "./rule";
import { isSubDaily, midnightOf } from "./rule";
import type { Steps } from "./steps";
import { visitSubDailyWalls } from "./sub-daily-walls";

const isExcluded = (rule: Rule, wall: Floating) =>
  rule.excluded.has(wall) || rule.excludedDays.has(midnightOf(wall));

/**
 * Visits the rule's wall times from `from` on, each once and in order, until
 * it ends or `visit` answers false. Throws TooDear.
 */
export function visitWalls(
  rule: Rule,
  from: Floating,
  visit: Visit,
  steps: Steps,
) {
  const added = [...rule.added]
    .filter((wall) => wall >= from)
    .sort((a, b) => a - b);
  let goesOn = true;
  let last: Floating | null = null;
  const offer = (wall: Floating) => {
    if (wall === last || isExcluded(rule, wall)) return;
    last = wall;
    goesOn = visit(wall);
  };
  const offerAdded = (before: number) => {
    while (goesOn && added[0] !== undefined && added[0] <= before) {
      offer(added[0]);
      added.shift();
    }
  };
  const visitRule = isSubDaily(rule.parts.freq)
    ? visitSubDailyWalls
    : visitDailyWalls;
  const visitOne = (wall: Floating): boolean => {
    if (rule.until !== null && wall > rule.until) return false;
    offerAdded(wall);
    if (goesOn) offer(wall);
    return goesOn;
  };
  visitRule(rule, from, visitOne, steps);
  offerAdded(Infinity);
}
