import { describe, expect, it } from "vitest";
import { hourMs, minuteMs } from "../../time/lengths";
import { hourSpans, hoursWithin } from "./hours";

const at = (text: string) => new Date(text);

describe("the hours of a session", () => {
  it("are those of the clocks of Paris", () => {
    const began = at("2026-11-20T08:30:00Z");
    expect(hourSpans({ from: 9, to: 10 }, began, hourMs)).toEqual([
      { from: 0, to: 30 * minuteMs },
    ]);
    expect(hourSpans({ from: 8, to: 9 }, began, hourMs)).toEqual([]);
    expect(hourSpans({ from: 9, to: 10 }, began, 0)).toEqual([]);
  });

  it("go on over midnight, from the day before on, too", () => {
    expect(
      hourSpans({ from: 22, to: 5 }, at("2026-11-20T23:30:00Z"), 6 * hourMs),
    ).toEqual([{ from: 0, to: 4.5 * hourMs }]);
    expect(
      hourSpans({ from: 20, to: 24 }, at("2026-11-20T18:00:00Z"), 6 * hourMs),
    ).toEqual([{ from: hourMs, to: 5 * hourMs }]);
  });

  it("are as long as they were where the clocks changed", () => {
    const night = { from: 0, to: 6 };
    const lengthOn = (day: string) => {
      const [span] = hourSpans(night, at(`${day}T20:00:00Z`), 24 * hourMs);
      return span === undefined ? null : (span.to - span.from) / hourMs;
    };
    expect(lengthOn("2026-10-24")).toBe(7);
    expect(lengthOn("2026-03-28")).toBe(5);
    expect(lengthOn("2026-11-24")).toBe(6);
  });

  it("are told one by one", () => {
    expect(hoursWithin(at("2026-11-20T08:30:00Z"), hourMs)).toEqual([
      { hour: 9, spans: [{ from: 0, to: 30 * minuteMs }] },
      { hour: 10, spans: [{ from: 30 * minuteMs, to: hourMs }] },
    ]);
    expect(hoursWithin(at("2026-11-20T08:30:00Z"), 0)).toEqual([]);
    expect(
      hoursWithin(at("2026-11-20T08:30:00Z"), 48 * hourMs).map(
        ({ hour }) => hour,
      ),
    ).toHaveLength(24);
  });
});
