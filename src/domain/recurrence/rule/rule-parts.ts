import type { Weekday } from "rrule";
import { RRule } from "./rrule-library";
import type { Frequency, RuleParts } from "./rule";
import { frequencies } from "./rule";

export const ruleProblems = [
  "syntax",
  "incomplete",
  "unsupported",
  "range",
  "date",
  "tooFrequent",
  "tooDear",
  "never",
] as const;

/** Why a rule cannot be used; each has words under `tasks.schedule.ruleProblems`. */
export type RuleProblem = (typeof ruleProblems)[number];

/** The parts of a rule and its end as written, or why they cannot be read. */
export type ReadParts =
  | { ok: true; parts: RuleParts; until: string | null }
  | { ok: false; problem: RuleProblem };

const maxRuleInterval = 10_000;
const maxCount = 10_000;
const maxTimesPerDay = 1440;

interface Range {
  min: number;
  max: number;
  /** Whether the same numbers count from the end when negative. */
  fromEnd: boolean;
}

const ranges = {
  BYMONTH: { min: 1, max: 12, fromEnd: false },
  BYMONTHDAY: { min: 1, max: 31, fromEnd: true },
  BYYEARDAY: { min: 1, max: 366, fromEnd: true },
  BYWEEKNO: { min: 1, max: 53, fromEnd: true },
  BYHOUR: { min: 0, max: 23, fromEnd: false },
  BYMINUTE: { min: 0, max: 59, fromEnd: false },
  BYSECOND: { min: 0, max: 59, fromEnd: false },
  BYSETPOS: { min: 1, max: 366, fromEnd: true },
  INTERVAL: { min: 1, max: maxRuleInterval, fromEnd: false },
  COUNT: { min: 1, max: maxCount, fromEnd: false },
} as const satisfies Record<string, Range>;

const weekdays = {
  MO: RRule.MO,
  TU: RRule.TU,
  WE: RRule.WE,
  TH: RRule.TH,
  FR: RRule.FR,
  SA: RRule.SA,
  SU: RRule.SU,
};

const isWeekday = (text: string): text is keyof typeof weekdays =>
  text in weekdays;

const isFrequency = (text: string): text is Frequency =>
  frequencies.some((frequency) => frequency === text);

const knownParts = new Set([
  "FREQ",
  "UNTIL",
  "WKST",
  "BYDAY",
  ...Object.keys(ranges),
]);

/** Thrown within this file only, to leave a nested reader. */
class Unreadable extends Error {
  readonly problem: RuleProblem;
  constructor(problem: RuleProblem) {
    super(problem);
    this.problem = problem;
  }
}

function splitParts(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const piece of text.split(";").filter((part) => part !== "")) {
    const [name = "", value, ...more] = piece.split("=");
    if (value === undefined || more.length > 0 || parts.has(name))
      throw new Unreadable("syntax");
    if (!knownParts.has(name)) throw new Unreadable("unsupported");
    if (value === "") throw new Unreadable("incomplete");
    parts.set(name, value);
  }
  return parts;
}

function readNumber(text: string, { min, max, fromEnd }: Range): number {
  if (!/^[+-]?\d{1,6}$/.test(text)) throw new Unreadable("syntax");
  const value = Number(text);
  const size = fromEnd ? Math.abs(value) : value;
  if (size < min || size > max) throw new Unreadable("range");
  return value;
}

function readWeekday(text: string, freq: Frequency): Weekday {
  if (/^[+-]?\d{1,2}$/.test(text)) throw new Unreadable("incomplete");
  const [, position, name = ""] = /^([+-]?\d{1,2})?(\w\w)$/.exec(text) ?? [];
  if (!isWeekday(name)) throw new Unreadable("syntax");
  if (position === undefined) return weekdays[name];
  if (freq !== "YEARLY" && freq !== "MONTHLY") throw new Unreadable("range");
  const nth = readNumber(position, { min: 1, max: 53, fromEnd: true });
  return weekdays[name].nth(nth);
}

function readWeekStart(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!isWeekday(text)) throw new Unreadable("syntax");
  return weekdays[text].weekday;
}

/** How many times of day the parts name: 1 for the start's alone. */
const timesNamed = ({
  byhour,
  byminute,
  bysecond,
}: Partial<RuleParts>): number =>
  [byhour, byminute, bysecond].reduce(
    (product, list) => product * (list?.length ?? 1),
    1,
  );

/** The values of a list, each once: who repeats one asks for no more work. */
const each = (text: string): string[] => [...new Set(text.split(","))];

function readAll(text: string): { parts: RuleParts; until: string | null } {
  const values = splitParts(text);
  const eachOf = (name: string) => {
    const value = values.get(name);
    return value === undefined ? undefined : each(value);
  };
  const list = (name: keyof typeof ranges): number[] | undefined =>
    eachOf(name)?.map((value) => readNumber(value, ranges[name]));
  const freq = values.get("FREQ");
  if (freq === undefined || !isFrequency(freq)) throw new Unreadable("syntax");
  if (values.has("COUNT") && values.has("UNTIL"))
    throw new Unreadable("syntax");
  const parts = {
    freq,
    interval: list("INTERVAL")?.[0] ?? 1,
    wkst: readWeekStart(values.get("WKST")),
    count: list("COUNT")?.[0],
    bysetpos: list("BYSETPOS"),
    bymonth: list("BYMONTH"),
    bymonthday: list("BYMONTHDAY"),
    byyearday: list("BYYEARDAY"),
    byweekno: list("BYWEEKNO"),
    byweekday: eachOf("BYDAY")?.map((value) => readWeekday(value, freq)),
    byhour: list("BYHOUR"),
    byminute: list("BYMINUTE"),
    bysecond: list("BYSECOND"),
  };
  if (timesNamed(parts) > maxTimesPerDay) throw new Unreadable("tooFrequent");
  return { parts, until: values.get("UNTIL") ?? null };
}

/** Reads the value of an RRULE property in capital letters. */
export function readParts(text: string): ReadParts {
  try {
    return { ok: true, ...readAll(text) };
  } catch (error) {
    if (error instanceof Unreadable)
      return { ok: false, problem: error.problem };
    throw error;
  }
}
