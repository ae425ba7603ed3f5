import { describe, expect, it } from "vitest";
import {
  aFinding,
  anActedOn,
  aVerdict,
} from "../../../tests/builders/findings";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { tooSoonAfter } from "./form";
import { laterThan, verdictOf } from "./retest";

const day = (text: string) => text as CalendarDay;
const acted = anActedOn();
const verdict = aVerdict;

describe("what became of it", () => {
  const values = (from: string, n: number, mean: number) =>
    Array.from({ length: n }, (_, at) => ({
      day: addDays(day(from), at),
      mean: mean + [0, 1, -1, 0.5, -0.5][at % 5]!,
      n: 1,
    }));
  const late = day("2026-08-27");

  it("leaves out what was seen and its baseline, and compares what was fresh before with what is after", () => {
    const days = [
      ...values("2026-05-01", 20, 25),
      ...values("2026-05-25", 8, 90),
      ...values("2026-06-02", 20, 31),
      ...values("2026-07-03", 20, 25),
    ];
    expect(verdictOf(acted, days, late)).toMatchObject({
      ...{ kind: "improved", before: 31, after: 25, testedOn: late },
      ...{ nBefore: 20, nAfter: 20 },
    });
    expect(verdictOf({ ...acted, goodDirection: "up" }, days, late)?.kind).toBe(
      "worse",
    );
  });

  it("calls improved what goes back to where it was, and worse or no change what does not", () => {
    const since = (mean: number) =>
      verdictOf(
        acted,
        [
          ...values("2026-05-01", 20, 31),
          ...values("2026-05-25", 8, 95),
          ...values("2026-06-02", 20, 90),
          ...values("2026-07-03", 20, mean),
        ],
        late,
      );
    expect(since(31)?.kind).toBe("improved");
    expect(since(60)?.kind).toBe("improved");
    expect(since(90)?.kind).toBe("noChange");
    expect(since(99)?.kind).toBe("worse");
  });

  it("can never be known where something was done too soon after what was seen, and can from the day on that is said", () => {
    const { seen } = acted;
    const soon = tooSoonAfter(seen, day("2026-06-09"));
    expect(soon).toEqual({ days: 7, least: 8, from: "2026-06-10" });
    expect(tooSoonAfter(seen, day("2026-06-01"))?.days).toBe(0);
    expect(tooSoonAfter(seen, day("2026-06-10"))).toBeNull();
    expect(tooSoonAfter(seen, null)).toBeNull();
    const of = (actionDay: CalendarDay) =>
      verdictOf(
        { ...acted, actionDay },
        [
          ...values("2026-06-02", 9, 31),
          ...values(addDays(actionDay, 1), 20, 25),
        ],
        late,
      );
    expect(of(day("2026-06-09"))).toMatchObject({
      ...{ kind: "notEnough", nBefore: 7 },
    });
    expect(of(day("2026-06-10"))).toMatchObject({
      ...{ kind: "improved", nBefore: 8 },
    });
  });

  it("is put off while too few days have come since, at most for a year", () => {
    const of = (nBefore: number, nAfter: number) => ({
      ...acted,
      verdict: {
        ...{ kind: "notEnough" as const, before: 31, after: 25 },
        ...{ difference: -6, low: null, high: null, testedOn: late },
        ...{ nBefore, nAfter },
      },
    });
    expect(laterThan(of(20, 7), late)).toBe("2026-10-22");
    expect(laterThan(of(20, 8), late)).toBeNull();
    expect(laterThan(of(7, 7), late)).toBeNull();
    expect(laterThan(of(20, 7), day("2027-06-20"))).toBeNull();
    expect(laterThan({ ...acted, verdict }, late)).toBeNull();
    expect(laterThan(acted, late)).toBeNull();
  });

  it("is not enough without values, and nothing without an action", () => {
    expect(verdictOf(acted, [], late)?.kind).toBe("notEnough");
    expect(verdictOf(aFinding(), [], late)).toBeNull();
  });
});
