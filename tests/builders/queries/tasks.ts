import {
  bellQueries,
  fullBellQueries,
  openTasksNaming,
} from "@domain/task/task-queries";
import type { TaskFilter } from "@domain/task/filter/task-filter";
import { defaultTaskFilter } from "@domain/task/filter/task-filter";
import { calendarDaySchema } from "@domain/time/calendar-day";
import type { Asked, CataloguePlaces } from "../query-entry";

/** Every way in which the list of tasks can be narrowed, in the given places. */
export function taskFilters({
  sectorId,
  enclosureId,
}: CataloguePlaces): TaskFilter[] {
  const statuses = ["todo", "DONE"] as const;
  const people = ["all", "mine", "managed", "nobody"] as const;
  const nowhere = { sectorId: null, enclosureId: null, animalId: null };
  const placed = [
    nowhere,
    { ...nowhere, sectorId },
    { ...nowhere, enclosureId },
    { ...nowhere, animalId: "animal" },
  ].flatMap((place) =>
    statuses.flatMap((status) =>
      (["late", "today", null] as const).flatMap((when) =>
        people.map((who) => ({
          ...defaultTaskFilter,
          status,
          late: when === "late",
          today: when === "today",
          who,
          ...place,
        })),
      ),
    ),
  );
  const named = statuses.flatMap((status) =>
    [false, true].map((today) => ({
      ...defaultTaskFilter,
      status,
      today,
      personId: "person",
    })),
  );
  const december = {
    ...defaultTaskFilter,
    from: calendarDaySchema.parse("2026-12-01"),
    to: calendarDaySchema.parse("2026-12-31"),
  };
  return [...placed, ...named, december];
}

/** What the bell asks, and who leaves an establishment of what asks for them there. */
export const asked: Asked = {
  work: [
    { builder: bellQueries, queries: bellQueries },
    {
      builder: fullBellQueries,
      queries: (session, { now }) => fullBellQueries(session, now),
    },
    {
      builder: openTasksNaming,
      queries: ({ zooId, uid }) => openTasksNaming(zooId, uid),
    },
  ],
};
