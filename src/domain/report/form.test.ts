import { expect, it } from "vitest";
import { calendarDaySchema } from "../time/calendar-day";
import type { ReportForm } from "./form";
import { reportIssues } from "./form";

const day = (text: string) => calendarDaySchema.parse(text);
const form: ReportForm = {
  title: "Bien-être 2026",
  language: "fr",
  from: day("2026-01-01"),
  to: day("2026-12-31"),
  sectorIds: [],
};
const codes = (change: Partial<ReportForm>) =>
  reportIssues({ ...form, ...change }).map(
    ({ field, code }) => `${field} ${code}`,
  );

it("wants both days of its period, the last not before the first", () => {
  expect(codes({})).toEqual([]);
  expect(codes({ to: form.from })).toEqual([]);
  expect(codes({ to: day("2025-12-31") })).toEqual(["to endBeforeStart"]);
  expect(codes({ from: null })).toEqual(["from required"]);
  expect(codes({ to: null })).toEqual(["to required"]);
  expect(codes({ title: " " })).toEqual(["title required"]);
});
