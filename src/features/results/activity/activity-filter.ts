import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import { anId, defineFilter } from "../../../ui/list/filter/define-filter";

/** So many days are reported where nobody says from when. */
export const usualDays = 30;

/** Of which days the activity is reported, and whose; the address holds exactly this. */
export interface ActivityFilters {
  /** Both days belong to the period; null: today, and a month before it. */
  since: CalendarDay | null;
  until: CalendarDay | null;
  userId: string | null;
}

const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

export const activityFilter = defineFilter<ActivityFilters>({
  since: day,
  until: day,
  userId: anId((text) => idSchema.safeParse(text).success),
});
