import type { CalendarDay } from "../../time/calendar-day";
import type { Filter, Query } from "../../query/query";
import type { Treated } from "./dose-alerts";

/** More words than people say of doses of a sector in a few days, or of one treatment. */
export const dosesMost = 500;

/** What was said of the doses of a sector, from a day on. */
export const dosesOfSectorQuery = (
  zooId: string,
  sectorId: string,
  from: CalendarDay,
): Query<"doses"> => ({
  collection: "doses",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "sectorId", op: "==", value: sectorId },
    { field: "day", op: ">=", value: from },
  ],
  orderBy: [{ field: "day", direction: "desc" }],
  limit: dosesMost,
});

/** What was said of the doses of a treatment; `sight` as rules prove it (`healthSight`). */
export const dosesOfTreatmentQuery = (
  zooId: string,
  animalId: string,
  prescriptionId: string,
  sight: readonly Filter[],
): Query<"doses"> => ({
  collection: "doses",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    ...sight,
    { field: "prescriptionId", op: "==", value: prescriptionId },
  ],
  orderBy: [{ field: "day", direction: "desc" }],
  limit: dosesMost,
});

/** What was said of the doses of a treatment from a day until another, both included; functions ask. */
export const dosesOfDaysQuery = (
  { zooId, animalId, prescriptionId }: Treated,
  from: CalendarDay,
  until: CalendarDay,
  limit: number,
): Query<"doses"> => ({
  collection: "doses",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "prescriptionId", op: "==", value: prescriptionId },
    { field: "day", op: ">=", value: from },
    { field: "day", op: "<=", value: until },
  ],
  orderBy: [{ field: "day", direction: "desc" }],
  limit,
});
