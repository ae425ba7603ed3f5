import type { AskedOf } from "@domain/export/asked";
import { tasksNarrowedSchema } from "@domain/export/narrowed";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import { isToDo } from "@domain/task/filter/task-filter";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { listedPeriod } from "../../../shared/exporting/lately";

/** So many days back and ahead goes a file of what is to be done, and back one of what was. */
const aroundDays = 180;
const backDays = 30;

/** The file of what the list shows, but for what is searched in words. */
export function askedTasks(
  { sectorId, from, to, ...filter }: TaskFilter,
  today: CalendarDay,
): AskedOf<"tasks"> {
  const isAhead = filter.late || isToDo(filter.status);
  const usual = {
    since: addDays(today, isAhead ? -aroundDays : -backDays),
    until: isAhead ? addDays(today, aroundDays) : today,
  };
  return {
    kind: "tasks",
    period: listedPeriod({ since: from, until: to }, usual),
    sectorId,
    narrowed: tasksNarrowedSchema.parse(filter),
  };
}
