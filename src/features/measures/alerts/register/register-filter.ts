import {
  alertLevels,
  alertTypes,
  degrees,
} from "@domain/measures/alerts/alert";
import type { RegisterFilters } from "@domain/measures/alerts/register/register";
import { causeKinds } from "@domain/measures/alerts/register/causes";
import { idSchema } from "@domain/schema/fields";
import type { CalendarDay } from "@domain/time/calendar-day";
import { isCalendarDay } from "@domain/time/calendar-day";
import type { FilterPart } from "../../../../ui/list/filter/define-filter";
import {
  anId,
  defineFilter,
  flag,
  someOf,
} from "../../../../ui/list/filter/define-filter";

const id = anId((text) => idSchema.safeParse(text).success);

const day: FilterPart<CalendarDay | null> = {
  parse: (text) => (text !== null && isCalendarDay(text) ? text : null),
  write: (value) => value,
};

const degree: FilterPart<number | null> = {
  parse: (text) => degrees.find((one) => String(one) === text) ?? null,
  write: (value) => (value === null ? null : String(value)),
};

/** How the register is narrowed; the address holds exactly this. */
export const registerFilter = defineFilter<RegisterFilters>({
  type: someOf(alertTypes),
  kind: someOf(causeKinds),
  level: someOf(alertLevels),
  mine: flag,
  late: flag,
  sectorId: id,
  since: day,
  likelihood: degree,
  severity: degree,
  alertId: id,
});
