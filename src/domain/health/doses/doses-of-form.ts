import type { PrescriptionForm } from "../prescriptions/form";
import { prescriptionIssues } from "../prescriptions/form";
import { addDays, isCalendarDay } from "../../time/calendar-day";
import type { PlannedDose } from "./due";
import { dosesAhead } from "./due";

/** As long as no last day is chosen, doses are looked for up to so many days after the first. */
const openDays = 365;

const rhythmFields = ["frequency", "customFrequency", "times", "startDate"];

/**
 * The first doses of what a form prescribes, at or after `now`, at most `count`; [] as long as it does not say how often and from
 * when on, and as needed.
 *
 * @example dosesOfForm({ ...once a day from tomorrow, no last day yet }, now, 12) // 08:00 of tomorrow and eleven more days
 */
export function dosesOfForm(
  form: PrescriptionForm,
  now: Date,
  count: number,
): PlannedDose[] {
  const { frequency, startDate } = form;
  if (frequency === null || startDate === null || !isCalendarDay(startDate))
    return [];
  const endDate =
    form.endDate !== null && isCalendarDay(form.endDate)
      ? form.endDate
      : addDays(startDate, openDays);
  const isUnsound = prescriptionIssues(form).some(({ field }) =>
    rhythmFields.includes(field.split(".")[0] ?? ""),
  );
  if (isUnsound) return [];
  return dosesAhead(
    {
      ...{ prescriptionId: "", animalId: "", revision: 1, revisions: [] },
      ...{ revisedAt: null, createdAt: null, endedAt: null },
      ...{ frequency, startDate, endDate, times: form.times },
      customFrequency: frequency === "custom" ? form.customFrequency : null,
    },
    now,
    count,
  );
}
