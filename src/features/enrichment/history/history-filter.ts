import type { MovementFilter } from "@domain/enrichment/enrichment-queries";
import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays, isCalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import { anId, defineFilter } from "../../../ui/list/filter/define-filter";

/** How the history of movements is narrowed; the address holds exactly this. */
export interface HistoryFilters {
  enrichmentId: string | null;
  enclosureId: string | null;
  userId: string | null;
  since: CalendarDay | null;
  until: CalendarDay | null;
}

const id = anId((text) => idSchema.safeParse(text).success);
const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

export const historyFilter = defineFilter<HistoryFilters>({
  enrichmentId: id,
  enclosureId: id,
  userId: id,
  since: day,
  until: day,
});

/** What is asked for; both days belong to the period. */
export const askedOf = (filters: HistoryFilters): MovementFilter => ({
  enrichmentId: filters.enrichmentId,
  enclosureId: filters.enclosureId,
  by: filters.userId,
  from: filters.since === null ? null : startOfDay(filters.since),
  until: filters.until === null ? null : startOfDay(addDays(filters.until, 1)),
});
