import type { Template } from "@domain/automation/template";
import type { YearDay, YearRule } from "./rules";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const newYear = Date.UTC(2026, 0, 1);
const summer = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)] as const;

const isSummer = (utc: number) => utc >= summer[0] && utc < summer[1];

/** The instant of a wall time of Paris in 2026, by the law alone: summer time first, a skipped time an hour later. */
const instantOf = (wall: number): number =>
  isSummer(wall - 2 * hourMs) ? wall - 2 * hourMs : wall - hourMs;

const wallOf = (utc: number): number => utc + (isSummer(utc) ? 2 : 1) * hourMs;

const dayIndexOf = (utc: number): number =>
  Math.floor((wallOf(utc) - newYear) / dayMs);

function dayAt(index: number): YearDay {
  const date = new Date(newYear + index * dayMs);
  const month = date.getUTCMonth() + 1;
  return {
    index,
    month,
    day: date.getUTCDate(),
    last: new Date(Date.UTC(2026, month, 0)).getUTCDate(),
    weekday: date.getUTCDay() === 0 ? 7 : date.getUTCDay(),
  };
}

/** Sundays, four feasts, and the week of 9 November. */
export const yearClosing = {
  closedWeekdays: [7],
  closingDays: [
    { from: "2020-01-01", to: "2020-01-01", yearly: true, name: null },
    { from: "2026-04-06", to: "2026-04-06", yearly: false, name: null },
    { from: "2020-05-01", to: "2020-05-01", yearly: true, name: null },
    { from: "2025-12-25", to: "2025-12-26", yearly: true, name: null },
    { from: "2026-11-09", to: "2026-11-14", yearly: false, name: null },
  ],
};

const feasts = ["1-1", "4-6", "5-1", "12-25", "12-26"];
const isOpen = ({ weekday, month, day }: YearDay): boolean =>
  weekday !== 7 &&
  !feasts.includes(`${month}-${day}`) &&
  !(month === 11 && day >= 9 && day <= 14);

interface Run {
  /** The instant the rule says. */
  occurrence: number;
  /** When its work is to be done. */
  at: number;
}

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** How many days around the year are looked at, for lead times and closed days. */
const before = 7;
const beyond = 40;

/** What is done when, and what has no place because of closing days or a skipped date; what the rule says before `from` is nobody's. */
function placed(rule: YearRule, template: Template, from: number) {
  const days = Array.from({ length: before + 365 + beyond }, (_, index) =>
    dayAt(index - before),
  );
  const skipped = template.exdates.map(Number);
  const onDay = (day: YearDay | undefined): number[] =>
    day === undefined || day.index < 0 || !rule.falls(day)
      ? []
      : rule.times
          .map((time) =>
            instantOf(newYear + day.index * dayMs + minutesOf(time) * 60_000),
          )
          .filter((at) => at >= from);
  const wanted = (day: YearDay | undefined) =>
    onDay(day).filter((at) => !skipped.includes(at));
  const runs: Run[] = [];
  const { closingPolicy } = template;
  for (const day of days) {
    if (closingPolicy !== "ignore" && !isOpen(day)) continue;
    const own = wanted(day);
    if (
      own.length > 0 ||
      closingPolicy === "skip" ||
      closingPolicy === "ignore"
    ) {
      runs.push(...own.map((at) => ({ occurrence: at, at })));
      continue;
    }
    // A day without work of its own takes that of the nearest closed day beside it.
    const step = closingPolicy === "after" ? -1 : 1;
    for (let index = day.index + step; ; index += step) {
      const beside = days[index + before];
      if (beside === undefined || isOpen(beside)) break;
      const moved = wanted(beside);
      if (moved.length === 0) continue;
      runs.push(
        ...moved.map((at) => ({
          occurrence: at,
          at: instantOf(wallOf(at) + (day.index - beside.index) * dayMs),
        })),
      );
      break;
    }
  }
  const taken = new Set(runs.map(({ occurrence }) => occurrence));
  const left = days.flatMap(onDay).filter((at) => !taken.has(at));
  return { runs, left };
}

const leadDays: Record<string, number> = {
  sameDay: 0,
  oneDay: 1,
  twoDays: 2,
  threeDays: 3,
  oneWeek: 7,
};

const makeAt = (at: number, lead: string | null): number =>
  lead === null
    ? at
    : instantOf(newYear + (dayIndexOf(at) - (leadDays[lead] ?? 0)) * dayMs);

export interface YearOutcome {
  /** When the task of each occurrence is made. */
  made: Record<string, string>;
  /** Passed over after an outage. */
  missed: string[];
  /** Not made because of closing days or a skipped date. */
  left: string[];
}

const quarter = 15 * 60_000;
const iso = (at: number) => new Date(at).toISOString();

/** What a template makes of the runs that one firing finds due: the rules' plain meaning. */
function choose(due: readonly Run[], now: number, policy: string) {
  const came = due.filter(({ at }) => at <= now);
  const ahead = due.filter(({ at }) => at > now);
  const run =
    policy === "latest"
      ? came.slice(-1)
      : policy === "all"
        ? came.slice(-50)
        : came.filter(({ at }) => at >= now - quarter);
  const missed = came.filter((one) => !run.includes(one)).slice(-50);
  return { made: [...run, ...ahead], missed };
}

/** What becomes of every occurrence of the year, from the first tick on, when the schedules fire at `ticks`. */
export function yearOracle(
  rule: YearRule,
  template: Template,
  ticks: readonly number[],
): YearOutcome {
  const { runs, left } = placed(rule, template, ticks[0] ?? newYear);
  const outcome: YearOutcome = { made: {}, missed: [], left: [] };
  const ordered = [...runs].sort((one, other) => one.at - other.at);
  let waiting = ordered;
  let dealt = -Infinity;
  for (const now of ticks) {
    const isDue = ({ at }: Run) =>
      makeAt(at, template.visibilityLeadTime) <= now;
    if (!waiting.some(isDue)) continue;
    const due = waiting.filter(isDue);
    waiting = waiting.filter((one) => !isDue(one));
    const { made, missed } = choose(due, now, template.missedRunPolicy);
    for (const { occurrence } of made) outcome.made[iso(occurrence)] = iso(now);
    outcome.missed.push(...missed.map(({ occurrence }) => iso(occurrence)));
    dealt = Math.max(dealt, ...due.map(({ occurrence }) => occurrence));
  }
  outcome.left = left.filter((at) => at < dealt).map(iso);
  return outcome;
}
