import type { EventKind } from "@domain/event/event";
import { eventKinds } from "@domain/event/event";
import type { EventFilter } from "@domain/event/event-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays, isCalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import { defineFilter, someOf } from "../../../ui/list/filter/define-filter";
import type { About } from "../parts/about";
import { aboutParts, isAnId, settled, tokenIn } from "../parts/about";

/** How the timeline is narrowed; the address holds exactly this. */
export interface TimelineFilters extends About {
  kind: EventKind | null;
  userId: string | null;
  since: CalendarDay | null;
  until: CalendarDay | null;
  /** The event that stands for others, which are shown each. */
  operation: string | null;
}

const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

export const timelineFilter = defineFilter<TimelineFilters>(
  {
    kind: someOf(eventKinds),
    ...aboutParts,
    userId: isAnId,
    since: day,
    until: day,
    operation: isAnId,
  },
  settled,
);

/** What is asked for; both days belong to the period. */
export const askedOf = (filters: TimelineFilters): EventFilter => ({
  kind: filters.kind,
  by: filters.userId,
  about: tokenIn(filters),
  from: filters.since === null ? null : startOfDay(filters.since),
  until: filters.until === null ? null : startOfDay(addDays(filters.until, 1)),
});
