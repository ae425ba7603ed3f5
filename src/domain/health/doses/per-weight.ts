import type { CalendarDay } from "../../time/calendar-day";
import { daysBetween } from "../../time/calendar-day";
import type { Dosing } from "../prescriptions/dosing";

/** A weight older than so many days is told as old. */
const weightOldDays = 30;

/** A weight that is known, in kg, and its day. */
interface KnownWeight {
  kg: number;
  day: CalendarDay;
}

/** What one dose is for the weight of its animal. */
interface PerWeight {
  mgPerKg: number;
  ageDays: number;
  isOld: boolean;
}

/** In mg; what is no mass has none. */
const mgOf = ({
  dosage,
  dosageUnit,
}: Pick<Dosing, "dosage" | "dosageUnit">): number | null => {
  if (dosageUnit === "mg") return dosage;
  return dosageUnit === "g" ? dosage * 1000 : null;
};

/**
 * How many mg a kg one dose is, by the last weight and how old that is; null where the dosage is no mass, or no weight above 0
 * is known.
 *
 * @example perWeight({ dosage: 1.5, dosageUnit: "mg" }, { kg: 3, day: "2026-06-01" }, "2026-06-11")
 * // { mgPerKg: 0.5, ageDays: 10, isOld: false }
 */
export function perWeight(
  dosing: Pick<Dosing, "dosage" | "dosageUnit">,
  weight: KnownWeight | null,
  today: CalendarDay,
): PerWeight | null {
  const mg = mgOf(dosing);
  if (mg === null || weight === null || !(weight.kg > 0)) return null;
  const ageDays = Math.max(0, daysBetween(weight.day, today));
  return { mgPerKg: mg / weight.kg, ageDays, isOld: ageDays > weightOldDays };
}
