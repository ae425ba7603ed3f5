import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import { type Due, latenessTally, mostMinutes } from "./tally";

const minute = 60_000;

const closed = (minutesLate: number | null, more: Partial<Due> = {}): Due => ({
  day: "2026-12-02" as CalendarDay,
  sectorId: "birds",
  userId: "ada",
  isSafety: false,
  isLate: minutesLate !== null,
  lateMs: minutesLate === null ? null : minutesLate * minute,
  ...more,
});

function tallied(...all: readonly Due[]) {
  const tally = latenessTally();
  for (const one of all) tally.count(one);
  return tally.result();
}

const none = { inTime: 0, late: 0, medianMinutes: null };

describe("the tally of how late tasks were closed", () => {
  it("has zeros, no median and empty lists for nothing", () => {
    expect(tallied()).toEqual({
      ...{ total: none, safety: none },
      ...{ weeks: [], sectors: [], people: [] },
    });
  });

  it("counts one everywhere it belongs, and no safety task where it is none", () => {
    const one = { inTime: 0, late: 1, medianMinutes: 30 };
    expect(tallied(closed(30))).toEqual({
      total: one,
      safety: none,
      weeks: [{ id: "2026-11-30", ...one }],
      sectors: [{ id: "birds", ...one }],
      people: [{ id: "ada", ...one }],
    });
  });

  it("counts safety tasks apart and in the total", () => {
    const { total, safety } = tallied(
      closed(10, { isSafety: true }),
      closed(null, { isSafety: true }),
      closed(50),
    );
    expect(safety).toEqual({ inTime: 1, late: 1, medianMinutes: 10 });
    expect(total).toEqual({ inTime: 1, late: 2, medianMinutes: 30 });
  });

  it("takes the middle one of the late ones, those that are equally late each for one", () => {
    const median = (...minutes: (number | null)[]) =>
      tallied(...minutes.map((one) => closed(one))).total.medianMinutes;
    expect(median(null, null, 90)).toBe(90);
    expect(median(500, 5, 5, 5, 60)).toBe(5);
    expect(median(100, 9)).toBe(54.5);
    expect(median(0.2)).toBe(1);
    expect(median(mostMinutes * 3)).toBe(mostMinutes);
  });

  it("counts as late, and not in the median, what is late by nobody knows how much", () => {
    const { total } = tallied(closed(8), closed(8, { lateMs: null }));
    expect(total).toEqual({ inTime: 0, late: 2, medianMinutes: 8 });
  });

  it("lists weeks in order, the sectors with the most late ones first, and people by id", () => {
    const { weeks, sectors, people } = tallied(
      closed(null, { day: "2026-12-07" as CalendarDay, userId: "zoe" }),
      closed(4, { sectorId: null, userId: null }),
      closed(6, { sectorId: null }),
      closed(2, { day: "2026-12-06" as CalendarDay }),
    );
    expect(weeks.map(({ id }) => id)).toEqual(["2026-11-30", "2026-12-07"]);
    expect(sectors).toEqual([
      { id: "", inTime: 0, late: 2, medianMinutes: 5 },
      { id: "birds", inTime: 1, late: 1, medianMinutes: 2 },
    ]);
    expect(people).toEqual([
      { id: "ada", inTime: 0, late: 2, medianMinutes: 4 },
      { id: "zoe", inTime: 1, late: 0, medianMinutes: null },
    ]);
  });
});
