import * as z from "zod";
import { maxRuleLength } from "../../recurrence/rule/rule";
import { timePattern } from "../../recurrence/schedule";
import { optional, proseSchema, textSchema } from "../../schema/fields";
import { calendarDaySchema } from "../../time/calendar-day";

/** The molecules that are offered; "other" is named by hand. */
export const molecules = [
  "amoxicilline",
  "meloxicam",
  "enrofloxacine",
  "doxycycline",
  "metronidazole",
  "prednisolone",
  "fenbendazole",
  "ivermectine",
  "other",
] as const;

export const dosageUnits = ["mg", "g", "ml", "UI"] as const;
export const quantityUnits = [
  "tablets",
  "capsules",
  "ml",
  "drops",
  "puffs",
  "sachets",
] as const;
export const routes = [
  "oral",
  "im",
  "iv",
  "sc",
  "topical",
  "ophthalmic",
  "rectal",
  "inhalation",
] as const;
export const frequencies = [
  "onceDaily",
  "twiceDaily",
  "threeTimesDaily",
  "everyOtherDay",
  "weekly",
  "custom",
  "asNeeded",
] as const;
export type Frequency = (typeof frequencies)[number];

export const moleculeMax = 120;
export const posologyMax = 500;
/** Of a dosage and of a quantity. */
export const amountMost = 1_000_000;
/** Of one day. */
export const doseTimesMost = 12;

const amountSchema = z.number().positive().max(amountMost);

/** What is given, how much, how, how often and from when to when: what a revision changes. */
export const dosingFields = {
  molecule: z.enum(molecules),
  /** Its name, where it is none of those offered. */
  otherMolecule: optional(textSchema(moleculeMax)),
  /** What one dose holds of the molecule, in `dosageUnit`. */
  dosage: amountSchema,
  dosageUnit: z.enum(dosageUnits),
  /** What is given of it at once, in `quantityUnit`. */
  quantity: amountSchema,
  quantityUnit: z.enum(quantityUnits),
  route: z.enum(routes),
  posology: optional(proseSchema(posologyMax)),
  frequency: z.enum(frequencies),
  /** The rule (RFC 5545) of a custom frequency, as of tasks. */
  customFrequency: optional(textSchema(maxRuleLength)),
  /** `HH:mm` in Paris; []: as usual of the frequency. */
  times: z.array(z.string().regex(timePattern)).max(doseTimesMost).default([]),
  startDate: calendarDaySchema,
  /** The last day. */
  endDate: calendarDaySchema,
};
export const dosingSchema = z.object(dosingFields);
export type Dosing = z.infer<typeof dosingSchema>;
