import { describe, expect, it } from "vitest";
import { zoned } from "../setup/zones.mjs";
import { filesOf } from "./sources";

/** What answers by the zone of the host. */
const parts =
  /\.(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time)String\(|Intl\.DateTimeFormat\(|Date\.parse\(/;

/** An instant of what may be a text or parts; not of a count of milliseconds that is plainly one, nor of a text with its zone. */
const made =
  /new Date\((?!\d+\)|\)|\s*Math\.|Number\.NaN\)|Date\.UTC\(|\w+(?:\.\w+)*\.getTime\(\)|startOf\w+\(\w+(?:\.\w+)?\)\.getTime\(\)|"[^"]*(?:Z|[+-]\d\d:\d\d)"\))/;

const readsClock = (text: string) => parts.test(text) || made.test(text);

const isZoned = (path: string) => zoned.some((one) => path.startsWith(one));

describe("the three host zones", () => {
  const sources = filesOf(["src/domain"]).filter(
    ({ path }) => !path.endsWith(".test.ts"),
  );

  it("cover every source of the domain that reads a clock or an instant's text", () => {
    const uncovered = sources.filter(
      ({ path, text }) => readsClock(text) && !isZoned(path),
    );
    expect(uncovered.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "at.getHours()",
    "new Date(text)",
    "new Date(2026, 1)",
    "new Date(`${day}T00:00`)",
    "Date.parse(text)",
    "at.toLocaleString()",
    "new Intl.DateTimeFormat()",
    'new Date("2026-12-01T08:00")',
    "new Date(startOf(text))",
  ])("would find %s", (code) => {
    expect(readsClock(code)).toBe(true);
  });

  it.each([
    "new Date(now.getTime() + dayMs)",
    "new Date(Math.max(one, other))",
    'new Date("2026-12-01T08:00Z")',
    "new Date(startOfDay(day).getTime() - 1)",
  ])("would leave %s, which knows no zone", (code) => {
    expect(readsClock(code)).toBe(false);
  });

  it("each run tests of every such place", () => {
    const tests = filesOf(["src/domain"], /\.test\.ts$/);
    for (const place of zoned)
      expect(
        tests.some(({ path }) => path.startsWith(place)),
        place,
      ).toBe(true);
  });
});
