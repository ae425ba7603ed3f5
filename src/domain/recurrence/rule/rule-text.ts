import type { Floating } from "../../time/wall-time";
import type { Rule } from "./rule";
import { maxRuleLength, midnightOf } from "./rule";
import { readDates } from "./rule-dates";
import type { RuleProblem } from "./rule-parts";
import { readParts } from "./rule-parts";
import { dayMs, secondMs } from "../../time/lengths";

/** A rule that could be read, or why it could not. */
export type ReadRule =
  | { ok: true; rule: Rule }
  | { ok: false; problem: RuleProblem };

interface Line {
  name: string;
  zone: string | null;
  value: string;
}

const failed = (problem: RuleProblem): ReadRule => ({ ok: false, problem });

function readLine(text: string): Line | null {
  const bare = /^[A-Z]+=/.test(text) ? `RRULE:${text}` : text;
  const colon = bare.indexOf(":");
  if (colon < 0) return null;
  const [name = "", ...parameters] = bare.slice(0, colon).split(";");
  const zone = parameters.find((parameter) => parameter.startsWith("TZID="));
  return {
    name,
    zone: zone?.slice("TZID=".length) ?? null,
    value: bare.slice(colon + 1),
  };
}

function readLines(text: string): Line[] | null {
  const lines = text
    .toUpperCase()
    .replace(/\r?\n[ \t]/g, "")
    .replace(/[ \t]*([:;=,])[ \t]*/g, "$1")
    .split(/\s+/)
    .filter((line) => line !== "")
    .map(readLine);
  return lines.every((line) => line !== null) ? lines : null;
}

const knownNames = new Set(["DTSTART", "RRULE", "EXDATE", "RDATE"]);

/** The last wall time a rule's end allows: a bare day counts whole. */
const endOf = (end: { wall: Floating; wholeDay: boolean }): Floating =>
  (end.wholeDay
    ? midnightOf(end.wall) + dayMs - secondMs
    : end.wall) as Floating;

function assemble(lines: Line[], startAt: Floating): ReadRule {
  const datesOf = (name: string) =>
    readDates(lines.filter((line) => line.name === name));
  const [rule, ...more] = lines.filter((line) => line.name === "RRULE");
  if (rule === undefined || more.length > 0) return failed("syntax");
  const read = readParts(rule.value);
  if (!read.ok) return read;
  const starts = datesOf("DTSTART");
  const added = datesOf("RDATE");
  const excluded = datesOf("EXDATE");
  const ends =
    read.until === null ? [] : readDates([{ zone: null, value: read.until }]);
  if (!starts || !added || !excluded || !ends) return failed("date");
  if (starts.length > 1) return failed("syntax");
  const start = starts[0]?.wall ?? startAt;
  const wallsOf = (list: typeof added, wholeDay: boolean) =>
    list.filter((date) => date.wholeDay === wholeDay).map(({ wall }) => wall);
  const timeOfDay = start - midnightOf(start);
  return {
    ok: true,
    rule: {
      parts: read.parts,
      start,
      until: ends[0] === undefined ? null : endOf(ends[0]),
      added: added.map(
        ({ wall, wholeDay }) =>
          (wholeDay ? wall + timeOfDay : wall) as Floating,
      ),
      excluded: new Set(wallsOf(excluded, false)),
      excludedDays: new Set(wallsOf(excluded, true)),
    },
  };
}

/**
 * Reads an RFC 5545 rule: `FREQ=...`, or lines of RRULE, DTSTART, EXDATE and
 * RDATE. Times are wall times in Paris; those that end in Z are converted, a
 * bare day in UNTIL or EXDATE means the whole day. Without DTSTART the rule
 * starts at `startAt`.
 *
 * @example readRule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=6", start)
 */
export function readRule(text: string, startAt: Floating): ReadRule {
  if (text.length > maxRuleLength) return failed("syntax");
  const lines = readLines(text);
  if (lines === null) return failed("syntax");
  if (!lines.every((line) => knownNames.has(line.name)))
    return failed("unsupported");
  return assemble(lines, startAt);
}
