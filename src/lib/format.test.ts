import { describe, expect, it } from "vitest";
import {
  byName,
  dayOf,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonth,
  formatNamedDay,
  formatNumber,
} from "./format";
import { languages } from "./i18n/languages";

const noon = new Date("2026-11-20T11:00:00Z");

describe("dates", () => {
  it("are those of Paris, whatever the machine's zone", () => {
    expect(dayOf(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
    expect(formatMoment(new Date("2026-11-20T22:59:00Z"), noon, "fr")).toBe(
      "aujourd’hui 23:59",
    );
  });

  it("count days over the change of hour", () => {
    const before = new Date("2026-03-28T22:30:00Z");
    const after = new Date("2026-03-29T21:30:00Z");
    expect(daysBetween(before, after)).toBe(1);
  });

  it("are words when near, weekdays within a week, dates beyond", () => {
    const day = (date: string) =>
      formatDay(new Date(`${date}T12:00:00Z`), noon, "en");
    expect(day("2026-11-19")).toBe("yesterday");
    expect(day("2026-11-21")).toBe("tomorrow");
    expect(day("2026-11-24")).toBe("Tuesday");
    expect(day("2026-11-27")).toBe("27 Nov");
    expect(day("2026-11-16")).toBe("16 Nov");
    expect(day("2027-01-01")).toBe("1 Jan 2027");
    expect(day("2025-11-20")).toBe("20 Nov 2025");
  });

  it("call the day before yesterday by its name where the language has one", () => {
    const moment = (language: "fr" | "de" | "en") =>
      formatMoment(new Date("2026-11-18T19:00:00Z"), noon, language);
    expect(moment("de")).toBe("vorgestern 20:00");
    expect(moment("fr")).toBe("avant-hier 20:00");
    expect(moment("en")).toBe("18 Nov, 20:00");
  });

  it("name their year beside now only where it is another, by the calendar of Paris", () => {
    const moment = (far: string, language: "fr" | "de" = "fr") =>
      formatMoment(new Date(far), noon, language);
    expect(moment("2026-12-31T22:59:00Z")).toBe("31 déc., 23:59");
    expect(moment("2026-12-31T23:00:00Z")).toBe("1er janv. 2027, 00:00");
    expect(moment("2026-11-16T13:05:00Z", "de")).toBe("16. Nov., 14:05");
  });

  it("are written in one form where they have no nearer name", () => {
    for (const language of languages) {
      const far = new Date("2027-11-27T13:05:00Z");
      expect(formatMoment(far, noon, language)).toBe(
        formatDateTime(far, language),
      );
      expect(
        formatMoment(new Date("2026-11-16T13:05:00Z"), noon, language),
      ).not.toContain("2026");
    }
    expect(formatMonth("2023-03", "fr")).toBe("mars 2023");
    expect(formatMonth("2023-03", "de")).toBe("März 2023");
  });

  it("have words in every language", () => {
    const seen = languages.map((language) => formatDate(noon, language));
    expect(seen.every((text) => text.includes("2026"))).toBe(true);
  });
});

it("writes numbers as the language does", () => {
  expect(formatNumber(1234.5, "de")).toBe("1.234,5");
  expect(formatNumber(1234.5, "en")).toBe("1,234.5");
});

it("sorts names without regard to accents, numbers by value", () => {
  const names = ["Zone 10", "Éden", "Zone 9", "eau"];
  expect(names.sort(byName("fr"))).toEqual([
    "eau",
    "Éden",
    "Zone 9",
    "Zone 10",
  ]);
});

it("calls a day by its name and its date; its year where it is another, or nobody says when it is read", () => {
  const named = (iso: string, now: Date | null = noon) =>
    formatNamedDay(new Date(iso), now, "fr");
  expect(named("2026-11-20T20:00:00Z")).toBe(
    "Aujourd’hui, vendredi 20 novembre",
  );
  expect(named("2026-11-24T08:00:00Z")).toBe("Mardi 24 novembre");
  expect(named("2027-01-01T08:00:00Z")).toBe("Vendredi 1er janvier 2027");
  expect(named("2026-11-20T20:00:00Z", null)).toBe("Vendredi 20 novembre 2026");
});
