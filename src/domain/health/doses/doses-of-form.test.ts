import { expect, it } from "vitest";
import type { CalendarDay } from "../../time/calendar-day";
import type { PrescriptionForm } from "../prescriptions/form";
import { newPrescriptionForm } from "../prescriptions/form";
import { dosesOfForm } from "./doses-of-form";

const now = new Date("2026-11-20T10:00:00Z");
const form = (more: Partial<PrescriptionForm>): PrescriptionForm => ({
  ...newPrescriptionForm(["a1"], "vet", "2026-11-20" as CalendarDay),
  ...more,
});
const doses = (more: Partial<PrescriptionForm>, count = 3) =>
  dosesOfForm(form(more), now, count).map(({ dueAt }) =>
    dueAt.toISOString().slice(5, 16),
  );

it("shows the first doses of a form before its last day is chosen", () => {
  expect(doses({ frequency: "twiceDaily" })).toEqual([
    "11-20T19:00",
    "11-21T07:00",
    "11-21T19:00",
  ]);
  expect(doses({ frequency: "onceDaily", times: ["12:30"] }, 2)).toEqual([
    "11-20T11:30",
    "11-21T11:30",
  ]);
});

it("shows no more than are given, and none of what is not said or as needed", () => {
  expect(doses({ frequency: "onceDaily", endDate: "2026-11-22" }, 12)).toEqual([
    "11-21T07:00",
    "11-22T07:00",
  ]);
  expect(doses({})).toEqual([]);
  expect(doses({ frequency: "asNeeded" })).toEqual([]);
  expect(doses({ frequency: "onceDaily", startDate: null })).toEqual([]);
  expect(doses({ frequency: "onceDaily", times: ["25:00"] })).toEqual([]);
  expect(doses({ frequency: "custom", customFrequency: "FREQ=" })).toEqual([]);
});

it("shows those of a rule at its own times of day", () => {
  expect(
    doses({
      frequency: "custom",
      customFrequency: "FREQ=DAILY;INTERVAL=3",
      times: ["07:00", "18:00"],
    }),
  ).toEqual(["11-20T17:00", "11-23T06:00", "11-23T17:00"]);
});
