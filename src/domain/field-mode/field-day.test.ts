import { describe, expect, it } from "vitest";
import { isFieldDayOver, readFieldDay } from "./field-day";
import { fieldDayFrom } from "./new-day";

const morning = new Date("2026-11-26T07:00:00Z");

describe("fieldDayFrom", () => {
  it("ends at midnight by the clocks of Paris, in winter, in summer and on the days that are longer or shorter", () => {
    const until = (now: string) =>
      new Date(fieldDayFrom("lea", new Date(now), true).until).toISOString();
    expect(until("2026-11-26T07:00:00Z")).toBe("2026-11-26T23:00:00.000Z");
    expect(until("2026-07-01T22:30:00Z")).toBe("2026-07-02T22:00:00.000Z");
    expect(until("2026-10-24T22:00:00Z")).toBe("2026-10-25T23:00:00.000Z");
    expect(until("2026-03-28T23:00:00Z")).toBe("2026-03-29T22:00:00.000Z");
  });
});

describe("isFieldDayOver", () => {
  const day = fieldDayFrom("lea", morning, true);
  const at = (now: string) => isFieldDayOver(day, new Date(now));

  it("is over at midnight, and not a moment before", () => {
    expect(at("2026-11-26T22:59:59.999Z")).toBe(false);
    expect(at("2026-11-26T23:00:00Z")).toBe(true);
  });

  it("bears a clock that is a little behind, and is ended by one that was put back", () => {
    expect(at("2026-11-26T06:55:00Z")).toBe(false);
    expect(at("2026-11-26T06:54:59Z")).toBe(true);
  });

  it("is never longer than a day", () => {
    const week = { ...day, until: day.until + 7 * 24 * 60 * 60_000 };
    expect(isFieldDayOver(week, morning)).toBe(true);
    const longest = fieldDayFrom("lea", new Date("2026-10-24T22:00:00Z"), true);
    expect(isFieldDayOver(longest, new Date("2026-10-25T22:59:00Z"))).toBe(
      false,
    );
  });
});

it("reads what was kept, and nothing else", () => {
  const day = fieldDayFrom("lea", morning, false);
  expect(readFieldDay(JSON.stringify(day))).toEqual(day);
  for (const text of [null, "", "null", "{}", '{"uid":"lea","until":"x"}'])
    expect(readFieldDay(text)).toBeNull();
});
