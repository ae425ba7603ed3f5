import * as z from "zod";
import { changesMax } from "../../record/save";
import { ruleProblem } from "../../recurrence/validate-schedule";
import { timePattern } from "../../recurrence/schedule";
import { idSchema } from "../../schema/fields";
import {
  chosen,
  formIssues,
  freeText,
  requiredText,
  requiredDay,
} from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { wallToInstant } from "../../time/paris";
import { firstUsually } from "../doses/usual-times";
import { wallTimeOf } from "../../time/wall-time";
import type { Dosing } from "./dosing";
import {
  amountMost,
  dosageUnits,
  doseTimesMost,
  frequencies,
  molecules,
  posologyMax,
  quantityUnits,
  routes,
} from "./dosing";
import { moleculeMax } from "./dosing";
import type { Prescription } from "./prescription";
import { endReasons, prescriptionNotesMax, reasonMax } from "./prescription";
import { timesIssue } from "./times-issue";

const amountField = chosen(
  z
    .number({ error: "number" })
    .positive({ error: "positive" })
    .max(amountMost, { error: "tooMuch" }),
);

/** What a veterinarian fills in of a prescription; null is what is not chosen yet. */
export const prescriptionFormSchema = z.object({
  animalIds: z
    .array(idSchema)
    .min(1, "animalRequired")
    .max(changesMax, "tooMuch"),
  molecule: chosen(z.enum(molecules)),
  otherMolecule: freeText(moleculeMax),
  dosage: amountField,
  dosageUnit: z.enum(dosageUnits),
  quantity: amountField,
  quantityUnit: z.enum(quantityUnits),
  route: chosen(z.enum(routes)),
  posology: freeText(posologyMax),
  frequency: chosen(z.enum(frequencies)),
  customFrequency: z.string().trim(),
  times: z
    .array(z.string().regex(timePattern, "time"))
    .max(doseTimesMost, "tooMuch"),
  startDate: requiredDay,
  endDate: requiredDay,
  treatmentReason: requiredText(reasonMax),
  notes: freeText(prescriptionNotesMax),
  prescriberId: chosen(idSchema),
});
export type PrescriptionForm = z.input<typeof prescriptionFormSchema>;

/** A form of a new one, of these animals, by whoever fills it in, from today on, for a reason that may be known. */
export const newPrescriptionForm = (
  animalIds: string[],
  prescriberId: string | null,
  today: CalendarDay,
  treatmentReason = "",
): PrescriptionForm => ({
  animalIds,
  molecule: null,
  otherMolecule: "",
  dosage: null,
  dosageUnit: "mg",
  quantity: null,
  quantityUnit: "tablets",
  route: null,
  posology: "",
  frequency: null,
  customFrequency: "",
  times: [],
  startDate: today,
  endDate: null,
  treatmentReason,
  notes: "",
  prescriberId,
});

/** The form of one there is. */
export const formOfPrescription = (one: Prescription): PrescriptionForm => ({
  animalIds: [one.animalId],
  molecule: one.molecule,
  otherMolecule: one.otherMolecule ?? "",
  dosage: one.dosage,
  dosageUnit: one.dosageUnit,
  quantity: one.quantity,
  quantityUnit: one.quantityUnit,
  route: one.route,
  posology: one.posology ?? "",
  frequency: one.frequency,
  customFrequency: one.customFrequency ?? "",
  times: [...one.times],
  startDate: one.startDate,
  endDate: one.endDate,
  treatmentReason: one.treatmentReason,
  notes: one.notes ?? "",
  prescriberId: one.prescriberId,
});

type Checked = Pick<
  Dosing,
  | "molecule"
  | "otherMolecule"
  | "frequency"
  | "customFrequency"
  | "startDate"
  | "endDate"
  | "times"
>;

/** No treatment that is kept here began before: of each day since its first one its doses are reckoned. */
export const firstTreatedDay = "2000-01-01" as CalendarDay;

/** What is wrong across the fields of a dosing: what is "other" or custom is said, it begins in our time and ends no sooner than that. */
export function dosingIssues(dosing: Checked): Issue[] {
  const issues: Issue[] = [];
  const { molecule, otherMolecule, frequency, customFrequency } = dosing;
  if (molecule === "other" && (otherMolecule ?? "").trim() === "")
    issues.push({ field: "otherMolecule", code: "required" });
  if (frequency === "custom") issues.push(...customIssues(dosing));
  if (frequency !== "custom" && (customFrequency ?? "") !== "")
    issues.push({ field: "customFrequency", code: "invalid" });
  if (dosing.startDate < firstTreatedDay)
    issues.push({ field: "startDate", code: "invalid" });
  if (dosing.endDate < dosing.startDate)
    issues.push({ field: "endDate", code: "endBeforeStart" });
  return issues;
}

function customIssues({ customFrequency, startDate, times }: Checked): Issue[] {
  const field = "customFrequency";
  const rrule = customFrequency ?? "";
  if (rrule.trim() === "") return [{ field, code: "required" }];
  const problem = ruleProblem({
    startAt: wallToInstant(wallTimeOf(startDate, times[0] ?? firstUsually)),
    recurrence: "CUSTOM",
    recurrenceTime: null,
    recurrenceInterval: null,
    recurrenceDayOfWeek: [],
    recurrenceDayOfMonth: null,
    recurrenceMonthOfYear: null,
    rrule,
  });
  return problem === null ? [] : [{ field, code: "rule", values: { problem } }];
}

const orNull = (text: string): string | null =>
  text.trim() === "" ? null : text.trim();

/** The stored fields of a sound form; of one that is not, null. */
export function prescriptionValues(form: PrescriptionForm) {
  const { success, data } = prescriptionFormSchema.safeParse(form);
  if (!success) return null;
  const { animalIds: _, ...given } = data;
  const isCustom = data.frequency === "custom";
  return {
    ...given,
    otherMolecule:
      data.molecule === "other" ? orNull(data.otherMolecule) : null,
    customFrequency: isCustom ? orNull(data.customFrequency) : null,
    times: data.frequency === "asNeeded" ? [] : data.times,
    posology: orNull(data.posology),
    startDate: data.startDate,
    endDate: data.endDate,
    notes: orNull(data.notes),
    prescriberId: data.prescriberId,
  };
}

/** The issues of a prescription's form, in the order of its fields; [] when it may be sent. */
export function prescriptionIssues(form: PrescriptionForm): Issue[] {
  const plain = formIssues(prescriptionFormSchema, form);
  const { molecule, frequency, startDate, endDate } = form;
  const across = dosingIssues({
    molecule: molecule ?? "amoxicilline",
    otherMolecule: form.otherMolecule,
    frequency: frequency ?? "onceDaily",
    customFrequency: frequency === "custom" ? form.customFrequency : null,
    times: form.times,
    startDate: (startDate ?? firstTreatedDay) as CalendarDay,
    endDate: (endDate ?? "9999-12-31") as CalendarDay,
  });
  const order = Object.keys(prescriptionFormSchema.shape);
  const placeOf = ({ field }: Issue) =>
    order.indexOf(field.split(".")[0] ?? "");
  // What is stored already stays sound: this is asked of who fills in the form.
  const areTimes = plain.every(({ field }) => !field.startsWith("times"));
  if (frequency !== null && areTimes)
    across.push(...timesIssue({ frequency, times: form.times }));
  return [...plain, ...across].sort((a, b) => placeOf(a) - placeOf(b));
}

/** What is filled in to end a treatment: why, on which day, and a word. */
export const endFormSchema = z.object({
  endReason: chosen(z.enum(endReasons)),
  actualEndDate: requiredDay,
  endNote: freeText(reasonMax),
});
export type EndForm = z.input<typeof endFormSchema>;

/** The issues of ending a treatment that began on `startDate`, by `today`: not before it began, not in the future. */
export function endIssues(
  form: EndForm,
  startDate: CalendarDay,
  today: CalendarDay,
): Issue[] {
  const issues = formIssues(endFormSchema, form);
  const { actualEndDate } = form;
  if (actualEndDate === null) return issues;
  if (actualEndDate > today)
    issues.push({ field: "actualEndDate", code: "dayFuture" });
  if (actualEndDate < startDate)
    issues.push({ field: "actualEndDate", code: "endBeforeStart" });
  return issues;
}

/** The stored fields of an end; null for a form that is not whole. */
export function endValues(form: EndForm, by: string) {
  const { success, data } = endFormSchema.safeParse(form);
  if (!success) return null;
  return {
    endReason: data.endReason,
    actualEndDate: data.actualEndDate,
    endNote: orNull(data.endNote),
    endedBy: by,
  };
}
