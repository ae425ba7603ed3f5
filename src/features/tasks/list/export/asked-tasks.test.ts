import { exportAskedSchema } from "@domain/export/asked";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { expect, it } from "vitest";
import { askedTasks } from "./asked-tasks";

const day = (text: string) => calendarDaySchema.parse(text);
const today = day("2026-11-20");

it.each<[Partial<TaskFilter>, string, string]>([
  [{}, "2026-05-24", "2027-05-19"],
  [{ late: true, status: "DONE" }, "2026-05-24", "2027-05-19"],
  [{ status: "DONE" }, "2026-10-21", "2026-11-20"],
  [
    { from: day("2026-11-01"), to: day("2026-11-02") },
    "2026-11-01",
    "2026-11-02",
  ],
])("a list narrowed to %j is a file from %s to %s", (wish, since, until) => {
  const filter = { ...defaultTaskFilter, sectorId: "s1", ...wish };
  const asked = askedTasks(filter, today);
  expect(asked).toMatchObject({
    ...{ kind: "tasks", sectorId: "s1", period: { since, until } },
    narrowed: { status: filter.status, late: filter.late },
  });
  expect(exportAskedSchema.parse(asked)).toEqual(asked);
});
