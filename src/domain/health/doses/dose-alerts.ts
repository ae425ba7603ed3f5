import { inSector } from "../../access/in-sector";
import { causeId } from "../../measures/alerts/alert";
import type { Cause } from "../../measures/alerts/told";
import type { CalendarDay } from "../../time/calendar-day";
import { startOfDay, wallToInstant } from "../../time/paris";
import { wallTimeOf } from "../../time/wall-time";
import type { Dose } from "./dose";

/** The treatment that an alert of doses is of. */
export type Treated = Pick<Dose, "zooId" | "animalId" | "prescriptionId">;

/** The cause of doses of a treatment given twice, or missed: it says which treatment, nothing of what is given. */
export const doseCause = (
  kind: "doseTwice" | "doseMissed",
  { zooId, animalId, prescriptionId }: Treated,
  sectorId: string | null,
): Cause => ({
  kind,
  id: causeId(kind, animalId, prescriptionId),
  foundBy: prescriptionId,
  zooId,
  class: "health",
  subject: { kind: "animal", id: animalId, areaId: null },
  sectorIds: inSector(sectorId),
  text: kind,
  values: { prescriptionId },
});

/**
 * The instant of a slot of a day of Paris, whoever planned it and whatever was said of when it was due.
 *
 * @example slotInstant("2026-11-20", "0800") // 2026-11-20T07:00:00Z; "n60": a minute after midnight there
 */
export function slotInstant(day: CalendarDay, slot: Dose["slot"]): Date {
  if (slot.startsWith("n")) {
    const seconds = Number(slot.slice(1));
    return new Date(startOfDay(day).getTime() + seconds * 1000);
  }
  return wallToInstant(wallTimeOf(day, `${slot.slice(0, 2)}:${slot.slice(2)}`));
}
