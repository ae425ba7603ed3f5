import fc from "fast-check";
import { expect, it } from "vitest";
import type { Floating } from "../../time/wall-time";
import { completed } from "./daily-walls";
import type { Rule } from "./rule";
import { plainRule } from "./rule";
import { RRule } from "./rrule-library";
import { readParts } from "./rule-parts";
import { countSteps } from "./steps";
import { visitWalls } from "./walls";

/** What the rrule library gives: right where the hours are in order, but it cannot be stopped. */
function byLibrary({ parts, start }: Rule, limit: number): number[] {
  const { freq, ...by } = completed(parts, start);
  const options = { ...by, freq: RRule[freq], dtstart: new Date(start) };
  // Positions that name the same day twice come twice from the library.
  const walls = new RRule(options, true)
    .all((_, index) => index < 3 * limit)
    .map((date) => date.getTime());
  return [...new Set(walls)].sort((a, b) => a - b).slice(0, limit);
}

function byWalk(rule: Rule, limit: number): number[] {
  const found: number[] = [];
  const visit = (wall: Floating): boolean => {
    found.push(wall);
    return found.length < limit;
  };
  visitWalls(rule, rule.start, visit, countSteps(Infinity));
  return found;
}

const some = (values: readonly string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 })
    .map((list) => list.sort((a, b) => Number(a) - Number(b)).join());
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const nth = days.flatMap((day) => [`1${day}`, `2${day}`, `-1${day}`]);
const part = (name: string, values: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: values.map((value) => `;${name}=${value}`) },
  );
const interval = part("INTERVAL", fc.constantFrom("2", "3", "5"));
const wkst = part("WKST", fc.constantFrom("MO", "SU", "WE"));
const month = part("BYMONTH", some(numbers(1, 12)));
const hours = part("BYHOUR", some(["0", "7", "23"]));
const join = (...pieces: fc.Arbitrary<string>[]) =>
  fc.tuple(...pieces).map((all) => all.join(""));

// Each occurs within a few years, so that the library comes to an end.
const texts = fc.oneof(
  join(
    fc.constant("FREQ=YEARLY"),
    interval,
    month,
    part("BYDAY", fc.oneof(some(days), some(nth))),
    hours,
  ),
  join(
    fc.constant("FREQ=YEARLY"),
    part("BYYEARDAY", some(["1", "60", "100", "365", "-1", "-366", "200"])),
    hours,
  ),
  join(
    fc.constant("FREQ=YEARLY"),
    wkst,
    part("BYWEEKNO", some(["1", "2", "20", "51"])),
    part("BYDAY", some(days)),
  ),
  join(
    fc.constant("FREQ=MONTHLY"),
    interval,
    part("BYDAY", fc.oneof(some(days), some(nth))),
    part("BYSETPOS", some(["1", "2", "-1"])),
  ),
  join(
    fc.constant("FREQ=MONTHLY"),
    part("BYMONTHDAY", some(["1", "13", "28", "31", "-1", "-3"])),
    hours,
  ),
  join(
    fc.constant("FREQ=WEEKLY"),
    interval,
    wkst,
    month,
    part("BYDAY", some(days)),
    hours,
  ),
  join(fc.constant("FREQ=DAILY"), interval, month, part("BYDAY", some(days))),
);

const starts = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => (days * 86_400_000 + 6.5 * 3_600_000) as Floating);

it("rules in days or longer give what the library gives", () => {
  fc.assert(
    fc.property(texts, starts, (text, start) => {
      const read = readParts(text);
      if (!read.ok) throw new Error(`${text}: ${read.problem}`);
      const rule = plainRule(read.parts, start);
      expect(byWalk(rule, 8)).toEqual(byLibrary(rule, 8));
    }),
    { numRuns: 150 },
  );
});
