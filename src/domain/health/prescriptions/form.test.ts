import { describe, expect, it } from "vitest";
import { aPrescription } from "../../../../tests/builders/health";
import type { CalendarDay } from "../../time/calendar-day";
import type { PrescriptionForm } from "./form";
import {
  endIssues,
  endValues,
  formOfPrescription,
  newPrescriptionForm,
  prescriptionIssues,
  prescriptionValues,
} from "./form";

const today = "2026-11-20" as CalendarDay;
const filled = (more: Partial<PrescriptionForm> = {}): PrescriptionForm => ({
  ...formOfPrescription(aPrescription()),
  ...more,
});
const fields = (form: PrescriptionForm) =>
  prescriptionIssues(form).map(({ field, code }) => `${field} ${code}`);

describe("a prescription", () => {
  it("says what it lacks, in the order of its fields", () => {
    expect(fields(newPrescriptionForm([], null, today))).toEqual([
      "animalIds animalRequired",
      "molecule required",
      "dosage required",
      "quantity required",
      "route required",
      "frequency required",
      "endDate required",
      "treatmentReason required",
      "prescriberId required",
    ]);
    expect(fields(filled())).toEqual([]);
  });

  it.each<[string, Partial<PrescriptionForm>, string[]]>([
    [
      "names another molecule",
      { molecule: "other" },
      ["otherMolecule required"],
    ],
    ["is of more than nothing", { dosage: 0 }, ["dosage positive"]],
    ["is a number", { quantity: NaN }, ["quantity number"]],
    [
      "ends on its first day at the earliest",
      { endDate: "2026-11-17" },
      ["endDate endBeforeStart"],
    ],
    ["may end on its first day", { endDate: "2026-11-18" }, []],
    [
      "began in a year that was not mistyped",
      { startDate: "0206-11-18" },
      ["startDate invalid"],
    ],
    [
      "has a rule of its own",
      { frequency: "custom" },
      ["customFrequency required"],
    ],
    [
      "that can be run",
      { frequency: "custom", customFrequency: "FREQ=HOURLY" },
      ["customFrequency rule"],
    ],
    [
      "one that can",
      { frequency: "custom", customFrequency: "FREQ=DAILY;INTERVAL=3" },
      [],
    ],
    ["has times of day", { times: ["25:00"] }, ["times.0 time"]],
    [
      "has as many as its frequency says",
      { frequency: "threeTimesDaily", times: ["08:00", "08:00", "20:00"] },
      ["times timesOfFrequency"],
    ],
    [
      "may leave them out, which is as usual",
      { frequency: "threeTimesDaily", times: [] },
      [],
    ],
    [
      "has as many as it likes every other day",
      { frequency: "everyOtherDay", times: ["08:00", "20:00"] },
      [],
    ],
  ])("%s", (_, more, issues) => {
    expect(fields(filled(more))).toEqual(issues);
  });

  it("keeps no name of a molecule that is offered, no rule of another frequency", () => {
    expect(
      prescriptionValues(
        filled({ otherMolecule: "x", customFrequency: "FREQ=DAILY" }),
      ),
    ).toMatchObject({ otherMolecule: null, customFrequency: null });
    expect(prescriptionValues(filled({ molecule: null }))).toBeNull();
  });
});

describe("an end", () => {
  const form = {
    endReason: "recovery" as const,
    actualEndDate: "2026-11-20",
    endNote: "",
  };
  const issues = (more: object) =>
    endIssues({ ...form, ...more }, "2026-11-18" as CalendarDay, today).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it("has a reason and a day, from the first until today", () => {
    expect(issues({})).toEqual([]);
    expect(issues({ endReason: null })).toEqual(["endReason required"]);
    expect(issues({ actualEndDate: null })).toEqual(["actualEndDate required"]);
    expect(issues({ actualEndDate: "2026-11-21" })).toEqual([
      "actualEndDate dayFuture",
    ]);
    expect(issues({ actualEndDate: "2026-11-17" })).toEqual([
      "actualEndDate endBeforeStart",
    ]);
    expect(endValues(form, "vet")).toEqual({
      endReason: "recovery",
      actualEndDate: "2026-11-20",
      endNote: null,
      endedBy: "vet",
    });
  });
});
