import type { Floating } from "../../time/wall-time";
import type { Visit } from "./daily-walls";
import { visitDailyWalls } from "./daily-walls";
import type { Rule, RuleParts } from "./rule";
import type { Steps } from "./steps";
import { choosesDays, midnightOf, plainRule } from "./rule";
import { dayMs, hourMs, minuteMs, secondMs } from "../../time/lengths";

const everyDay = Array.from({ length: 31 }, (_, index) => index + 1);
const everyMonth = everyDay.slice(0, 12);

/** The days a rule in hours or less may occur on: its filters, nothing else. */
function dayRule(parts: RuleParts, firstDay: Floating): Rule {
  const { bymonth, bymonthday, byyearday, byweekno, byweekday } = parts;
  const { wkst } = parts;
  return plainRule(
    {
      freq: "YEARLY",
      interval: 1,
      wkst,
      bymonth: bymonth ?? everyMonth,
      bymonthday: choosesDays(parts) ? bymonthday : everyDay,
      byyearday,
      byweekno,
      byweekday,
      byhour: [0],
      byminute: [0],
      bysecond: [0],
    },
    firstDay,
  );
}

const unitOf = (parts: RuleParts): number => {
  if (parts.freq === "HOURLY") return hourMs;
  return parts.freq === "MINUTELY" ? minuteMs : secondMs;
};

const allows = (list: number[] | undefined, value: number) =>
  list === undefined || list.includes(value);

function passes(parts: RuleParts, step: Date): boolean {
  return (
    allows(parts.byhour, step.getUTCHours()) &&
    (parts.freq === "HOURLY" || allows(parts.byminute, step.getUTCMinutes())) &&
    (parts.freq !== "SECONDLY" || allows(parts.bysecond, step.getUTCSeconds()))
  );
}

const ascending = (list: number[]) => [...list].sort((a, b) => a - b);

/** The offsets within one step at which the rule occurs, in order. */
function offsetsOf(parts: RuleParts, start: Floating): number[] {
  const date = new Date(start);
  const minutes =
    parts.freq === "HOURLY" ? (parts.byminute ?? [date.getUTCMinutes()]) : [0];
  const seconds =
    parts.freq === "SECONDLY"
      ? [0]
      : (parts.bysecond ?? [date.getUTCSeconds()]);
  const all = minutes.flatMap((minute) =>
    seconds.map((second) => minute * minuteMs + second * secondMs),
  );
  const ordered = ascending([...new Set(all)]);
  if (parts.bysetpos === undefined) return ordered;
  const chosen = parts.bysetpos.flatMap(
    (position) => ordered.at(position > 0 ? position - 1 : position) ?? [],
  );
  return ascending([...new Set(chosen)]);
}

/**
 * Visits the wall times, from `from` on, of a rule in hours, minutes or
 * seconds. Throws TooDear.
 */
export function visitSubDailyWalls(
  rule: Rule,
  from: Floating,
  visit: Visit,
  steps: Steps,
) {
  const { parts, start } = rule;
  const unit = unitOf(parts);
  const stride = unit * parts.interval;
  const origin = Math.floor(start / unit) * unit;
  const offsets = offsetsOf(parts, start);
  const firstDay = midnightOf(
    parts.count === undefined && from > start ? from : start,
  );
  let left = parts.count ?? Infinity;
  const offer = (wall: Floating): boolean => {
    if (wall < start) return true;
    left -= 1;
    return (wall < from || visit(wall)) && left > 0;
  };
  const visitDay = (day: Floating): boolean => {
    const skipped = Math.max(0, Math.ceil((day - origin) / stride));
    for (let at = origin + skipped * stride; at < day + dayMs; at += stride) {
      steps.take(1);
      if (!passes(parts, new Date(at))) continue;
      steps.take(offsets.length);
      for (const offset of offsets)
        if (!offer((at + offset) as Floating)) return false;
    }
    return true;
  };
  visitDailyWalls(dayRule(parts, firstDay), firstDay, visitDay, steps);
}
