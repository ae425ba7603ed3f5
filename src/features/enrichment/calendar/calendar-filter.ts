import type { CalendarView } from "@domain/enrichment/calendar/weeks";
import { calendarViews } from "@domain/enrichment/calendar/weeks";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import {
  anId,
  defineFilter,
  oneOf,
} from "../../../ui/list/filter/define-filter";

/** What a calendar shows; the address holds exactly this. */
export interface CalendarFilters {
  view: CalendarView;
  /** The day it is opened at; null: today. */
  day: CalendarDay | null;
  sectorId: string | null;
  enclosureId: string | null;
  enrichmentId: string | null;
}

const id = anId((text) => idSchema.safeParse(text).success);

export const calendarFilter = defineFilter<CalendarFilters>({
  view: oneOf(calendarViews),
  day: {
    parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
    write: (day) => day,
  },
  sectorId: id,
  enclosureId: id,
  enrichmentId: id,
});

/** What narrows, and not where in time one looks. */
export const narrowing = (values: CalendarFilters, fixed: boolean) =>
  calendarFilter
    .chips(values)
    .filter(({ name }) => name !== "view" && name !== "day")
    .filter(({ name }) => !fixed || name !== "enrichmentId");

type Placed = Pick<
  EnrichmentSession,
  "sectorIds" | "enclosureIds" | "enrichmentId"
>;

/** Whether a calendar shows a session, its days aside. */
export const wantsSession = (
  session: Placed,
  { sectorId, enclosureId, enrichmentId }: CalendarFilters,
): boolean =>
  (sectorId === null || session.sectorIds.includes(sectorId)) &&
  (enclosureId === null || session.enclosureIds.includes(enclosureId)) &&
  (enrichmentId === null || session.enrichmentId === enrichmentId);
