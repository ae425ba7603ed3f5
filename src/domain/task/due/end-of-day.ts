import type { CalendarDay } from "../../time/calendar-day";
import { wallToInstant } from "../../time/paris";
import { wallTimeOf } from "../../time/wall-time";

/** The end of a day of Paris: what is due on it is late once it is over. */
export const endOfDay = (day: CalendarDay): Date =>
  wallToInstant(wallTimeOf(day, "23:59"));
