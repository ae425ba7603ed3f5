import type { SessionNarrowing } from "@domain/observation/listed";
import { listedStatuses } from "@domain/observation/obs-session";
import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { FilterPart } from "../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  someOf,
} from "../../../ui/list/filter/define-filter";

/** How the list of sessions is narrowed; the address holds exactly this. */
export interface SessionFilters extends SessionNarrowing {
  /** Both days belong to the period. */
  since: CalendarDay | null;
  until: CalendarDay | null;
}

const id = anId((text) => idSchema.safeParse(text).success);
const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

export const sessionFilter = defineFilter<SessionFilters>({
  userId: id,
  animalId: id,
  enclosureId: id,
  obsId: id,
  campaignId: id,
  status: someOf(listedStatuses),
  since: day,
  until: day,
});
