import { describe, expect, it } from "vitest";
import { zoned } from "../setup/zones.mjs";
import { filesOf } from "./sources";

/** What answers by the zone of the host, or would with the wrong text. */
const hostClock =
  /\.(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(|\.toLocale(?:Date|Time)?String\(|\.to(?:Date|Time)String\(|Intl\.DateTimeFormat\(|Date\.parse\(|new Date\((?!\d+\)|\))/;

const isZoned = (path: string) => zoned.some((one) => path.startsWith(one));

describe("the three host zones", () => {
  const sources = filesOf(["src/domain"]).filter(
    ({ path }) => !path.endsWith(".test.ts"),
  );

  it("cover every source of the domain that reads a clock or an instant's text", () => {
    const uncovered = sources.filter(
      ({ path, text }) => hostClock.test(text) && !isZoned(path),
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
  ])("would find %s", (code) => {
    expect(hostClock.test(code)).toBe(true);
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
