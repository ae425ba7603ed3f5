import type { Dose } from "@domain/health/doses/dose";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { aDose, aPrescription } from "../builders/health";

/** The rules take doses near the day on which they are tried alone. */
export const today = parisDay(new Date());

/** `aPrescription()`, which still goes on today. */
export const goingOn = () => aPrescription({ endDate: addDays(today, 10) });

/** What "author" did today about a dose of it, as needed unless it has a time. */
export const doseToday = (dose: Partial<Dose> = {}): Dose =>
  aDose({ day: today, dueAt: null, ...dose });
