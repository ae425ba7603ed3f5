import { describe, expect, it } from "vitest";
import { controlChartOf, sideOf } from "../analysis/control-chart";
import type { Random } from "../analysis/interval/random";
import { randomFor, wholeBelow } from "../analysis/interval/random";
import type { DayMean } from "../health/watch/itself";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { seenOfLatest } from "./from-chart";

const first = "2026-01-01" as CalendarDay;
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Values of a place that the seasons warm and cool, from a day of the year on. */
const season = (random: Random, swing: number, from: number, days: number) =>
  Array.from({ length: days }, (_, at): DayMean => ({
    day: addDays(first, at),
    mean:
      20 + swing * Math.sin((2 * Math.PI * (from + at)) / 365) + normal(random),
    n: 24,
  }));

const rounds = 1500;
/** Of values whose limits are made of 20 others about 1 % lie outside by chance; and three standard errors of so many rounds. */
const nominal = 0.01;
const most = nominal + 3 * Math.sqrt((nominal * (1 - nominal)) / rounds);

describe("two to eleven months after the first days", () => {
  it.each([0, 3, 10, 20])(
    "the seasons make no findings of a chart, %s degrees up and down",
    (swing) => {
      const random = randomFor(`seasons ${swing}`);
      const told = Array.from({ length: rounds }, () => {
        const from = wholeBelow(random, 365);
        const later = 60 + wholeBelow(random, 275);
        const days = season(random, swing, from, 20 + later);
        return seenOfLatest(days, "numeric", null);
      }).filter((seen) => seen !== null);
      // Who says nothing finds nothing.
      expect(told.length / rounds).toBeGreaterThan(0.95);
      const found = told.filter((seen) => sideOf(seen.value, seen) !== null);
      expect(found.length / rounds).toBeLessThanOrEqual(most);
    },
  );

  it("nothing is told by the trend of a baseline that is kept", () => {
    const random = randomFor("kept");
    for (let round = 0; round < 200; round += 1) {
      const days = season(random, 20, wholeBelow(random, 365), 355);
      const observed = days.map(({ mean }, day) => ({ day, value: mean }));
      const chart = controlChartOf(observed, {
        frozen: observed.slice(0, 20),
      });
      if (!chart.canSay || chart.without !== "growth") continue;
      for (const { day, expected } of chart.points)
        expect(expected === null).toBe(day > 38);
    }
  });
});

describe("the latest of a chart", () => {
  const usual = [10, 12, 11, 13, 12, 11, 10, 12];
  const daily = (values: readonly number[], from = 0) =>
    values.map((mean, at) => ({ day: addDays(first, from + at), mean, n: 1 }));
  const long = [...usual, ...usual, ...usual];
  const raised = long.map((value) => value + 50);

  it("is held against the twenty days before the two latest", () => {
    const seen = seenOfLatest(daily([...long, ...raised, 80]), "numeric", null);
    expect(seen).toMatchObject({ value: 80, n: 20 });
    expect(seen?.centre).toBeCloseTo(61.4, 0);
    expect(seen?.low).toBeGreaterThan(50);
  });

  it("is held against the baseline that is kept, however long ago", () => {
    const kept = { from: first, days: daily(long.slice(0, 20)) };
    const days = daily([...raised, 61], 200);
    expect(seenOfLatest(days, "numeric", kept)?.centre).toBeCloseTo(11.4, 0);
  });

  it("is held against recent days where the trend of what is kept does not reach so far", () => {
    const grown = long.slice(0, 20).map((value, at) => value + at);
    const kept = { from: first, days: daily(grown) };
    const days = daily([...raised, 61], 200);
    expect(seenOfLatest(days, "numeric", kept)?.centre).toBeCloseTo(61.4, 0);
  });

  it("tells nothing long after all others, of few days, of none", () => {
    const late = [...daily(long), ...daily([80], 100)];
    expect(seenOfLatest(late, "numeric", null)).toBeNull();
    // The twenty before the two latest are of 19 days, of which the last is day 22.
    const after = (day: number) =>
      seenOfLatest([...daily(long), ...daily([80], day)], "numeric", null);
    expect(after(41)).toMatchObject({ value: 80, n: 20 });
    expect(after(42)).toBeNull();
    expect(seenOfLatest(daily(usual.slice(1)), "numeric", null)).toBeNull();
    expect(seenOfLatest(daily(long), "scale", null)).toBeNull();
    expect(seenOfLatest([], "numeric", null)).toBeNull();
    const anew = { from: addDays(first, 20), days: [] };
    expect(seenOfLatest(daily(long), "numeric", anew)).toBeNull();
  });
});
