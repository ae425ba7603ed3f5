import { expect, it } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { sector1, sector2 } from "../../../tests/builders/ids";
import { aTask } from "../../../tests/builders/work";
import { matches } from "../query/query";
import { addDays, calendarDaySchema } from "../time/calendar-day";
import type { TaskFilter } from "./filter/task-filter";
import { defaultTaskFilter, matchesTaskFilter } from "./filter/task-filter";
import { taskListQueries } from "./task-queries";
import { countedAs } from "./work-queries";

const now = new Date("2026-12-01T12:00:00Z");
const nothingKnown = { specieOf: () => null, peopleOf: () => [] };
const day = calendarDaySchema.parse("2026-12-01");
const soon = new Date("2026-12-01T12:30:00Z");
const hour = new Date("2026-12-01T13:00:00Z");
const keeper = aSession({ sectorRoles: { keeper: [sector1] } });
const manager = aSession({ sectorRoles: { management: [sector1] } });

const tasks = [sector1, sector2].flatMap((sectorId) =>
  [[], ["person"], ["other"]].flatMap((responsibleIds) =>
    [now, soon].flatMap((dueAt, index) =>
      [[], ["e1"]].map((enclosureIds) =>
        aTask({
          taskId: `${sectorId}-${responsibleIds.join()}-${String(index)}`,
          sectorIds: [sectorId],
          responsibleIds,
          enclosureIds,
          dueAt: new Date(dueAt.getTime() - 60_000),
        }),
      ),
    ),
  ),
);

const wishes: [string, Partial<TaskFilter>][] = [
  ["all", {}],
  ["late", { late: true }],
  ["a sector", { sectorId: sector1 }],
  ["another sector", { sectorId: sector2 }],
  ["nobody's", { who: "nobody" }],
  ["nobody's of a sector", { who: "nobody", sectorId: sector1 }],
  ["an enclosure", { enclosureId: "e1" }],
  ["an enclosure of a sector", { enclosureId: "e1", sectorId: sector1 }],
  ["managed", { who: "managed" }],
  ["late ones in progress", { status: "IN_PROGRESS_LATE" }],
  ["a day", { from: day, to: day }],
  ["late ones to a day", { to: day, late: true }],
  ["late ones to the day before", { to: addDays(day, -1), late: true }],
];

it.each(
  wishes.flatMap(([name, wish]) => [
    { name: `${name}, to a keeper`, wish, session: keeper },
    { name: `${name}, to a manager`, wish, session: manager },
  ]),
)("counts nothing that is not shown: $name", ({ wish, session }) => {
  const filter = { ...defaultTaskFilter, ...wish };
  for (const query of taskListQueries(session, filter, hour, 50)) {
    const question = countedAs(query, filter, now);
    if (question === null) continue;
    const counted = tasks.filter((task) => matches(question, task));
    const shown = tasks.filter(
      (task) =>
        matches(query, task) &&
        matchesTaskFilter(task, filter, now, nothingKnown),
    );
    expect(counted).toEqual(shown);
  }
});

it("has a question for what is usually asked for", () => {
  const asks = (wish: Partial<TaskFilter>) => {
    const filter = { ...defaultTaskFilter, ...wish };
    const [query] = taskListQueries(manager, filter, hour, 50);
    return query !== undefined && countedAs(query, filter, now) !== null;
  };
  for (const [name, wish] of wishes.filter(([name]) => !name.includes("of a")))
    expect(asks(wish), name).toBe(true);
  expect(asks({ who: "nobody", sectorId: sector1 })).toBe(true);
  expect(asks({ who: "mine" })).toBe(false);
  expect(asks({ today: true })).toBe(false);
});
