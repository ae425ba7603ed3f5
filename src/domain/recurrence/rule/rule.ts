import type { Floating } from "../../time/wall-time";
import type { Weekday } from "rrule";
import { dayMs } from "../../time/lengths";

export const frequencies = [
  "YEARLY",
  "MONTHLY",
  "WEEKLY",
  "DAILY",
  "HOURLY",
  "MINUTELY",
  "SECONDLY",
] as const;

export type Frequency = (typeof frequencies)[number];

/**
 * The parts of an RFC 5545 rule, in the library's words: months from 1, days
 * of the week as the library's objects, `wkst` 0 for Monday. A part that is
 * undefined is not set.
 */
export interface RuleParts {
  freq: Frequency;
  interval: number;
  wkst?: number;
  count?: number;
  bysetpos?: number[];
  bymonth?: number[];
  bymonthday?: number[];
  byyearday?: number[];
  byweekno?: number[];
  byweekday?: Weekday[];
  byhour?: number[];
  byminute?: number[];
  bysecond?: number[];
}

/** A rule over floating wall time, with what is added to it and taken from it. */
export interface Rule {
  parts: RuleParts;
  start: Floating;
  /** The last wall time that may occur, null without end. */
  until: Floating | null;
  added: Floating[];
  excluded: ReadonlySet<Floating>;
  /** Midnights of days on which nothing occurs. */
  excludedDays: ReadonlySet<Floating>;
}

/** The longest text read as a rule. */
export const maxRuleLength = 2000;

/** The midnight a floating wall time's day begins with. */
export function midnightOf(floating: Floating): Floating {
  return (Math.floor(floating / dayMs) * dayMs) as Floating;
}

/** A rule with nothing added or excluded and no end. */
export function plainRule(parts: RuleParts, start: Floating): Rule {
  return {
    parts,
    start,
    until: null,
    added: [],
    excluded: new Set(),
    excludedDays: new Set(),
  };
}

/** Whether the rule steps in hours or less. */
export function isSubDaily(freq: Frequency): boolean {
  return frequencies.indexOf(freq) > frequencies.indexOf("DAILY");
}

/** Whether the parts choose days by something else than the month. */
export function choosesDays(parts: RuleParts): boolean {
  return [
    parts.bymonthday,
    parts.byyearday,
    parts.byweekno,
    parts.byweekday,
  ].some((part) => part !== undefined);
}
