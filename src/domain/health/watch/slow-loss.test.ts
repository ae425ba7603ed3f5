import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import type { Weight } from "./slow-loss";
import { slowLoss } from "./slow-loss";

const first = "2026-05-01" as CalendarDay;
/** One weight each `step` days at noon. */
const weighed = (values: readonly number[], step = 7): Weight[] =>
  values.map((value, index) => ({
    at: new Date(
      startOfDay(addDays(first, index * step)).getTime() + 12 * 3_600_000,
    ),
    value,
    isEstimated: false,
  }));
const lastDay = (values: readonly number[], step = 7) =>
  addDays(first, (values.length - 1) * step);
const found = (values: readonly number[], step = 7) =>
  slowLoss(weighed(values, step), lastDay(values, step));
const falling = [100, 99, 98, 97, 96, 95, 94, 93];

describe("a slow loss of weight", () => {
  it("is found of weights that fall, each little, by a twentieth at least", () => {
    const loss = found(falling);
    expect(loss).toMatchObject({ from: "2026-05-01", until: "2026-06-19" });
    expect(loss).toHaveProperty("share", expect.closeTo(0.07, 9));
    expect(found([100, 99.5, 98, 98.5, 97, 96, 96.2, 94.5])).not.toBeNull();
  });

  it("is found at 5 % of the line, and not below", () => {
    const by = (share: number) =>
      found(falling.map((_, index) => 100 - (100 * share * index) / 7));
    expect(by(0.05)).toHaveProperty("share", expect.closeTo(0.05, 9));
    expect(by(0.049)).toBeNull();
  });

  it("is none where it is not sure, grows, or stays", () => {
    expect(found([100, 92, 101, 95, 99, 93, 98, 94])).toBeNull();
    expect(found([...falling].reverse())).toBeNull();
    expect(found(falling.map(() => 100))).toBeNull();
  });

  it("is not hidden by one stray weight, nor made by one", () => {
    expect(found([100, 99, 98, 97, 150, 95, 94, 93, 92, 91])).toHaveProperty(
      "share",
      expect.closeTo(0.09, 2),
    );
    expect(found([100, 101, 100, 101, 100, 60, 101, 100])).toBeNull();
  });

  it("is whatever order the weights come in, and whatever the unit", () => {
    const weights = weighed(falling);
    const today = lastDay(falling);
    expect(slowLoss([...weights].reverse(), today)).toEqual(found(falling));
    const grams = found(falling.map((kilos) => kilos * 1000));
    expect(grams).toHaveProperty("share", expect.closeTo(0.07, 9));
  });
});

describe("nothing can be said", () => {
  it("of fewer than 8 days, and of none", () => {
    expect(found(falling.slice(1))).toBe("cannotSay");
    expect(found([])).toBe("cannotSay");
    expect(slowLoss([], first)).toBe("cannotSay");
  });

  it("where weights are estimated, older than 90 days, or of one day", () => {
    const weights = weighed(falling);
    const eyed = weights.map((one, index) =>
      index === 3 ? { ...one, isEstimated: true } : one,
    );
    const today = lastDay(falling);
    expect(slowLoss(eyed, today)).toBe("cannotSay");
    expect(slowLoss(weights, addDays(first, 89))).not.toBe("cannotSay");
    expect(slowLoss(weights, addDays(first, 90))).toBe("cannotSay");
    expect(found(falling, 0)).toBe("cannotSay");
    expect(slowLoss(weights, addDays(today, -1))).toBe("cannotSay");
  });
});
